import { queryOptions } from '@tanstack/react-query';
import { askProvider } from '#web/services/assistant/provider-mutations.ts';

export const providerQuery = () =>
  queryOptions({
    queryKey: ['system', 'provider'],
    queryFn: async ({ signal }) => askProvider({ action: 'read' }, signal),
  });
