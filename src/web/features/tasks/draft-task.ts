import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { energySchema } from '#domain/energy/today-energy.ts';
import { taskKinds } from '#domain/records/kinds/task-values.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { newId } from '#web/platform/new-id.ts';

const key = 'kindling-draft-task';

const draftSchema = z.object({
  id: z.uuid(),
  /** Whose it is: nobody else who uses this device gets to see it. */
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  rewardText: z.string(),
  minutes: z.string(),
  energy: energySchema,
  /** Set when somebody chose it, even the one that stood there already. */
  energySaid: z.optional(z.boolean()),
  // A draft from before these were asked for has none of them.
  whenCue: orElse(z.string(), ''),
  thenAction: orElse(z.string(), ''),
  /** Null while it is guessed from the title. */
  kind: orElse(z.nullable(z.enum(taskKinds)), null),
  /** Set when the line is to be taken word for word. */
  asWritten: z.optional(z.boolean()),
  /** Parts of the line that stay in the title. */
  unread: z.optional(z.array(z.string())),
  /** Chosen by hand; empty for none, as the fields are. */
  doOn: orElse(z.string(), ''),
  doAt: orElse(z.string(), ''),
  project: orElse(z.string(), ''),
});

/** What stands in the form, exactly as typed. */
export type DraftTask = z.infer<typeof draftSchema>;

const emptyDraft = (userId: string): DraftTask => ({
  id: newId(),
  userId,
  title: '',
  description: '',
  rewardText: '',
  minutes: '',
  energy: 'medium',
  whenCue: '',
  thenAction: '',
  kind: null,
  doOn: '',
  doAt: '',
  project: '',
});

export const readDraft = (userId: string): DraftTask => {
  const raw = localStore.read(key);
  if (raw === null) return emptyDraft(userId);
  try {
    const draft = draftSchema.parse(JSON.parse(raw));
    return draft.userId === userId ? draft : emptyDraft(userId);
  } catch {
    return emptyDraft(userId);
  }
};

/** Nothing was typed or chosen yet. */
export const isUntouched = (draft: DraftTask): boolean => {
  const { id, userId } = draft;
  return JSON.stringify(draft) === JSON.stringify({ ...emptyDraft(userId), id });
};

export const writeDraft = (draft: DraftTask): void => localStore.write(key, JSON.stringify(draft));

export const clearDraft = (): void => localStore.remove(key);

/** The number in the minutes field; null for none, NaN for something that is no number. */
export const minutesOf = (draft: Pick<DraftTask, 'minutes'>): number | null =>
  draft.minutes.trim() === '' ? null : Number(draft.minutes.replace(',', '.'));
