/** How much of something each caller used lately: what is used counts half after the half-life, and is forgotten in the end. */
export interface RecentUse {
  readonly add: (caller: string, amount: number) => void;
  readonly of: (caller: string) => number;
}

// Whoever calls from many places at once costs a few bytes each, and not more places than these are remembered.
const mostCallers = 5000;

export const createRecentUse = (options: {
  readonly halfLifeMs: number;
  readonly now: () => number;
}): RecentUse => {
  const uses = new Map<string, { readonly amount: number; readonly at: number }>();
  const of = (caller: string): number => {
    const use = uses.get(caller);
    return use === undefined ? 0 : use.amount * 0.5 ** ((options.now() - use.at) / options.halfLifeMs);
  };
  return {
    of,
    add: (caller, amount) => {
      const sum = of(caller) + amount;
      // The map is in the order of last use, so the first is the one that matters least.
      uses.delete(caller);
      uses.set(caller, { amount: sum, at: options.now() });
      const oldest = uses.size > mostCallers ? uses.keys().next() : undefined;
      if (oldest?.done === false) uses.delete(oldest.value);
    },
  };
};
