import type { Audience } from '#domain/uploads/staging-row.ts';
import { uploadMessages } from '#domain/uploads/upload-messages.ts';
import {
  reduceUploads,
  type UploadEffect,
  type UploadEvent,
  type UploadQueue,
} from '#domain/uploads/upload-queue.ts';
import { unreachable } from '#domain/unreachable.ts';
import { AppError, type AppErrorCode } from '#web/platform/app-error.ts';
import { runMachine } from '#web/platform/run-machine.ts';
import { createStore } from '#web/platform/store.ts';
import { TransferError } from '#web/services/uploads/transfer-error.ts';
import type { UploadEdges } from '#web/services/uploads/upload-edges.ts';
import { runJob, saveRow, type UploadJob } from '#web/services/uploads/upload-job.ts';

const firstWait = 1000;
const longestWait = 30_000;
/** A server that answers, and never takes it, is a failure and not a bad network. */
const mostRefusals = 6;

const isLost = (error: unknown): boolean =>
  (error instanceof TransferError && error.lost) ||
  (error instanceof AppError && error.code === 'unreachable');

/** Runs the queue: outlives every page, so that somebody can go and do something else meanwhile. */
export const createUploadRunner = (edges: UploadEdges) => {
  const jobs = new Map<string, UploadJob>();
  const claims = new Map<string, string>();
  const items = createStore<UploadQueue>([]);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let finishing = false;

  /** The same file twice in one drop: the first of them has it. Gives the name of that one. */
  const claim =
    (id: string) =>
    (hash: string): string | null => {
      const owner = jobs.get(claims.get(hash) ?? '') === undefined ? id : claims.get(hash);
      if (owner === id) claims.set(hash, id);
      return owner === undefined || owner === id ? null : (jobs.get(owner)?.file.name ?? null);
    };

  /** The network says when it is back; a server that was restarted does not. */
  const tryLater = (misses: number): void => {
    clearTimeout(retry);
    retry = setTimeout(() => send({ type: 'back' }), Math.min(firstWait * 2 ** misses, longestWait));
  };

  const fail = (id: string, job: UploadJob, error: unknown): void => {
    const patient = job.misses < mostRefusals || (error instanceof TransferError && !error.answered);
    if (isLost(error) && patient) {
      send({ type: 'lost', id });
      tryLater(job.misses);
      job.misses += 1;
      return;
    }
    const reason = error instanceof Error ? error.message : '';
    const says = reason === '' ? uploadMessages.tryAgain : uploadMessages.uploadFailed(job.file.name, reason);
    edges.say(says, 'error');
    send({ type: 'failed', id, says });
  };

  const start = async (id: string): Promise<void> => {
    const job = jobs.get(id);
    if (job === undefined) return;
    const stop = new AbortController();
    job.stop = stop;
    // A start that was stopped has nothing to say any more, however late it ends.
    const tell = (event: UploadEvent): void => {
      if (!stop.signal.aborted) send(event);
    };
    try {
      const outcome = await runJob(
        job,
        edges,
        {
          sending: () => tell({ type: 'sending', id }),
          progress: (sent) => {
            job.misses = 0;
            tell({ type: 'progress', id, sent });
          },
          saving: () => tell({ type: 'saving', id }),
        },
        { signal: stop.signal, claim: claim(id) },
      );
      const { kept } = job;
      jobs.delete(id);
      if (outcome.kind === 'done' && kept !== null) {
        edges.stored({ id: kept.rowId, path: kept.path, name: kept.name, file: job.file });
        send({ type: 'done', id });
      } else if (outcome.kind === 'already') {
        send({ type: 'already', id, says: uploadMessages.already(outcome.title) });
      } else if (outcome.kind === 'failed') {
        // Another try begins from nothing.
        jobs.set(id, { ...job, kept: null, stop: null });
        edges.say(outcome.says, 'error');
        send({ type: 'failed', id, says: outcome.says });
      }
    } catch (error) {
      if (!stop.signal.aborted) fail(id, job, error);
    }
  };

  const discard = (id: string): void => {
    const job = jobs.get(id);
    jobs.delete(id);
    job?.stop?.abort();
    const kept = job?.kept ?? null;
    if (kept === null) return;
    const { key, url, path } = kept;
    edges.kept.forget(key);
    if (url !== null) edges.drop(url).catch(() => undefined);
    // In one request, or whole already: the file may be there. One that is not is no trouble.
    edges.remove(path).catch(() => undefined);
  };

  const run = (effect: UploadEffect): void => {
    switch (effect.type) {
      case 'start':
        void start(effect.id);
        return;
      case 'hold':
        jobs.get(effect.id)?.stop?.abort();
        return;
      case 'discard':
        discard(effect.id);
        return;
      case 'refused':
        edges.say(effect.says, 'error');
        return;
      case 'all-processed':
        edges.announce(uploadMessages.allProcessed, 'success');
        return;
      default:
        unreachable(effect);
    }
  };

  const { send } = runMachine({ initial: items.get(), reduce: reduceUploads, run, settled: items.set });

  return {
    items: items.get,
    subscribe: items.subscribe,
    send,
    /** Spec 2 §5, in its order: signed in, a profile, then file by file. */
    add: async (files: readonly File[], audience: Audience): Promise<void> => {
      if (files.length === 0) return;
      try {
        await edges.profileId();
      } catch (error) {
        const code = error instanceof AppError ? error.code : null;
        const known: Partial<Record<AppErrorCode, string>> = {
          'signed-out': uploadMessages.logIn,
          refused: uploadMessages.noProfile,
        };
        // Without a network the files wait, like those that lose it on the way.
        if (code !== 'unreachable') {
          edges.announce((code === null ? null : known[code]) ?? uploadMessages.tryAgain, 'error');
          return;
        }
      }
      const added = files.map((file) => ({ id: edges.newId(), file }));
      for (const { id, file } of added) {
        jobs.set(id, { file, audience, hash: undefined, kept: null, stop: null, misses: 0 });
      }
      send({
        type: 'added',
        files: added.map(({ id, file: { name, type, size } }) => ({ id, name, type, size })),
      });
    },
    /** The device knows that it has no network: nobody has to wait for a request to fail. */
    offline: (): void => {
      for (const { id, phase } of items.get()) {
        if (phase !== 'sending') continue;
        jobs.get(id)?.stop?.abort();
        send({ type: 'lost', id });
      }
    },
    /** Files that were sent before a reload and have no row yet: nobody needs to be asked for them again. */
    finishKept: async (): Promise<void> => {
      if (finishing) return;
      finishing = true;
      const mine = new Set([...jobs.values()].map(({ kept }) => kept?.key));
      for (const kept of edges.kept.all().filter(({ whole, key }) => whole && !mine.has(key))) {
        try {
          const outcome = await saveRow(kept, edges);
          if (outcome.kind === 'done') {
            edges.stored({ id: kept.rowId, path: kept.path, name: kept.name, file: null });
          }
        } catch {
          // It stays kept; the next visit tries again.
        }
      }
      finishing = false;
    },
    /** One from before a reload that is not wanted any more. */
    forgetKept: (key: string): void => {
      const kept = edges.kept.find(key);
      if (kept === null) return;
      edges.kept.forget(key);
      if (kept.url !== null) edges.drop(kept.url).catch(() => undefined);
      edges.remove(kept.path).catch(() => undefined);
    },
    /** Somebody else is here: nothing goes on in this person's name. */
    close: (): void => {
      clearTimeout(retry);
      for (const { stop } of jobs.values()) stop?.abort();
      jobs.clear();
    },
  };
};

export type UploadRunner = ReturnType<typeof createUploadRunner>;
