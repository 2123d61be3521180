import { addDays, type Day } from '#domain/calendar/day.ts';
import { fewestSamples } from '#domain/coach/strengths/strengths.ts';
import { median } from '#domain/estimates/median.ts';
import { samplesFrom } from '#domain/estimates/samples.ts';
import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import { energyLevels } from '#domain/records/kinds/energy.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export const weekMeasures = ['session', 'day-focus', 'day-done', 'first-start', 'energy', 'guess'] as const;
export type WeekMeasure = (typeof weekMeasures)[number];

export interface WeekData {
  readonly sessions: readonly FocusSession[];
  readonly tasks: readonly Task[];
  readonly checks: readonly EnergyCheck[];
  /** The last day of the week that is looked at. */
  readonly today: Day;
  readonly dayOf: (moment: string) => Day;
  /** Minutes since midnight on the person's clock. */
  readonly minuteOf: (moment: string) => number;
}

export interface Sampled {
  readonly day: Day;
  readonly value: number;
}

export const weekDays = 7;
export const usualDays = 28;

const shortestSeconds = 60;

const overFrom = ({ sessions }: WeekData): readonly FocusSession[] =>
  sessions.filter(({ endedAt, focusedSeconds }) => endedAt !== null && focusedSeconds >= shortestSeconds);

const byDay = <T>(
  things: readonly T[],
  dayOf: (thing: T) => Day,
  value: (these: readonly T[]) => number,
): readonly Sampled[] =>
  [...Map.groupBy(things, dayOf)].map(([day, these]) => ({ day, value: value(these) }));

const minutes = ({ focusedSeconds }: FocusSession): number => focusedSeconds / 60;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Every sample there is, with the day it belongs to. Days on which nothing was noted are no samples: we do not know them. */
const samplesOf: Readonly<Record<WeekMeasure, (data: WeekData) => readonly Sampled[]>> = {
  session: (data) =>
    overFrom(data).map((session) => ({ day: data.dayOf(session.startedAt), value: minutes(session) })),
  'day-focus': (data) =>
    byDay(
      overFrom(data),
      ({ startedAt }) => data.dayOf(startedAt),
      (these) => sum(these.map(minutes)),
    ),
  'day-done': (data) =>
    byDay(
      data.tasks.flatMap(({ state, doneAt }) => (state === 'done' && doneAt !== null ? [doneAt] : [])),
      data.dayOf,
      (these) => these.length,
    ),
  'first-start': (data) =>
    byDay(
      overFrom(data),
      ({ startedAt }) => data.dayOf(startedAt),
      (these) => Math.min(...these.map(({ startedAt }) => data.minuteOf(startedAt))),
    ),
  energy: (data) =>
    data.checks.map(({ at, energy }) => ({ day: data.dayOf(at), value: energyLevels[energy] })),
  guess: (data) =>
    data.tasks.flatMap((task) => {
      const [sample] = samplesFrom([task], data.sessions);
      if (sample === undefined || sample.estimate === null || task.doneAt === null) return [];
      return [{ day: data.dayOf(task.doneAt), value: sample.minutes / sample.estimate }];
    }),
};

export interface Difference {
  readonly measure: WeekMeasure;
  /** The median of the week and of the four weeks before it. */
  readonly week: number;
  readonly usual: number;
  /** How many samples are behind each. */
  readonly weekSamples: number;
  readonly usualSamples: number;
  /** How far apart, counted in the smallest step that is worth telling. */
  readonly steps: number;
}

/** From here on a difference is worth telling. A part of what is usual, or so much of the measure itself. */
const telling: Readonly<Record<WeekMeasure, { readonly part: number; readonly least: number }>> = {
  session: { part: 0.2, least: 5 },
  'day-focus': { part: 0.2, least: 10 },
  'day-done': { part: 0.2, least: 1 },
  'first-start': { part: 0, least: 30 },
  energy: { part: 0, least: 1 },
  guess: { part: 0.2, least: 0.2 },
};

const differenceIn = (measure: WeekMeasure, data: WeekData): Difference | null => {
  const from = addDays(data.today, 1 - weekDays);
  const before = addDays(from, -usualDays);
  const samples = samplesOf[measure](data);
  const week = samples.filter(({ day }) => day >= from && day <= data.today).map(({ value }) => value);
  const usual = samples.filter(({ day }) => day >= before && day < from).map(({ value }) => value);
  if (week.length < fewestSamples || usual.length < fewestSamples) return null;
  const [now, was] = [median(week) ?? 0, median(usual) ?? 0];
  const { part, least } = telling[measure];
  const steps = Math.abs(now - was) / Math.max(least, part * was);
  if (steps < 1) return null;
  return {
    measure,
    week: now,
    usual: was,
    weekSamples: week.length,
    usualSamples: usual.length,
    steps,
  };
};

/** What went differently from the person's own four weeks before, the furthest apart first. */
export const differences = (data: WeekData): readonly Difference[] =>
  weekMeasures
    .flatMap((measure) => differenceIn(measure, data) ?? [])
    .toSorted(
      (a, b) => b.steps - a.steps || weekMeasures.indexOf(a.measure) - weekMeasures.indexOf(b.measure),
    );
