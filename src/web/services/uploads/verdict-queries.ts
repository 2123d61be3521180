import * as z from 'zod/mini';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  review_reason: z.nullable(z.string()),
  reviewed_at: z.string(),
});

const most = 50;

/** What a review said of this person's uploads and they have not seen on /upload. */
export const readUnseenVerdicts = async (profileId: string) => {
  const { backend } = await connect();
  const rows = responseData(
    await backend
      .from('music_staging')
      .select(Object.keys(rowSchema.shape).join(', '))
      .eq('uploader_id', profileId)
      .is('deleted_at', null)
      .is('verdict_seen_at', null)
      .not('reviewed_at', 'is', null)
      .limit(most),
  );
  const parsed = z.array(rowSchema).safeParse(rows);
  return (parsed.success ? parsed.data : []).map((row) => ({
    /** A file that is offered again can be reviewed again. */
    key: `${row.id} ${row.reviewed_at}`,
    title: row.title,
    taken: row.status === 'approved',
    reason: row.review_reason,
  }));
};
