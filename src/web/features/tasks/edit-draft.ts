import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { energySchema } from '#domain/energy/today-energy.ts';
import type { TaskDraft } from '#domain/tasks/validate-task.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';
import { taskKinds } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { minutesOf } from '#web/features/tasks/draft-task.ts';
import { localStore } from '#web/platform/browser-storage.ts';

const keyOf = (taskId: string): string => `kindling-edit-task-${taskId}`;

const editSchema = z.object({
  title: z.string(),
  description: z.string(),
  rewardText: z.string(),
  minutes: z.string(),
  energy: energySchema,
  /** Set when somebody chose it, even the one that stood there already. */
  energySaid: z.optional(z.boolean()),
  /** Null while it is guessed from the title. */
  kind: z.nullable(z.enum(taskKinds)),
  /** Days and the rule are empty for none, as the fields are. */
  doOn: z.string(),
  // A draft from before there were times has none.
  doAt: orElse(z.string(), ''),
  doUntil: orElse(z.string(), ''),
  dueOn: z.string(),
  project: z.string(),
  whenCue: z.string(),
  thenAction: z.string(),
  repeatRule: z.string(),
});

/** What stands in the form, exactly as typed. */
export type EditDraft = z.infer<typeof editSchema>;

// Whose it is: nobody else who uses this device gets to see it.
const keptSchema = z.object({
  userId: z.string(),
  draft: editSchema,
  // A draft from before this was kept has none.
  base: z.optional(editSchema),
});

export interface KeptEdit {
  readonly draft: EditDraft;
  /** What the form showed when somebody began to type. */
  readonly base: EditDraft | null;
}

export const draftOf = (task: Task, project: string): EditDraft => ({
  title: task.title,
  description: task.description,
  rewardText: task.rewardText,
  minutes: task.estimatedMinutes === null ? '' : String(task.estimatedMinutes),
  energy: task.energy,
  // The one in the middle is what stands there when nobody says.
  energySaid: task.energy !== 'medium',
  kind: task.kind === guessKind(task.title) ? null : task.kind,
  doOn: task.doOn ?? '',
  doAt: task.doAt ?? '',
  doUntil: task.doUntil ?? '',
  dueOn: task.dueOn ?? '',
  project,
  whenCue: task.whenCue,
  thenAction: task.thenAction,
  repeatRule: task.repeatRule ?? '',
});

/** What was typed and not saved yet; null when there is nothing. */
export const readEdit = (userId: string, taskId: string): KeptEdit | null => {
  const raw = localStore.read(keyOf(taskId));
  if (raw === null) return null;
  try {
    const kept = keptSchema.parse(JSON.parse(raw));
    return kept.userId === userId ? { draft: kept.draft, base: kept.base ?? null } : null;
  } catch {
    return null;
  }
};

export const writeEdit = (userId: string, taskId: string, { draft, base }: KeptEdit): void =>
  localStore.write(keyOf(taskId), JSON.stringify({ userId, draft, base: base ?? undefined }));

export const clearEdit = (taskId: string): void => localStore.remove(keyOf(taskId));

const orNull = (text: string): string | null => (text === '' ? null : text);

export const toTaskDraft = (draft: EditDraft): TaskDraft => ({
  ...draft,
  estimatedMinutes: minutesOf(draft),
  kind: draft.kind ?? guessKind(draft.title),
  doOn: orNull(draft.doOn),
  doAt: orNull(draft.doAt),
  doUntil: orNull(draft.doAt === '' ? '' : draft.doUntil),
  dueOn: orNull(draft.dueOn),
  repeatRule: orNull(draft.repeatRule),
});
