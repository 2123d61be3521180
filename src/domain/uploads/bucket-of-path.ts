import { musicBucket } from '#domain/music/music-bucket.ts';

export const stagingBucket = 'music-staging';

/** What a path begins with when it is sent for analysis: with it, it names a staged file (spec 2 §7). */
const MARK = 'staging/';

/** Where the analysis looks for a file, by its path alone. */
export const bucketOfPath = (path: string): typeof stagingBucket | typeof musicBucket =>
  path.startsWith(MARK) || path.includes(`/${MARK}`) ? stagingBucket : musicBucket;

/** The path of a staged file as the analysis takes it: the file’s own path has no mark. */
export const markStaged = (stagingFilePath: string): string => `${MARK}${stagingFilePath}`;

/** The other way round. */
export const withoutMark = (path: string): string => (path.startsWith(MARK) ? path.slice(MARK.length) : path);
