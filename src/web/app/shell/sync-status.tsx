import { CloudOff } from 'lucide-react';
import { use, useState, useSyncExternalStore } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { RecordsContext, useSyncState } from '#web/services/records/records-context.ts';
import type { OpenRecords } from '#web/services/records/open-records.ts';
import type { SyncState } from '#web/services/records/record-sync.ts';
import { downloadUnsent } from '#web/services/records/download-unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const watchConnection = (listener: () => void): (() => void) => {
  const leaving = new AbortController();
  for (const event of ['online', 'offline']) {
    window.addEventListener(event, listener, { signal: leaving.signal });
  }
  return () => leaving.abort();
};

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

type Link = 'there' | 'offline' | 'no-answer';

const headings: Readonly<Record<Link, string>> = {
  there: 'Everything is synced',
  offline: 'You’re offline',
  'no-answer': 'Kindling doesn’t answer just now',
};

const linkOf = (online: boolean, inTrouble: boolean): Link => {
  if (!online) return 'offline';
  return inTrouble ? 'no-answer' : 'there';
};

const headingOf = ({ waiting, refused }: SyncState, link: Link): string => {
  if (refused.length > 0) return `${changes(refused.length)} couldn’t be saved`;
  if (waiting > 0) return `${changes(waiting)} not sent yet`;
  return headings[link];
};

const wordsOf = ({ waiting, refused, kept }: SyncState, link: Link): string => {
  if (!kept && waiting > 0) {
    return 'This browser isn’t keeping it just now, so it’s only in this window. Keep the window open until it’s sent, or download a copy.';
  }
  if (link === 'there' && waiting === 0) return 'This device and the server are in sync.';
  if (refused.length > 0) {
    return 'The server didn’t accept this. It’s safe on this device. Edit it to send it again, or download a copy.';
  }
  return waiting > 0
    ? 'Safe on this device. It will be sent as soon as you’re online.'
    : 'You can carry on as usual. What you write is saved on this device and sent later.';
};

interface DetailsProps {
  readonly records: OpenRecords;
  readonly state: SyncState;
  readonly link: Link;
  readonly onTry: () => void;
  readonly onClose: () => void;
}

const Details = ({ records, state, link, onTry, onClose }: DetailsProps) => (
  <Dialog open onClose={onClose} labelledBy="sync-title" className="p-7 sm:p-9">
    <h2 id="sync-title" className="text-2xl font-semibold">
      {headingOf(state, link)}
    </h2>
    <p className="mt-3 text-lg text-muted">{wordsOf(state, link)}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      {(state.waiting > 0 || link === 'no-answer') && <Button onClick={onTry}>Try now</Button>}
      {state.waiting > 0 && <Button onClick={() => downloadUnsent(records.store)}>Download a copy</Button>}
      <Button kind="plain" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
);

/** Shows only when there is something to know: no connection, or changes that have not gone through. */
export const SyncStatus = () => {
  const records = use(RecordsContext);
  const state = useSyncState();
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { trouble } = useAuth();
  const [open, setOpen] = useState(false);
  if (records === null || state === null) return null;
  const link = linkOf(online, trouble !== null);
  const stuck = state.waiting > 0 && (state.trouble !== null || state.refused.length > 0);
  // What somebody is reading stays until they close it, also when there is nothing more to say.
  if (link === 'there' && !stuck && !open) return null;
  const tryNow = (): void => {
    trouble?.retry();
    records.sync.retryRefused();
  };
  return (
    <>
      <Button kind="plain" className="shrink-0 px-3!" onClick={() => setOpen(true)}>
        <CloudOff aria-hidden="true" />
        <span className="max-lg:sr-only">{state.waiting > 0 ? `${state.waiting} not sent` : 'Offline'}</span>
      </Button>
      {open && (
        <Details records={records} state={state} link={link} onTry={tryNow} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
