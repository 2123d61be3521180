import * as z from 'zod/mini';
import { audiences } from '#domain/uploads/staging-row.ts';
import { uploadLimits } from '#domain/uploads/upload-rules.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { createListeners } from '#web/platform/store.ts';

const keptSchema = z.object({
  /** Tells a file again: its hash, or what the browser says of it where there is none. */
  key: z.string(),
  rowId: z.string(),
  path: z.string(),
  name: z.string(),
  size: z.number(),
  hash: z.nullable(z.string()),
  audience: z.enum(audiences),
  url: z.nullable(z.string()),
  sent: z.number(),
  /** All of it is there; what is missing is the row. */
  whole: z.boolean(),
  startedAt: z.number(),
});

export type KeptUpload = z.infer<typeof keptSchema>;

const most = 100;

/** What this device knows of files on their way up, so that a reload or a crash loses nothing. Sign-out forgets it. */
export const createKeptUploads = (userId: string, now: () => number = Date.now) => {
  const storageKey = `user_uploads_${userId}`;
  const { subscribe, notify } = createListeners();

  const read = (): readonly KeptUpload[] => {
    try {
      const parsed = z.array(keptSchema).safeParse(JSON.parse(localStore.read(storageKey) ?? '[]'));
      const oldest = now() - uploadLimits.resumableForMs;
      return parsed.success ? parsed.data.filter(({ startedAt }) => startedAt > oldest) : [];
    } catch {
      return [];
    }
  };
  let current = read();

  const write = (next: readonly KeptUpload[]): void => {
    current = next.slice(-most);
    if (current.length === 0) localStore.remove(storageKey);
    else localStore.write(storageKey, JSON.stringify(current));
    notify();
  };

  return {
    all: () => current,
    subscribe,
    find: (key: string) => current.find((one) => one.key === key) ?? null,
    put: (upload: KeptUpload) => write([...current.filter(({ key }) => key !== upload.key), upload]),
    forget: (key: string) => write(current.filter((one) => one.key !== key)),
  };
};

export type KeptUploads = ReturnType<typeof createKeptUploads>;
