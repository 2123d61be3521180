import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, type ReactNode, StrictMode, Suspense, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '#web/app/query-client.ts';
import { Toaster } from '#web/app/messages/toaster.tsx';
import { useRouterVisits } from '#web/app/use-router-visits.ts';
import { AuthProvider } from '#web/features/auth/auth-provider.tsx';
import { clearForNobody } from '#web/features/auth/clear-for-nobody.ts';
import { preloadStartFocus } from '#web/features/focus/use-start-focus.ts';
import { ConnectionContext } from '#web/platform/backend/connection-context.ts';
import { connect, type Connection } from '#web/platform/backend/connect.ts';
import { RecordsContext } from '#web/services/records/records-context.ts';
import { RecordStoreContext } from '#web/services/records/use-records.ts';
import { type TestSync, testRecords } from '#web/testing/test-records.ts';
import { type Seed, seedRecords } from '#web/testing/seed-records.ts';
import { robin, storeSession } from '#web/testing/signed-in.ts';
import { type HostAnswers, startTestHost } from '#web/testing/test-host.ts';

interface Options {
  /** Where the person is; what follows a link shows in `path()`. */
  readonly path?: string;
  readonly records?: Seed;
  /** What the host answers to somebody who is signed in. Without it there is a guest, and no connection. */
  readonly host?: HostAnswers;
  /** How sending goes. Without it everything that was written has been sent. */
  readonly sync?: TestSync;
}

interface PartsProps {
  readonly connection: Connection | null;
  readonly children: ReactNode;
}

const Connected = ({ connection, children }: PartsProps) =>
  connection === null ? children : <ConnectionContext value={connection}>{children}</ConnectionContext>;

/** Plain links and visits are steps of the router, as in the app. */
const Visits = () => {
  useRouterVisits();
  return null;
};

/** Tells where the person is now. */
const Address = ({ onMove }: { readonly onMove: (path: string) => void }) => {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => onMove(pathname + search));
  return null;
};

/**
 * A component with everything it has in the app: the address, the person and their records, the query client, the
 * connection, and the toasts. All of it is the product's own, over a memory in place of a disk and a host that a test speaks for.
 */
export const renderFeature = async (element: ReactElement, options: Options = {}) => {
  const { path = '/', records = {}, host: answers, sync = {} } = options;
  if (answers !== undefined) storeSession();
  // What earlier tests left here goes before the test writes, and not, as a guest's page clears it, at some moment in it.
  else await clearForNobody();
  const host = startTestHost(answers);
  const connection = answers === undefined ? null : await connect();
  // As it is by the time somebody presses Start.
  await preloadStartFocus();
  const store = seedRecords(robin.id, records);
  const queries = createQueryClient(() => undefined);
  let here = path;
  // No pause between two keys: nothing here depends on how fast somebody types.
  const user = userEvent.setup({ delay: null });
  // A part that waits for something keeps the effects of the others from running where nobody waits for it.
  const { unmount } = await act(async () =>
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={queries}>
            <Connected connection={connection}>
              <AuthProvider>
                <Toaster>
                  <RecordsContext value={testRecords(store, sync)}>
                    <RecordStoreContext value={store}>
                      <main id="main">
                        <Suspense fallback="Loading…">{element}</Suspense>
                      </main>
                    </RecordStoreContext>
                  </RecordsContext>
                </Toaster>
              </AuthProvider>
            </Connected>
          </QueryClientProvider>
          <Visits />
          <Address
            onMove={(next) => {
              here = next;
            }}
          />
        </MemoryRouter>
      </StrictMode>,
    ),
  );
  return { user, store, host, path: () => here, unmount };
};
