const bounds = { minutesMs: 600_000, people: 1000 } as const;

/** How often within ten minutes, for so many at a time; the next ten minutes start afresh. */
export const createCounts = (now: () => number): { readonly add: (key: string) => number } => {
  let ends = 0;
  const counts = new Map<string, number>();
  return {
    add: (key) => {
      if (now() >= ends || counts.size >= bounds.people) {
        ends = now() + bounds.minutesMs;
        counts.clear();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
  };
};
