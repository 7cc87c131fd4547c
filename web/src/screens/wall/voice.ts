import type { Language } from "../../lib/catalogue";

/** Whether this browser can speak. */
export const CAN_SPEAK = "speechSynthesis" in window;

/** Say it after whatever is being said; done when it was said, or can't be. */
export function say(text: string, language: Language): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.voice = voiceOf(language);
  return new Promise((done) => {
    utterance.onend = utterance.onerror = () => done();
    speechSynthesis.speak(utterance);
  });
}

/** Stop in the middle of a word. */
export function hush(): void {
  if (CAN_SPEAK) speechSynthesis.cancel();
}

/** A voice of that language; the device's own before one that needs the network. */
function voiceOf(language: Language): SpeechSynthesisVoice | null {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.slice(0, 2).toLowerCase() === language);
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}
