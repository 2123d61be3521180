/** What is to be said back. Only what does not repeat anybody's words may be remembered. */
export interface SpokenReply {
  readonly text: string;
  readonly fixed: boolean;
}

/** Every fixed reply there is; some 6 MB if all of them were said. */
const MOST_KEPT = 64;

interface SpokenReplies {
  readonly spoken: (reply: SpokenReply, speak: (text: string) => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** The same few sentences are said again and again; those that repeat somebody's words are not kept. */
export const createSpokenReplies = (): SpokenReplies => {
  const kept = new Map<string, Uint8Array>();
  return {
    spoken: async ({ text, fixed }, speak) => {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const pcm = await speak(text);
      if (fixed && kept.size < MOST_KEPT) kept.set(text, pcm);
      return pcm;
    },
  };
};
