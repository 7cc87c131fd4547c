/**
 * The line to the table that was asked for, called while the rest of the page is still on its way.
 *
 * This stands in a file of its own, which comes first. Whoever takes the line hears from it all
 * that it has heard; one that broke meanwhile is called again by who wanted it.
 */

interface Early {
  socket: WebSocket;
  heard: string[];
  /** What is heard first. */
  first: Promise<string>;
}

export const TABLE = /^\/t\/(?<code>[^/]+)\/?$/;

let waiting: Early | null = call();

/** Where the line to a table is called. */
export function socketOf(code: string, since = ""): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket${since}`;
}

/** What is heard first of the table that was asked for, if nobody has taken its line yet. */
export function foretold(): Promise<string> | undefined {
  return waiting?.first;
}

/** The line to this table, if it stands; nobody else can have it then. */
export function take(code: string): Early | null {
  const early = waiting;
  if (early?.socket.url !== socketOf(code)) return null;
  waiting = null;
  return early.socket.readyState <= WebSocket.OPEN ? early : null;
}

function call(): Early | null {
  const code = TABLE.exec(location.pathname)?.groups?.code;
  if (!code) return null;
  const socket = new WebSocket(socketOf(decodeURIComponent(code).toUpperCase()));
  const heard: string[] = [];
  const first = new Promise<string>((done) => {
    socket.onmessage = ({ data }) => {
      heard.push(data);
      done(data);
    };
  });
  return { socket, heard, first };
}
