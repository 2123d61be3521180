import { audioCacheLimits } from '#domain/player/player-limits.ts';

export interface KeptFile {
  readonly url: string;
  readonly bytes: number;
  readonly usedAt: number;
}

const sizeOf = (files: readonly KeptFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Spec 2 §9: which files go so that the rest fits: over 50 MB down to 80 % of it, over 20 files down to 20. The least
 * recently used first; what plays stays.
 */
export const selectEvictions = (
  files: readonly KeptFile[],
  playing: ReadonlySet<string>,
): readonly string[] => {
  const { bytes, entries, evictTo } = audioCacheLimits;
  const most = sizeOf(files) > bytes ? bytes * evictTo : bytes;
  const going: string[] = [];
  let left = sizeOf(files);
  for (const file of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (left <= most && files.length - going.length <= entries) break;
    if (playing.has(file.url)) continue;
    going.push(file.url);
    left -= file.bytes;
  }
  return going;
};
