import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#web/app/query-client.ts';
import { routes } from '#web/app/routes.tsx';
import { Toaster } from '#web/app/toaster.tsx';
import { AuthProvider } from '#web/features/auth/auth-context.tsx';
import { forgetSession } from '#web/features/auth/auth-mutations.ts';
import { createBackend } from '#web/platform/backend.ts';
import { type Config, fetchConfig } from '#web/platform/config.ts';
import { ConnectionContext } from '#web/platform/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

const settings = createQueryClient(() => undefined);

const Connected = ({ config }: { readonly config: Config }) => {
  const [parts] = useState(() => {
    const backend = createBackend(config);
    const forget = (): void => void forgetSession(backend);
    return {
      connection: { backend, config },
      queries: createQueryClient(forget),
      router: createBrowserRouter(routes),
    };
  });
  return (
    <QueryClientProvider client={parts.queries}>
      <ConnectionContext value={parts.connection}>
        <AuthProvider>
          <Toaster>
            <RouterProvider router={parts.router} />
          </Toaster>
        </AuthProvider>
      </ConnectionContext>
    </QueryClientProvider>
  );
};

const Settings = () => {
  const config = useQuery({ queryKey: ['config'], queryFn: fetchConfig, staleTime: Infinity, retry: 1 });
  if (config.data) return <Connected config={config.data} />;
  if (config.isFetching) return <FullPageSpinner text="Loading..." />;
  return (
    <main className="grid min-h-[80dvh] place-items-center p-6">
      <h1 className="sr-only">Kindling</h1>
      <ErrorPanel message={config.error?.message} onRetry={() => void config.refetch()} />
    </main>
  );
};

export const App = () => (
  <QueryClientProvider client={settings}>
    <Settings />
  </QueryClientProvider>
);
