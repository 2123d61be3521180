import { startPatienceMs } from '#web/platform/backend/ask-session.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { createComing } from '#web/platform/create-coming.ts';
import { clearOthers } from '#web/services/device/clear-others.ts';
import { type OpenRecords, openRecords } from '#web/services/records/open-records.ts';

/** Whoever shows the records: where their client comes from, and who is told about the session. */
interface Owner {
  readonly backend: Backend | Promise<Backend>;
  readonly onRefused: () => void;
  readonly onEnded: () => void;
}

interface Opening {
  readonly userId: string;
  readonly opened: Promise<OpenRecords>;
  /** Null until they are open. */
  readonly records: () => OpenRecords | null;
  /** From then on the records have their client, and what was told meanwhile is told on. */
  readonly handOver: (owner: Owner) => void;
}

/** What others left on this device is gone before anything of this person can be shown. */
const beginOpening = (userId: string): Opening => {
  let owner: Owner | null = null;
  let ended = false;
  let records: OpenRecords | null = null;
  const { promise: backend, arrive } = createComing<Backend>();
  const open = async (): Promise<OpenRecords> => {
    const [made] = await Promise.all([
      openRecords({
        userId,
        backend,
        onSignedOut: () => owner?.onRefused(),
        onEnded: () => {
          ended = true;
          owner?.onEnded();
        },
      }),
      clearOthers(userId).catch(() => undefined),
    ]);
    records = made;
    return made;
  };
  return {
    userId,
    opened: open(),
    records: () => records,
    handOver: (next) => {
      owner = next;
      arrive(next.backend);
      if (ended) next.onEnded();
    },
  };
};

let ahead: Opening | null = null;

/**
 * Opens somebody's records while it is still being asked whether their session counts. Comes back with how to close them once
 * they are open, or when a start may not wait any longer.
 */
export const openAhead = async (userId: string): Promise<() => void> => {
  const opening = beginOpening(userId);
  ahead = opening;
  await Promise.race([
    opening.opened,
    new Promise((resolve) => {
      setTimeout(resolve, startPatienceMs);
    }),
  ]);
  return () => {
    if (ahead === opening) ahead = null;
    void opening.opened.then((records) => records.close());
  };
};

/** What was opened ahead for this person, to be shown in the first stroke. */
export const recordsAhead = (userId: string | undefined): OpenRecords | null =>
  ahead !== null && ahead.userId === userId ? ahead.records() : null;

/** Hands over what was opened ahead, once; otherwise it is opened now. */
export const takeOpening = (userId: string): Opening => {
  const opening = ahead?.userId === userId ? ahead : beginOpening(userId);
  ahead = null;
  return opening;
};
