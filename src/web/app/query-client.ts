import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { AppError } from '#web/platform/app-error.ts';

const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && navigator.onLine && error instanceof AppError && error.code === 'unreachable';

/** `onSignedOut` runs when the server no longer knows the session behind a request. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: Error): void => {
    if (error instanceof AppError && error.code === 'signed-out') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a network an honest error beats a spinner that never ends, and with one again it goes by itself.
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: worthRetrying,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
};
