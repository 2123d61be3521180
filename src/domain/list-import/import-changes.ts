import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import type { FittingTask } from '#domain/list-import/fit-task.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import { positionBetween } from '#domain/records/position.ts';
import type { Change } from '#domain/records/change.ts';
import { firstDay, nextDay } from '#domain/recurrence/next-day.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';
import { resolveProject } from '#domain/tasks/task-project.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface ImportContext {
  readonly userId: string;
  readonly now: string;
  readonly today: Day;
  readonly tasks: readonly Task[];
  readonly projects: readonly Project[];
  readonly newId: () => string;
}

type Days = Pick<Task, 'doOn' | 'dueOn'>;

/** What comes again stands on its next day; a day that has passed is no plan any more. */
const daysOf = ({ found }: FittingTask, today: Day): Days => {
  const { doOn, dueOn } = found;
  const day = doOn ?? dueOn;
  if (day !== null && day >= today) return { doOn: day, dueOn };
  const rule = found.repeat === null ? null : parseRule(found.repeat);
  if (rule === null) return { doOn: null, dueOn };
  if (day === null) return { doOn: firstDay(rule, addDays(today, 1)), dueOn };
  const next = nextDay(rule, day, day, today);
  // The deadline keeps its distance.
  return { doOn: next, dueOn: dueOn === null ? null : addDays(dueOn, daysBetween(day, next)) };
};

type Wait = Days & Pick<Task, 'state' | 'doneAt'>;

/**
 * A day to come keeps its day, and everything else waits under Someday: nobody who brings four hundred tasks finds four
 * hundred tasks in Today.
 */
const waitOf = (task: FittingTask, { today, now }: ImportContext): Wait => {
  const { found } = task;
  if (found.done) return { state: 'done', doOn: found.doOn, dueOn: found.dueOn, doneAt: found.doneAt ?? now };
  const days = daysOf(task, today);
  return { ...days, state: days.doOn === null ? 'someday' : 'open', doneAt: null };
};

const lastPlace = (tasks: readonly Task[]): string | null => {
  let last: string | null = null;
  for (const { position } of tasks) if (last === null || position > last) last = position;
  return last;
};

interface Places {
  task: string | null;
}

const taskChanges = (
  task: FittingTask,
  projectId: string | null,
  places: Places,
  world: ImportContext,
): readonly Change[] => {
  const { found } = task;
  const id = world.newId();
  places.task = positionBetween(places.task, null);
  let place: string | null = null;
  return [
    {
      kind: 'tasks',
      id,
      fields: {
        title: task.title,
        description: task.description,
        rewardText: task.reward,
        estimatedMinutes: found.minutes,
        energy: found.energy ?? 'medium',
        kind: guessKind(task.title),
        projectId,
        whenCue: task.whenCue,
        thenAction: task.thenAction,
        doAt: found.doOn === null ? null : found.doAt,
        doUntil: found.doOn === null ? null : found.doUntil,
        repeatRule: found.repeat,
        seriesId: null,
        position: places.task,
        createdAt: world.now,
        ...waitOf(task, world),
      },
      deleted: false,
    },
    ...task.steps.map((step): Change => {
      place = positionBetween(place, null);
      return {
        kind: 'taskSteps',
        id: world.newId(),
        fields: {
          taskId: id,
          title: step.title,
          minutes: null,
          doneAt: step.done ? world.now : null,
          position: place,
          createdAt: world.now,
        },
        deleted: false,
      };
    }),
  ];
};

/** Everything to write, as one change that one tap takes back. Lists become projects; one of that name is used again. */
export const importChanges = (tasks: readonly FittingTask[], world: ImportContext): readonly Change[] => {
  const places: Places = { task: lastPlace(world.tasks) };
  const projects = [...world.projects];
  const made = new Map<string, string | null>();
  return tasks.flatMap((task) => {
    const name = task.project.toLowerCase();
    const before = made.get(name);
    if (before !== undefined) return taskChanges(task, before, places, world);
    const { projectId, changes } = resolveProject(projects, task.project, world);
    made.set(name, projectId);
    for (const change of changes) {
      if (change.kind === 'projects' && change.whenNew !== undefined) {
        projects.push({ ...change.whenNew, id: change.id });
      }
    }
    return [...changes, ...taskChanges(task, projectId, places, world)];
  });
};
