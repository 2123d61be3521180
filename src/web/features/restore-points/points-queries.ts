import { queryOptions } from '@tanstack/react-query';
import { pointPreview, restorePoints } from '#domain/restore-points/restore-point.ts';
import { askGoBack } from '#web/services/records/go-back-mutations.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const pointsKey = ['restore-points'] as const;

/** The newest first. */
export const pointsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...pointsKey, 'list'],
    queryFn: async ({ signal }) =>
      restorePoints.parse(
        responseData(
          await backend
            .from('restore_points')
            .select('id, why, made_at, rows')
            .order('no', { ascending: false })
            .abortSignal(signal),
        ),
      ),
  });

/** What going back to a point would do now. Asked anew every time: it changes with every edit. */
export const pointPreviewQuery = (backend: Backend, id: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'preview', id],
    queryFn: async ({ signal }) =>
      pointPreview.parse(await askGoBack(backend, { action: 'look', point: id }, signal)),
    gcTime: 0,
    staleTime: 0,
  });
