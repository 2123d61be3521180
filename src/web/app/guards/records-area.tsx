import { type ReactNode, use, useEffect } from 'react';
import { Outlet } from 'react-router';
import { WaitingPage } from '#web/features/auth/waiting-for-host.tsx';
import { sayPageIsThere } from '#web/platform/page-there.ts';
import { RecordsContext, useSyncState } from '#web/services/records/records-context.ts';
import { RecordStoreContext } from '#web/services/records/use-records.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const Waiting = (): ReactNode => {
  const records = use(RecordsContext);
  const state = useSyncState();
  const isOpen = records !== null;
  // What this device does not hold comes from the server alone.
  useEffect(() => {
    if (isOpen) sayPageIsThere();
  }, [isOpen]);
  if (records === null || !state?.trouble) {
    return (
      <WaitingPage>
        <Spinner text="Loading..." className="mt-20" />
      </WaitingPage>
    );
  }
  return (
    <div className="mt-10">
      <ErrorPanel
        message="We couldn’t load your data yet. It’s safe. Please try again in a moment."
        onRetry={() => void records.sync.run()}
      />
    </div>
  );
};

/** Around the pages that show what a person wrote. A device waits once, the first time; from then on never again. */
export const RecordsArea = () => (use(RecordStoreContext) === null ? <Waiting /> : <Outlet />);
