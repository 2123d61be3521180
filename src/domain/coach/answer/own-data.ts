import { addDays, type Day } from '#domain/calendar/day.ts';
import { kindsInWords } from '#domain/energy/task-energy-guess.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import type { Sample } from '#domain/estimates/samples.ts';
import { calibration } from '#domain/estimates/usual-minutes.ts';
import type { Memory } from '#domain/memory/memory.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import { taskKinds } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { bestHours } from './best-hours.ts';
import type { CoachData, UsualTime } from './coach-data.ts';

export interface OwnRecords {
  readonly name: string | null;
  readonly checks: readonly EnergyCheck[];
  readonly samples: readonly Sample[];
  readonly memories: readonly Pick<
    Memory,
    'sentence' | 'importance' | 'validTo' | 'replacedBy' | 'createdAt'
  >[];
  readonly projects: readonly Project[];
  readonly tasks: readonly Task[];
  readonly experiments: readonly Pick<CoachExperiment, 'materialId' | 'outcome' | 'createdAt'>[];
  readonly today: Day;
  readonly now: number;
}

const mostMemories = 10;
const weekAhead = 6;

/** What people say of things that are good for them. */
const helps =
  /\bhelps?\b|\bhelped\b|\beasier\b|\bgo(?:es)? better\b|\bwork(?:s|ed)? (?:best|well|better|for me)\b|\bfocus (?:best|better)\b/i;

/** “Music does not help”, “coffee never works for me”. */
const helpsNot =
  /(?:\bnot|\bnever|\bno longer|\bhardly|\bcannot|n['’]t)\s+(?:\w+\s+)?(?:help|work|easier|go|focus)|\bno help\b|\bstopped (?:helping|working)\b/i;

/** The kind of task that strays furthest from its guess. */
const usualTime = (samples: readonly Sample[]): UsualTime | null => {
  const known = taskKinds.flatMap((kind) => {
    const ratio = kind === 'other' ? null : calibration(samples, kind);
    return kind === 'other' || ratio === null ? [] : [{ kind: kindsInWords[kind], ratio }];
  });
  return known.toSorted((a, b) => b.ratio - a.ratio)[0] ?? null;
};

const newestFirst = <T extends { readonly createdAt: string }>(things: readonly T[]): readonly T[] =>
  things.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));

/** What the coach may look at, made from what the person wrote. Which of it is used, they say themselves. */
export const coachDataFrom = (own: OwnRecords): CoachData => {
  const last = addDays(own.today, weekAhead);
  const isThisWeek = ({ state, doOn, dueOn }: Task): boolean =>
    state === 'open' && ((doOn !== null && doOn <= last) || (dueOn !== null && dueOn <= last));
  return {
    name: own.name,
    bestHours: bestHours(hourlyProfile(own.checks, own.now)),
    usualTime: usualTime(own.samples),
    whatHelps: newestFirst(own.memories)
      .filter(({ sentence, validTo, replacedBy }) => {
        const holds = validTo === null || Date.parse(validTo) > own.now;
        return holds && replacedBy === null && helps.test(sentence) && !helpsNot.test(sentence);
      })
      .toSorted((a, b) => b.importance - a.importance)
      .slice(0, mostMemories)
      .map(({ sentence }) => sentence),
    finishedProjects: newestFirst(own.projects.filter(({ state }) => state === 'done')).map(
      ({ name, outcome }) => (outcome === '' ? name : `${name}: ${outcome}`),
    ),
    thisWeek: own.tasks
      .filter(isThisWeek)
      .toSorted((a, b) => (a.doOn ?? a.dueOn ?? '').localeCompare(b.doOn ?? b.dueOn ?? ''))
      .map(({ title }) => title),
    tried: newestFirst(own.experiments).map(({ materialId, outcome }) => ({ id: materialId, outcome })),
  };
};
