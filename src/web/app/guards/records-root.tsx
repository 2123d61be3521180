import { lazy, type ReactNode, Suspense, use } from 'react';
import { DateEffects } from '#web/app/date-effects.tsx';
import { RecordsContext, useSyncState } from '#web/services/records/records-context.ts';
import { RecordStoreContext } from '#web/services/records/use-records.ts';

// After the page itself.
const FocusEffects = lazy(async () => ({
  default: (await import('#web/features/focus/focus-effects.tsx')).FocusEffects,
}));

const MusicEffects = lazy(async () => ({
  default: (await import('#web/app/music-effects.tsx')).MusicEffects,
}));

/** Gives every part of the app what the person wrote, and on every page does what a running session asks for. */
export const RecordsRoot = ({ children }: { readonly children: ReactNode }) => {
  const records = use(RecordsContext);
  const isComplete = useSyncState()?.complete === true;
  const store = isComplete ? (records?.store ?? null) : null;
  return (
    <RecordStoreContext value={store}>
      {store !== null && <DateEffects />}
      {children}
      {store !== null && (
        <>
          <Suspense>
            <FocusEffects />
          </Suspense>
          <Suspense>
            <MusicEffects />
          </Suspense>
        </>
      )}
    </RecordStoreContext>
  );
};
