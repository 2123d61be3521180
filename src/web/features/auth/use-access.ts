import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AccessFlags, accessFlags } from '#domain/auth/access-flags.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { isAdminQuery } from '#web/features/auth/access-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';

interface Access extends AccessFlags {
  /** Until the database has said whether this person is an admin, they are not. */
  readonly checking: boolean;
}

export const useAccess = (): Access => {
  const { backend } = useConnection();
  const { user } = useAuth();
  const answer = useQuery(isAdminQuery(backend, user?.id ?? null));
  const isAdmin = answer.data === true;
  const checking = answer.isLoading;
  return useMemo(
    () => ({ ...accessFlags(user?.metadata ?? null, isAdmin), checking }),
    [user, isAdmin, checking],
  );
};
