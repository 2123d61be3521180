import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { StrengthsData } from '#domain/coach/strengths/rated-session.ts';
import { fewestSamples, type Strength, strengths } from '#domain/coach/strengths/strengths.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { differenceInWords } from './difference-words.ts';
import { nextExperiment } from './next-experiment.ts';
import { type Difference, differences, usualDays, type WeekData, weekDays } from './week-measures.ts';

/** Longer ones are not read to the end. */
export const mostReviewWords = 120;
const mostDifferences = 3;
const mostTitleWords = 8;

export type ReviewPartName = 'different' | 'helped' | 'drop' | 'experiment';

export interface ReviewPart {
  readonly name: ReviewPartName;
  readonly text: string;
}

export interface WeeklyReview {
  readonly from: Day;
  readonly to: Day;
  readonly parts: readonly ReviewPart[];
  /** The task that may go; null where none waits so long. */
  readonly dropTaskId: string | null;
  /** A new one to try; null while one is running. */
  readonly experiment: Experiment | null;
}

export interface ReviewData extends WeekData, Pick<StrengthsData, 'heard' | 'library'> {
  readonly experiments: readonly Pick<CoachExperiment, 'materialId' | 'title' | 'state' | 'outcome'>[];
}

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const shortTitle = (title: string): string => {
  const words = title.trim().split(/\s+/);
  const short =
    words.length <= mostTitleWords ? words.join(' ') : `${words.slice(0, mostTitleWords).join(' ')}…`;
  return short.length <= 80 ? short : `${short.slice(0, 79)}…`;
};

/** An open task that waits for more than four weeks and was never begun. The one that waits longest. */
const waitingLongest = ({ tasks, sessions, today, dayOf }: ReviewData): Task | null => {
  const begun = new Set(sessions.map(({ taskId }) => taskId));
  const [oldest] = tasks
    .filter(
      ({ id, state, repeatRule, dueOn, doOn, createdAt }) =>
        (state === 'open' || state === 'inbox') &&
        repeatRule === null &&
        dueOn === null &&
        (doOn === null || doOn <= today) &&
        !begun.has(id) &&
        daysBetween(dayOf(createdAt), today) > usualDays,
    )
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id.localeCompare(b.id));
  return oldest ?? null;
};

const gap = ({ best }: Strength): number =>
  best === null ? 0 : best.group.good / best.group.sessions - best.others.good / best.others.sessions;

const bestOf = (found: readonly Strength[]): Strength | null =>
  found.filter(({ best }) => best !== null).toSorted((a, b) => gap(b) - gap(a))[0] ?? null;

const helpedIn = (data: ReviewData): string | null => {
  const from = addDays(data.today, 1 - weekDays - usualDays);
  const { dayOf, minuteOf } = data;
  const recent = data.sessions.filter(({ startedAt }) => dayOf(startedAt) >= from);
  const hourOf = (moment: string): number => Math.floor(minuteOf(moment) / 60);
  const strength = bestOf(strengths({ ...data, sessions: recent, hourOf }));
  if (strength !== null) return strength.sentence;
  const worked = data.experiments.findLast(({ outcome }) => outcome === 'worked');
  return worked === undefined ? null : `“${shortTitle(worked.title)}” worked for you.`;
};

const tooLittle =
  'There is too little to compare yet. It takes five of a sort this week, and five in the four weeks before.';
const asUsual = 'This week was much like the four before it.';

const differentIn = (found: readonly Difference[], data: ReviewData): readonly ReviewPart[] => {
  const told = found.slice(0, mostDifferences).map((one) => differenceInWords(one));
  if (told.length > 0) return told.map((text) => ({ name: 'different', text }));
  const from = addDays(data.today, 1 - weekDays);
  const here = data.sessions.filter(({ startedAt }) => data.dayOf(startedAt) >= from).length;
  return [
    {
      name: 'different',
      text: here < fewestSamples || data.sessions.length - here < fewestSamples ? tooLittle : asUsual,
    },
  ];
};

const experimentPart = (data: ReviewData, next: Experiment | null): readonly ReviewPart[] => {
  const running = data.experiments.find(({ state }) => state === 'running');
  if (running !== undefined) {
    return [{ name: 'experiment', text: `Go on with “${shortTitle(running.title)}”.` }];
  }
  return next === null
    ? []
    : [{ name: 'experiment', text: `To try next week: ${next.title}. ${next.smallest}` }];
};

/** The least important goes first: the third difference, then the second. */
const fitted = (parts: readonly ReviewPart[]): readonly ReviewPart[] => {
  let left = parts;
  while (wordCount(left.map(({ text }) => text).join(' ')) > mostReviewWords) {
    const last = left.findLastIndex(({ name }) => name === 'different');
    if (last < 0) break;
    left = left.toSpliced(last, 1);
  }
  return left;
};

/** The week in at most 120 words: what was different, what helped, what may go, and one thing to try. */
export const weeklyReview = (data: ReviewData): WeeklyReview => {
  const found = differences(data);
  const helped = helpedIn(data);
  const old = waitingLongest(data);
  const runs = data.experiments.some(({ state }) => state === 'running');
  const next = runs ? null : nextExperiment(found, data.experiments);
  const waits = old === null ? 0 : daysBetween(data.dayOf(old.createdAt), data.today);
  const parts: readonly ReviewPart[] = [
    ...differentIn(found, data),
    ...(helped === null ? [] : [{ name: 'helped', text: helped } as const]),
    ...(old === null
      ? []
      : [
          {
            name: 'drop',
            text: `“${shortTitle(old.title)}” has waited ${waits} days. You may let it go.`,
          } as const,
        ]),
    ...experimentPart(data, next),
  ];
  return {
    from: addDays(data.today, 1 - weekDays),
    to: data.today,
    parts: fitted(parts),
    dropTaskId: old?.id ?? null,
    experiment: next,
  };
};
