import { lazy, type ReactNode, use, useEffect, useState } from 'react';
import { AfterPage } from '#web/app/after-page.tsx';
import { DateEffects } from '#web/app/date-effects.tsx';
import { whenIdle } from '#web/platform/when-idle.ts';
import { RecordsContext, useSyncState } from '#web/services/records/records-context.ts';
import { RecordStoreContext } from '#web/services/records/use-records.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

// After the page itself.
const FocusEffects = lazy(async () => ({
  default: (await import('#web/features/focus/focus-effects.tsx')).FocusEffects,
}));

const MusicEffects = lazy(async () => ({
  default: (await import('#web/app/music-effects.tsx')).MusicEffects,
}));

const loadMemoryEffects = async () =>
  (await import('#web/features/memory/uses/memory-effects.tsx')).MemoryEffects;
const nothing = {};

/** Last of all: whether memory is on is asked when the page has nothing better to do. */
const MemoryWhenIdle = () => {
  const [need, setNeed] = useState(0);
  useEffect(() => {
    whenIdle(() => setNeed(1));
  }, []);
  return <LazyPart need={need} load={loadMemoryEffects} props={nothing} />;
};

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
          <AfterPage>
            <FocusEffects />
          </AfterPage>
          <AfterPage>
            <MusicEffects />
          </AfterPage>
          <MemoryWhenIdle />
        </>
      )}
    </RecordStoreContext>
  );
};
