import { type Audience, audiences } from '#domain/uploads/staging-row.ts';
import { localStore } from '#web/platform/browser-storage.ts';

// Sign-out clears whatever begins like this.
const keyOf = (userId: string): string => `user_upload_choice_${userId}`;

/** What the person answered before their first file; null until they have. */
export const readUploadChoice = (userId: string): Audience | null => {
  const kept = localStore.read(keyOf(userId));
  return audiences.find((audience) => audience === kept) ?? null;
};

export const keepUploadChoice = (userId: string, audience: Audience): void =>
  localStore.write(keyOf(userId), audience);
