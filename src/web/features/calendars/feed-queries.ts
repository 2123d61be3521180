import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const feedSchema = z.object({
  with_titles: z.boolean(),
  with_tasks: z.boolean(),
  with_sessions: z.boolean(),
  made_at: z.string(),
  last_read_at: z.nullable(z.string()),
});

/** What the person's calendar address tells; the address itself nobody knows any more. */
export interface Feed {
  readonly titles: boolean;
  readonly tasks: boolean;
  readonly sessions: boolean;
  readonly madeAt: string;
  readonly lastReadAt: string | null;
}

export const feedKey = ['calendar-feed'] as const;

/** Null where there is no address. */
export const feedQuery = () =>
  queryOptions({
    queryKey: feedKey,
    queryFn: async ({ signal }): Promise<Feed | null> => {
      const { backend } = await connect();
      const answer = await backend
        .from('calendar_feeds')
        .select('with_titles,with_tasks,with_sessions,made_at,last_read_at')
        .abortSignal(signal);
      const read = z.array(feedSchema).safeParse(responseData(answer));
      if (!read.success) throw new AppError('unreadable', 'We couldn’t read the server’s reply.', read.error);
      const [row] = read.data;
      if (row === undefined) return null;
      return {
        titles: row.with_titles,
        tasks: row.with_tasks,
        sessions: row.with_sessions,
        madeAt: row.made_at,
        lastReadAt: row.last_read_at,
      };
    },
  });
