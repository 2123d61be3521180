import { parseFileName } from '#domain/uploads/parse-file-name.ts';
import { type Audience, stagingRow } from '#domain/uploads/staging-row.ts';
import { storagePath } from '#domain/uploads/storage-path.ts';
import { uploadMessages } from '#domain/uploads/upload-messages.ts';
import { audioTypeOf } from '#domain/uploads/upload-rules.ts';
import type { KeptUpload } from '#web/services/uploads/kept-uploads.ts';
import type { UploadEdges } from '#web/services/uploads/upload-edges.ts';

export interface UploadJob {
  readonly file: File;
  readonly audience: Audience;
  /** Undefined until the bytes are read. */
  hash: string | null | undefined;
  kept: KeptUpload | null;
  /** Ends the start that is under way. */
  stop: AbortController | null;
  /** How often the server has been out of reach in a row. */
  misses: number;
}

export interface JobReport {
  readonly sending: () => void;
  readonly progress: (sent: number) => void;
  readonly saving: () => void;
}

export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'already'; readonly title: string }
  | { readonly kind: 'failed'; readonly says: string };

const keyOf = (job: UploadJob): string =>
  job.hash ?? [job.file.name, job.file.size, job.file.lastModified].join('/');

/** Goes on with what this device or an earlier start knows of the file, or begins. */
const takeUp = async (job: UploadJob, edges: UploadEdges): Promise<KeptUpload> => {
  const key = keyOf(job);
  const known = job.kept ?? edges.kept.find(key);
  if (known !== null) return known;
  const { name, size } = job.file;
  const path = storagePath(await edges.profileId(), name, edges.now(), edges.newId().slice(0, 8));
  return {
    key,
    rowId: edges.newId(),
    path,
    name,
    size,
    hash: job.hash ?? null,
    audience: job.audience,
    url: null,
    sent: 0,
    whole: false,
    startedAt: edges.now(),
  };
};

/** Spec 2 §5 and §7: the row; where it is refused, the file goes again. */
export const saveRow = async (kept: KeptUpload, edges: UploadEdges): Promise<JobOutcome> => {
  const { rowId: id, path, size, hash, audience } = kept;
  const name = parseFileName(kept.name);
  const outcome = await edges.insert(
    stagingRow({ id, profileId: await edges.profileId(), path, size, name, hash, audience }),
  );
  edges.kept.forget(kept.key);
  if (outcome.kind === 'inserted') return { kind: 'done' };
  await edges.remove(path).catch(() => undefined);
  if (outcome.kind === 'refused') {
    return { kind: 'failed', says: uploadMessages.metadataFailed(kept.name, outcome.reason) };
  }
  const title = hash === null ? null : await edges.titleOfHash(hash);
  return { kind: 'already', title: title ?? name.title };
};

/**
 * One file from the first byte to its row. Rejects where it was stopped or the server was not reached; what has arrived until
 * then stays, and the next start goes on from there.
 */
export const runJob = async (
  job: UploadJob,
  edges: UploadEdges,
  report: JobReport,
  { signal, claim }: { readonly signal: AbortSignal; readonly claim: (hash: string) => string | null },
): Promise<JobOutcome> => {
  job.hash ??= await edges.hashOf(job.file);
  signal.throwIfAborted();
  const { hash } = job;
  if (hash !== null && job.kept === null) {
    const twin = claim(hash);
    const title = twin === null ? await edges.titleOfHash(hash) : parseFileName(twin).title;
    if (title !== null) return { kind: 'already', title };
  }
  signal.throwIfAborted();
  job.kept = await takeUp(job, edges);
  const keep = (part: Partial<KeptUpload>): void => {
    // A file that was called off meanwhile stays forgotten.
    if (signal.aborted || job.kept === null) return;
    job.kept = { ...job.kept, ...part };
    edges.kept.put(job.kept);
  };
  keep({});
  report.sending();
  if (!job.kept.whole) {
    const { path, url } = job.kept;
    let written = edges.now();
    await edges.send({
      file: job.file,
      path,
      type: audioTypeOf(job.file),
      url,
      signal,
      onUrl: (given) => keep({ url: given }),
      onProgress: (sent) => {
        report.progress(sent);
        // For the eye after a reload; the server knows better, so now and then is enough.
        if (edges.now() - written < 1000) return;
        written = edges.now();
        keep({ sent });
      },
    });
    signal.throwIfAborted();
    keep({ whole: true, sent: job.file.size });
  }
  report.saving();
  return saveRow(job.kept, edges);
};
