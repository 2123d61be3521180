interface Kept {
  readonly userId: string | null;
  readonly undo: () => Promise<void>;
}

const most = 10;

let kept: readonly Kept[] = [];

/** Keeps how something said is taken back, and gives it back as a thing that can be done once. */
export const rememberUndo = (userId: string | null, undo: () => Promise<void>): (() => Promise<void>) => {
  let used = false;
  const entry: Kept = {
    userId,
    undo: async () => {
      if (used) return;
      used = true;
      kept = kept.filter((other) => other !== entry);
      await undo();
    },
  };
  kept = [...kept, entry].slice(-most);
  return entry.undo;
};

/** How the last thing this person said is taken back; null for nothing left. Nobody takes back what another said. */
export const lastUndo = (userId: string | null): (() => Promise<void>) | null =>
  kept.findLast((entry) => entry.userId === userId)?.undo ?? null;
