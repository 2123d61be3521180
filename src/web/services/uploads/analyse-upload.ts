import { analyseOnServer, updateUpload } from '#web/services/uploads/uploads-mutations.ts';
import { secondsOf } from '#web/services/uploads/read-file.ts';
import type { StoredUpload } from '#web/services/uploads/upload-edges.ts';

interface Heard {
  readonly begun: () => void;
  readonly failed: () => void;
}

/** So long without bad news counts as analysing. */
const patienceMs = 2000;

/** The length the browser reads from the file, in place of the one estimated from its size. */
const correctLength = async (id: string, file: Blob): Promise<void> => {
  const seconds = await secondsOf(file);
  if (seconds !== null) await updateUpload(id, { duration_seconds: Math.round(seconds * 1000) / 1000 });
};

/**
 * Spec 2 §7: the server's analysis. Says once which of the two sentences of spec 2 §8 holds; where it turns out later that
 * nothing came of it, that is said then. The host analyses it anyway, so nothing depends on this page.
 */
export const analyseUpload = async (upload: StoredUpload, heard: Heard): Promise<void> => {
  if (upload.file !== null) await correctLength(upload.id, upload.file).catch(() => undefined);
  let said = false;
  const begun = (): void => {
    if (!said) heard.begun();
    said = true;
  };
  const timer = setTimeout(begun, patienceMs);
  try {
    await analyseOnServer(upload.id, upload.path);
    clearTimeout(timer);
    begun();
  } catch {
    clearTimeout(timer);
    heard.failed();
  }
};
