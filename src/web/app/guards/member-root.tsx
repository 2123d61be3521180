import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { AfterPage } from '#web/app/after-page.tsx';
import { VerdictNotices } from '#web/app/messages/verdict-notices.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import type { settleIn as SettleIn } from '#web/app/settle-in.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { ClientSession } from '#web/features/sessions/client-session.tsx';
import { SavedTheme } from '#web/features/theme/saved-theme.tsx';
import { RecordsRoot } from '#web/app/guards/records-root.tsx';
import { useComingConnection } from '#web/app/guards/use-coming-connection.ts';
import { useOpenRecords } from '#web/app/guards/use-open-records.ts';
import { useSessionEnd } from '#web/app/guards/use-session-end.ts';
import { ConnectionContext } from '#web/platform/backend/connection-context.ts';
import { RecordsContext } from '#web/services/records/records-context.ts';
import { keepWholeApp } from '#web/platform/service-worker.ts';
import { whenIdle } from '#web/platform/when-idle.ts';

/** The page first: a new device is told of afterwards, and whom one supports is asked then. */
const settleIn: typeof SettleIn = async (...given) =>
  (await import('#web/app/settle-in.ts')).settleIn(...given);

/**
 * What every signed-in page stands on. It is mounted anew for another person, so that nothing of the one before
 * stays in memory.
 */
export const MemberRoot = ({ children }: { readonly children: ReactNode }) => {
  const { connection, coming, backend } = useComingConnection();
  const { user } = useAuth();
  const { onRefused } = useSessionEnd(user?.id);
  const [queries] = useState(() => createQueryClient(onRefused));
  const records = useOpenRecords(backend, user?.id);
  useEffect(() => {
    whenIdle(() => void keepWholeApp());
  }, []);
  useEffect(() => {
    if (connection === null) return undefined;
    const leaving = new AbortController();
    whenIdle(() => void settleIn(connection.backend, queries, leaving.signal).catch(() => undefined));
    return () => leaving.abort();
  }, [connection, queries]);
  return (
    <QueryClientProvider client={queries}>
      <ConnectionContext value={connection ?? coming}>
        <AfterPage>
          <ClientSession />
        </AfterPage>
        {user && <SavedTheme userId={user.id} backend={backend} />}
        {user && <VerdictNotices userId={user.id} />}
        <RecordsContext value={records}>
          <RecordsRoot>{children}</RecordsRoot>
        </RecordsContext>
      </ConnectionContext>
    </QueryClientProvider>
  );
};
