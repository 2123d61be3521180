import { lazy, type ReactNode, Suspense, use } from 'react';
import { Outlet } from 'react-router';
import { RecordsContext, useSyncState } from '#web/services/records/records-context.ts';
import { RecordStoreContext } from '#web/services/records/use-records.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// A visitor's pages carry none of it.
const MusicEffects = lazy(async () => ({
  default: (await import('#web/app/music-effects.tsx')).MusicEffects,
}));

const Waiting = (): ReactNode => {
  const records = use(RecordsContext);
  const state = useSyncState();
  if (records === null || !state?.trouble) return <Spinner text="Loading..." className="mt-20" />;
  return (
    <div className="mt-10">
      <ErrorPanel
        message="What you have written could not be loaded on this device yet. It is safe. Please try again in a moment."
        onRetry={() => void records.sync.run()}
      />
    </div>
  );
};

/** Around the pages that show what a person wrote. A device waits once, the first time; from then on never again. */
export const RecordsArea = () => {
  const records = use(RecordsContext);
  const state = useSyncState();
  if (records === null || !state?.complete) return <Waiting />;
  return (
    <RecordStoreContext value={records.store}>
      <Outlet />
      <Suspense>
        <MusicEffects />
      </Suspense>
    </RecordStoreContext>
  );
};
