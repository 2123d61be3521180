import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { audioUrlOf } from '#domain/music/music-bucket.ts';
import { type DeskList, type DeskUpload, deskUploadsOf } from '#domain/upload-desk/desk-upload.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { signedUploadUrl } from '#web/platform/audio/private-audio-queries.ts';

const pageSize = 30;
const askAgain = 60_000;
const askSoon = 5000;

export const deskKey = ['upload-desk'] as const;

const countsSchema = z.array(z.object({ waiting: z.number(), approved: z.number(), rejected: z.number() }));

/** How many uploads each list has, counted up to a hundred. */
export const deskCountsQuery = (backend: Backend) =>
  queryOptions({
    queryKey: [...deskKey, 'counts'],
    queryFn: async ({ signal }) => {
      const rows = responseData(await backend.rpc('uploads_summary').abortSignal(signal));
      const parsed = countsSchema.safeParse(rows);
      const counts = parsed.data?.[0];
      if (counts === undefined) {
        throw new AppError('unreadable', 'We couldn’t count the uploads.', parsed.error);
      }
      return counts;
    },
    refetchInterval: askAgain,
  });

const noCursor: { readonly after_created?: string; readonly after_id?: string } = {};

const isMeasuring = (uploads: readonly DeskUpload[]): boolean =>
  uploads.some(({ figures, analysis }) => figures === null && analysis !== 'failed');

/** One list, page by page. It asks again by itself, and sooner while something is being measured. */
export const deskListQuery = (backend: Backend, which: DeskList) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, which],
    queryFn: async ({ signal, pageParam }) => {
      const asked = { which, page_size: pageSize, ...pageParam };
      const uploads = deskUploadsOf(
        responseData(await backend.rpc('list_uploads', asked).abortSignal(signal)),
      );
      if (uploads === null) throw new AppError('unreadable', 'We couldn’t load the uploads.');
      return uploads;
    },
    initialPageParam: noCursor,
    getNextPageParam: (uploads) => {
      const last = uploads.length < pageSize ? undefined : uploads.at(-1);
      return last === undefined ? undefined : { after_created: last.moment, after_id: last.id };
    },
    refetchInterval: ({ state }) => (isMeasuring(state.data?.pages.flat() ?? []) ? askSoon : askAgain),
  });

const pathSchema = z.array(z.object({ file_path: z.string() }));

/** Where an upload can be heard: a signed address while it waits, the library's own once it is in. */
export const readPreviewUrl = async (
  backend: Backend,
  { filePath, trackId }: Pick<DeskUpload, 'filePath' | 'trackId'>,
): Promise<string> => {
  if (filePath !== null) return signedUploadUrl(backend, filePath);
  const gone = new AppError('refused', 'There’s no file to play any more.');
  if (trackId === null) throw gone;
  const rows = responseData(
    await backend.from('music_tracks').select('file_path').eq('id', trackId).limit(1),
  );
  const path = pathSchema.safeParse(rows).data?.[0]?.file_path;
  if (path === undefined) throw gone;
  return audioUrlOf(path);
};
