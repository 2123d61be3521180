/** How much one page load may send. A page that fails in a loop must not take the network with it. */
export const sendLimits = { perPage: 40, perMinute: 20, sameAgainMs: 60_000 } as const;

const minute = 60_000;

export interface SendBudget {
  readonly sent: number;
  /** What was allowed lately, for the minute and for telling the same thing twice. */
  readonly recent: ReadonlyArray<{ readonly at: number; readonly what: string }>;
}

export const fullBudget: SendBudget = { sent: 0, recent: [] };

export const takeFromBudget = (
  budget: SendBudget,
  what: string,
  now: number,
): { readonly budget: SendBudget; readonly allowed: boolean } => {
  const recent = budget.recent.filter(({ at }) => now - at < Math.max(minute, sendLimits.sameAgainMs));
  const lastMinute = recent.filter(({ at }) => now - at < minute).length;
  const saidBefore = recent.some((one) => one.what === what && now - one.at < sendLimits.sameAgainMs);
  const allowed = !saidBefore && budget.sent < sendLimits.perPage && lastMinute < sendLimits.perMinute;
  return allowed
    ? { budget: { sent: budget.sent + 1, recent: [...recent, { at: now, what }] }, allowed }
    : { budget: { ...budget, recent }, allowed };
};
