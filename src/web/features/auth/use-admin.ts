import { useQuery } from '@tanstack/react-query';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { isAdminQuery } from '#web/features/auth/auth-queries.ts';
import { useConnection } from '#web/platform/connection-context.ts';

interface Admin {
  readonly checking: boolean;
  readonly isAdmin: boolean;
}

export const useAdmin = (): Admin => {
  const { backend } = useConnection();
  const { user } = useAuth();
  const answer = useQuery(isAdminQuery(backend, user?.id ?? null));
  return { checking: answer.isLoading, isAdmin: answer.data === true };
};
