import * as z from 'zod/mini';
import { energySchema } from '#domain/energy/today-energy.ts';
import type { Task } from '#domain/tasks/task.ts';
import { AppError } from '#web/platform/app-error.ts';

export const taskColumns =
  'id,title,description,reward_text,estimated_minutes,energy,do_on,due_on,project,done_at,created_at' as const;

const rowsSchema = z.array(
  z.object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    reward_text: z.string(),
    estimated_minutes: z.nullable(z.number()),
    energy: energySchema,
    do_on: z.nullable(z.string()),
    due_on: z.nullable(z.string()),
    project: z.nullable(z.string()),
    done_at: z.nullable(z.string()),
    created_at: z.string(),
  }),
);

type TaskRow = z.infer<typeof rowsSchema>[number];

export const tasksOf = (rows: unknown): readonly Task[] => {
  const parsed = rowsSchema.safeParse(rows);
  if (!parsed.success) throw new AppError('unreadable', 'Your tasks could not be read.', parsed.error);
  return parsed.data.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    rewardText: row.reward_text,
    estimatedMinutes: row.estimated_minutes,
    energy: row.energy,
    doOn: row.do_on,
    dueOn: row.due_on,
    project: row.project,
    doneAt: row.done_at,
    createdAt: row.created_at,
  }));
};

/** Everything a row needs to come back exactly as it was. */
export const rowOf = (task: Task): TaskRow => ({
  id: task.id,
  title: task.title,
  description: task.description,
  reward_text: task.rewardText,
  estimated_minutes: task.estimatedMinutes,
  energy: task.energy,
  do_on: task.doOn,
  due_on: task.dueOn,
  project: task.project,
  done_at: task.doneAt,
  created_at: task.createdAt,
});
