import { type ReactNode, use } from 'react';
import type { SessionStripProps } from '#web/features/focus/session-strip.tsx';
import { RecordsContext, useSyncState } from '#web/services/records/records-context.ts';
import { RecordStoreContext } from '#web/services/records/use-records.ts';
import { usePageIsThere } from '#web/platform/use-page-is-there.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

// The page first; both come in one piece with what the other needs.
const loadStrip = async () => (await import('#web/features/focus/session-strip.tsx')).SessionStrip;
const loadEffects = async () => (await import('#web/features/focus/focus-effects.tsx')).FocusEffects;

const nothing = {};

/** Once what the person wrote is on this device; until then there is no session to show. */
const WithRecords = ({ children }: { readonly children: ReactNode }) => {
  const records = use(RecordsContext);
  const state = useSyncState();
  return (
    records !== null &&
    state?.complete === true && <RecordStoreContext value={records.store}>{children}</RecordStoreContext>
  );
};

/** The session that is on, in the frame of a page. */
export const SessionStrip = (props: SessionStripProps) => {
  const need = usePageIsThere() ? 1 : 0;
  return (
    <WithRecords>
      <LazyPart need={need} load={loadStrip} props={props} />
    </WithRecords>
  );
};

/** What a session does on every page: once in each frame. */
export const SessionEffects = () => {
  const need = usePageIsThere() ? 1 : 0;
  return (
    <WithRecords>
      <LazyPart need={need} load={loadEffects} props={nothing} />
    </WithRecords>
  );
};
