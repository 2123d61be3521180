import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSharing } from '#web/features/sharing/sharing-queries.ts';
import { onServerChange } from '#web/services/records/server-changes.ts';

/** Reads the lists again when the server says that something changed: a share may have begun or ended. Never a look. */
export const useSharingChanges = (): void => {
  const queries = useQueryClient();
  useEffect(() => onServerChange(() => void refreshSharing(queries)), [queries]);
};
