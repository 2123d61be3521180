import * as z from 'zod/mini';
import { verdictMessage } from '#domain/notices/verdict-catalogue.ts';
import { localStore, sessionStore } from '#web/platform/browser-storage.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { renewLibrary } from '#web/services/player/renew-library.ts';
import { offeredUploadsKey } from '#web/services/uploads/offered-uploads-key.ts';
import { readUnseenVerdicts } from '#web/services/uploads/verdict-queries.ts';

/** These tell it themselves, in full. */
const pagesThatTell: ReadonlySet<string> = new Set(['/upload', '/admin/music']);

/** Time to read a sentence and to press its button. Nothing is lost afterwards: /upload tells it too. */
const durationMs = 15_000;

const toldSchema = z.array(z.string());

const readTold = (key: string): readonly string[] => {
  try {
    return toldSchema.parse(JSON.parse(sessionStore.read(key) ?? '[]'));
  } catch {
    return [];
  }
};

let asking = false;

/** Says what became of this person's uploads, once in each tab. That they know it is noted on /upload alone. */
export const tellVerdicts = async (userId: string, openUploads: () => void): Promise<void> => {
  const profileId = localStore.read(offeredUploadsKey(userId));
  if (asking || profileId === null || !navigator.onLine || pagesThatTell.has(location.pathname)) return;
  asking = true;
  try {
    const toldKey = `session_told_verdicts_${userId}`;
    const told = readTold(toldKey);
    const news = (await readUnseenVerdicts(profileId)).filter(({ key }) => !told.includes(key));
    const message = verdictMessage(news);
    // Somebody who has opened one of those pages meanwhile is reading it there.
    if (message === null || pagesThatTell.has(location.pathname)) return;
    sessionStore.write(toldKey, JSON.stringify([...told, ...news.map(({ key }) => key)]));
    // Their copy of the library is from before.
    if (news.some(({ taken }) => taken)) renewLibrary();
    showMessage(message, {
      duration: durationMs,
      action: { label: 'See your uploads', run: openUploads },
    });
  } finally {
    asking = false;
  }
};
