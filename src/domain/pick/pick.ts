import { firstStepOf, type FirstStep } from '#domain/breakdown/first-step.ts';
import type { Day } from '#domain/calendar/day.ts';
import { type Energy, energyLevels } from '#domain/records/kinds/energy.ts';
import type { Sample } from '#domain/estimates/samples.ts';
import { likelyMinutes } from '#domain/estimates/usual-minutes.ts';
import { energyReason, nearness, plannedReason, dueReason } from '#domain/pick/pick-reasons.ts';
import { nextInProjects } from '#domain/pick/next-in-projects.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import { taskFitsEnergy } from '#domain/tasks/choose-task.ts';
import { candidatesForNow } from '#domain/tasks/task-place.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

export interface PickInput {
  readonly tasks: readonly Task[];
  readonly steps: readonly TaskStep[];
  readonly projects?: readonly Project[];
  /** What the person said; null when they did not. */
  readonly energy: Energy | null;
  /** What the hour usually brings, for when nobody said. */
  readonly profileGuess?: Energy | null;
  /** Null for no limit. */
  readonly minutes: number | null;
  readonly today: Day;
  readonly samples: readonly Sample[];
  /** Ids of tasks that were offered and declined. */
  readonly skipped: readonly string[];
  /** What was left at "some of it", the last one first. */
  readonly started?: readonly string[];
}

export interface Picked {
  readonly task: Task;
  readonly firstStep: FirstStep;
  /** What it is likely to take; null when nobody knows. */
  readonly minutes: number | null;
  readonly reasons: readonly string[];
}

const mostReasons = 3;

// What is begun comes first. What does not fit is only offered when nothing fits; a date decides among what fits; the rest is a nudge.
const points = {
  started: 4000,
  energy: 1000,
  whole: 400,
  firstStep: 150,
  due: 100,
  planned: 50,
  project: 25,
  match: 20,
} as const;

interface Weighed extends Picked {
  readonly score: number;
}

/** Whether all of it fits the time there is, or at least its first step. */
const minutesFit = (limit: number | null, whole: number | null, step: FirstStep) => {
  if (limit === null) return { score: points.whole, reason: null };
  if (whole !== null && whole <= limit) return { score: points.whole, reason: `It fits ${limit} minutes` };
  if (step.minutes !== null && step.minutes > limit) return { score: 0, reason: null };
  return { score: points.firstStep, reason: `Its first step fits ${limit} minutes` };
};

const weigh = (task: Task, input: PickInput, projectNames: ReadonlyMap<string, string>): Weighed => {
  const { energy, profileGuess = null, today } = input;
  const there = energy ?? profileGuess;
  const firstStep = firstStepOf(task, input.steps);
  const minutes = likelyMinutes(task, input.samples);
  const time = minutesFit(input.minutes, minutes, firstStep);
  const project = projectNames.get(task.id);
  const distance = Math.abs(energyLevels[task.energy] - energyLevels[there ?? 'low']);
  const turn = (input.started ?? []).indexOf(task.id);
  const reasons = [
    turn < 0 ? null : 'You have already started it',
    dueReason(task.dueOn, today),
    plannedReason(task.doOn, today),
    time.reason,
    energyReason(task.energy, energy, profileGuess),
    project === undefined ? null : `It is the next step of “${project}”`,
  ].filter((reason) => reason !== null);
  return {
    task,
    firstStep,
    minutes,
    reasons: reasons.slice(0, mostReasons),
    score:
      (turn < 0 ? 0 : points.started * ((input.started ?? []).length - turn)) +
      (taskFitsEnergy(task, there) ? points.energy : 0) +
      time.score +
      points.due * nearness(task.dueOn, today) +
      (task.doOn === null ? 0 : points.planned) +
      (project === undefined ? 0 : points.project) +
      points.match / (1 + distance),
  };
};

const best = (a: Weighed, b: Weighed): Weighed => {
  if (a.score !== b.score) return a.score > b.score ? a : b;
  if (a.task.createdAt !== b.task.createdAt) return a.task.createdAt < b.task.createdAt ? a : b;
  return a.task.id < b.task.id ? a : b;
};

/** One open task for now, its first step, and why. Null when nothing is left to offer. */
export const pick = (input: PickInput): Picked | null => {
  const { tasks, today, projects = [], skipped } = input;
  const projectNames = nextInProjects(tasks, projects);
  const [first, ...others] = candidatesForNow(tasks, today)
    .filter((task) => !skipped.includes(task.id))
    .map((task) => weigh(task, input, projectNames));
  if (first === undefined) return null;
  const { score: _, ...picked } = others.reduce(best, first);
  if (picked.reasons.length > 0) return picked;
  const longest = [first, ...others].every(({ task }) => task.createdAt >= picked.task.createdAt);
  return { ...picked, reasons: [longest ? 'It has been here longest' : 'It’s as good as any'] };
};

/** One, and two more for whoever wants another: a choice of three can still be made. */
const picksOffered = 3;

/** The row of what is offered one after the other, never the same twice. */
export const pickRow = (input: PickInput): readonly Picked[] => {
  const row: Picked[] = [];
  while (row.length < picksOffered) {
    const picked = pick({ ...input, skipped: [...input.skipped, ...row.map(({ task }) => task.id)] });
    if (picked === null) break;
    row.push(picked);
  }
  return row;
};

/** Said above all that was offered, when the rerolls are used up. */
export const allOffered = (count: number): string => {
  if (count >= picksOffered) return 'Here are all three. Any of them is fine.';
  return count === 2 ? 'Here are both. Either is fine.' : 'This is the only one.';
};
