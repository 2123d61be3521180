import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { themeChoices } from '#domain/appearance/theme.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

const row = z.object({ id: z.string(), theme_preference: z.nullable(z.enum(themeChoices)) });

/** Null when nobody ever saved one; an account without its row counts as that too. */
export const savedThemeQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: ['theme', userId],
    retry: 1,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await backend
        .from('users')
        .select('theme_preference, id')
        .eq('google_id', userId)
        .abortSignal(signal);
      const [found] = z.array(row).parse(responseData(answer));
      return found === undefined ? null : { id: found.id, theme: found.theme_preference };
    },
  });
