import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

/** What the address tells. */
export interface FeedChoice {
  readonly titles: boolean;
  readonly tasks: boolean;
  readonly sessions: boolean;
}

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The new address, which is told this once. One that was there before is dead from now on. */
export const makeFeed = async ({ titles, tasks, sessions }: FeedChoice): Promise<string> => {
  const { backend } = await connect();
  const token = responseData(
    await backend.rpc('make_calendar_feed', {
      p_titles: titles,
      p_tasks: tasks,
      p_sessions: sessions,
      p_zone: here(),
    }),
  );
  if (typeof token !== 'string') throw new AppError('unreadable', 'We couldn’t read the server’s reply.');
  return new URL(`/calendar-feed/${token}.ics`, location.origin).href;
};

/** Nothing to compare with: a person has at most one, and the database shows nobody another. */
const anyOne = ['made_at', '1970-01-01'] as const;

export const changeFeed = async ({ titles, tasks, sessions }: FeedChoice): Promise<void> => {
  const { backend } = await connect();
  const fields = {
    with_titles: titles,
    with_tasks: tasks,
    with_sessions: sessions,
    time_zone: here(),
  };
  responseData(
    await backend
      .from('calendar_feeds')
      .update(fields)
      .gt(...anyOne),
  );
};

export const deleteFeed = async (): Promise<void> => {
  const { backend } = await connect();
  responseData(
    await backend
      .from('calendar_feeds')
      .delete()
      .gt(...anyOne),
  );
};
