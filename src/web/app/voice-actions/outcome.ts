/** What became of something that was said. */
export interface Outcome {
  /** Shown and spoken. */
  readonly reply: string;
  /** Puts everything back as it was; null where nothing changed. */
  readonly undo: (() => Promise<void>) | null;
  /** Whether what was asked for has been done. */
  readonly done: boolean;
}

export const did = (reply: string, undo: (() => void | Promise<void>) | null = null): Outcome => ({
  reply,
  undo: undo === null ? null : async () => undo(),
  done: true,
});

export const didNot = (reply: string): Outcome => ({ reply, undo: null, done: false });
