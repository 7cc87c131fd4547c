import type { Rolldown } from "vite";

/** A file of the build with all that it imports, and their styles. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const file = bundle[name];
  if (found.has(name) || file?.type !== "chunk") return found;
  found.add(name);
  for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of file.imports) filesOf(bundle, other, found);
  return found;
}
