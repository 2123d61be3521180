import { restoreLimits } from '#domain/restore/restore-limits.ts';
import type { KindPlan, RowState } from '#domain/restore/restore-plan.ts';

/** Counts of one kind while its rows go by. */
export interface Tally {
  readonly add: (state: RowState, text: string, isDeletedHere?: boolean) => void;
  /** What was counted as coming and is then not allowed to. */
  readonly refuse: (state: RowState | null, why: string) => void;
  readonly plan: () => KindPlan;
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  return letters.length > restoreLimits.exampleLength
    ? `${letters.slice(0, restoreLimits.exampleLength - 1).join('')}…`
    : line;
};

export const createTally = (name: string): Tally => {
  const counts: Record<RowState, number> = { new: 0, changed: 0, same: 0, conflict: 0 };
  const reasons = new Map<string, number>();
  const examples: { state: RowState; text: string }[] = [];
  let deletedHere = 0;
  return {
    add: (state, text, isDeletedHere = false) => {
      counts[state] += 1;
      if (isDeletedHere) deletedHere += 1;
      if (state === 'same' || text === '') return;
      const short = shortened(text);
      const alike = examples.filter((one) => one.state === state);
      if (alike.length < restoreLimits.examples && alike.every((one) => one.text !== short)) {
        examples.push({ state, text: short });
      }
    },
    refuse: (state, why) => {
      if (state !== null) counts[state] -= 1;
      reasons.set(why, (reasons.get(why) ?? 0) + 1);
    },
    plan: () => ({
      name,
      ...counts,
      deletedHere,
      cannot: [...reasons].map(([why, rows]) => ({ why, rows })),
      examples,
    }),
  };
};
