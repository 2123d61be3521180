import { prepareRequestSchema } from '#domain/music/prepare-request.ts';
import type { PrepareAnswer } from '#domain/music/prepare-request.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { musicBucket } from '#domain/music/music-bucket.ts';
import type { RenderScheduler } from '#server/music/library/render-scheduler.ts';
import type { ServerFunction } from '../function-context.ts';
import { readBody } from '../read-body.ts';

/** Somebody is about to play these tracks: what is not stored goes to the head of the queue. */
export const prepareTracks = (deps: {
  readonly scheduler: Pick<RenderScheduler, 'prepare'>;
  readonly limits: Pick<RateLimits, 'take'>;
}): ServerFunction => {
  return async (request, { actor, userId, db, address }) => {
    const { trackIds } = await readBody(request, prepareRequestSchema);
    await deps.limits.take(
      { limit: 'prepareTracks', subject: address },
      { limit: 'prepareTracksAccount', subject: userId },
    );
    // Under the caller's own policies: who may not read the library has nothing to prepare.
    const { rows } = await db.tx(actor, (query) =>
      query<{ id: string; file_path: string; stored: boolean }>(
        `select t.id, t.file_path, o.id is not null as stored
         from unnest($1::uuid[]) with ordinality as asked (id, place)
         join public.music_tracks t on t.id = asked.id
         left join storage.objects o on o.bucket_id = $2 and o.name = t.file_path
         order by asked.place`,
        [[...new Set(trackIds)], musicBucket],
        'prepare_tracks',
      ),
    );
    const missing = rows.filter(({ stored }) => !stored);
    const coming = await deps.scheduler.prepare(missing.map(({ file_path: path }) => path));
    const answer: PrepareAnswer = {
      stored: rows.filter(({ stored }) => stored).map(({ id }) => id),
      preparing: missing.filter(({ file_path: path }) => coming.has(path)).map(({ id }) => id),
    };
    return Response.json(answer);
  };
};
