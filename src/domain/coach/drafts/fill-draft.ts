import { bestHoursInWords } from '#domain/coach/answer/best-hours.ts';
import { allowedData, type CoachData, type CoachDataKind } from '#domain/coach/answer/coach-data.ts';
import type { Draft } from './draft.ts';

export interface FilledDraft {
  readonly text: string;
  /** Which data stands in the text. */
  readonly used: readonly CoachDataKind[];
  /** What is left to fill in, in the order of the text. */
  readonly gaps: readonly string[];
}

interface Filling {
  readonly kind: CoachDataKind;
  readonly value: string;
}

const mostThings = 3;
const slot = /\{\{([^{}]+)\}\}/g;

const withoutEnd = (text: string): string => text.trim().replace(/[.;,!]+$/, '');

const joined = (things: readonly string[]): string =>
  things
    .slice(0, mostThings)
    .map((thing) => withoutEnd(thing))
    .filter((thing) => thing !== '')
    .join('; ');

const listed = (things: readonly string[]): string =>
  things
    .slice(0, mostThings)
    .map((thing) => `- ${thing.trim()}`)
    .join('\n');

/** The gaps that one's own data can fill. All others are the person's own to write. */
const fillings = (data: CoachData): ReadonlyMap<string, Filling> => {
  const hours = data.bestHours ?? null;
  const all: readonly (readonly [string, CoachDataKind, string])[] = [
    ['your name', 'name', data.name?.trim() ?? ''],
    ['your best hours', 'energy', hours === null ? '' : bestHoursInWords(hours)],
    ['what helps you', 'memories', joined(data.whatHelps ?? [])],
    ['a finished project', 'projects', withoutEnd(data.finishedProjects?.[0] ?? '')],
    ['this week’s tasks', 'tasks', listed(data.thisWeek ?? [])],
  ];
  return new Map(
    all.flatMap(([gap, kind, value]) => (value === '' ? [] : [[gap, { kind, value }] as const])),
  );
};

/** A gap as it stands in the text: plain, and easy to find. */
const shownGap = (gap: string): string => `[${gap}]`;

/** Fills what the person's data can fill and what they did not leave out; the rest stays a gap. */
export const fillDraft = (
  draft: Draft,
  data: CoachData | null,
  leftOut: readonly CoachDataKind[] = [],
): FilledDraft => {
  const values = fillings(allowedData(data, leftOut));
  const used = new Set<CoachDataKind>();
  const gaps = new Set<string>();
  const text = draft.paragraphs.join('\n\n').replaceAll(slot, (_, gap: string) => {
    const filling = values.get(gap);
    if (filling === undefined) {
      gaps.add(gap);
      return shownGap(gap);
    }
    used.add(filling.kind);
    return filling.value;
  });
  return { text, used: [...used], gaps: [...gaps] };
};
