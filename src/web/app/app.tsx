import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#web/app/query-client.ts';
import { routes } from '#web/app/routes.tsx';
import { Toaster } from '#web/app/toaster.tsx';
import { AuthProvider } from '#web/features/auth/auth-context.tsx';
import { forgetSession } from '#web/features/auth/auth-mutations.ts';
import { createBackend } from '#web/platform/backend.ts';
import { fetchConfig } from '#web/platform/config.ts';
import { ConnectionContext } from '#web/platform/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const start = createQueryClient(() => undefined);

/** Everything that exists once per page load; made here and not in a component, which may be called twice. */
const connect = async () => {
  const config = await fetchConfig();
  const backend = createBackend(config);
  const queries = createQueryClient(() => void forgetSession(backend));
  return { connection: { backend, config }, queries, router: createBrowserRouter(routes) };
};

const Connected = ({ connection, queries, router }: Awaited<ReturnType<typeof connect>>) => (
  <QueryClientProvider client={queries}>
    <ConnectionContext value={connection}>
      <AuthProvider>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </AuthProvider>
    </ConnectionContext>
  </QueryClientProvider>
);

const Connecting = () => {
  const parts = useQuery({
    queryKey: ['connection'],
    queryFn: connect,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 1,
    structuralSharing: false,
  });
  if (parts.data) return <Connected {...parts.data} />;
  if (parts.isFetching) return <FullPageSpinner text="Loading..." />;
  return (
    <main className="grid min-h-[80dvh] place-items-center p-6">
      <h1 className="sr-only">Kindling</h1>
      <ErrorPanel message={parts.error?.message} onRetry={() => void parts.refetch()} />
    </main>
  );
};

export const App = () => (
  <QueryClientProvider client={start}>
    <Connecting />
  </QueryClientProvider>
);
