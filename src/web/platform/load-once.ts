/** What `load` brings, brought once; after a failure the next call tries again. */
export const bringOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let brought: Promise<Value> | null = null;
  return () => {
    brought ??= load().catch((error: unknown) => {
      brought = null;
      throw error;
    });
    return brought;
  };
};
