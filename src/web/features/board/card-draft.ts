import * as z from 'zod/mini';
import type { BoardCard, CardFields } from '#domain/board/board.ts';
import { localStore } from '#web/platform/browser-storage.ts';

const keyOf = (cardId: string): string => `kindling-edit-card-${cardId}`;
const lineKey = (columnId: string): string => `kindling-new-card-${columnId}`;

const draftSchema = z.object({
  /** The card as it was when the writing began. */
  version: z.string(),
  columnId: z.string(),
  title: z.string(),
  details: z.string(),
  ownerId: z.nullable(z.string()),
  dueOn: z.nullable(z.string()),
});

/** What stands in the form, exactly as typed, and which card it began from. */
export type CardDraft = z.infer<typeof draftSchema>;

// Whose it is: nobody else who uses this device gets to see it.
const keptSchema = z.object({ userId: z.string(), draft: draftSchema });
const lineSchema = z.object({ userId: z.string(), text: z.string() });

const parsed = (raw: string | null): unknown => {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return null;
  }
};

export const draftOf = ({ version, columnId, title, details, ownerId, dueOn }: BoardCard): CardDraft => ({
  version,
  columnId,
  title,
  details,
  ownerId,
  dueOn,
});

export const fieldsOf = ({ title, details, ownerId, dueOn }: CardFields): CardFields => ({
  title,
  details,
  ownerId,
  dueOn,
});

/** What was typed and not saved yet; null when there is nothing. */
export const readDraft = (userId: string, cardId: string): CardDraft | null => {
  const kept = keptSchema.safeParse(parsed(localStore.read(keyOf(cardId))));
  return kept.success && kept.data.userId === userId ? kept.data.draft : null;
};

export const writeDraft = (userId: string, cardId: string, draft: CardDraft): void =>
  localStore.write(keyOf(cardId), JSON.stringify({ userId, draft }));

export const clearDraft = (cardId: string): void => localStore.remove(keyOf(cardId));

/** What was typed into the line below a column and not added yet. */
export const readLine = (userId: string, columnId: string): string => {
  const kept = lineSchema.safeParse(parsed(localStore.read(lineKey(columnId))));
  return kept.success && kept.data.userId === userId ? kept.data.text : '';
};

export const writeLine = (userId: string, columnId: string, text: string): void =>
  text === ''
    ? localStore.remove(lineKey(columnId))
    : localStore.write(lineKey(columnId), JSON.stringify({ userId, text }));
