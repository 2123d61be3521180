import { storageLimits } from '#server/limits/storage-limits.ts';

const token = "[\\w!#$%&'*+.^`|~-]+";
const mediaType = new RegExp(
  `^${token}/${token}(?:[ \\t]*;[ \\t]*${token}=(?:${token}|"[\\u0020\\u0021\\u0023-\\u007e]*"))*[ \\t]*;?[ \\t]*$`,
  'u',
);

/** What a Content-Type header may safely repeat later. */
export const isMediaType = (text: string): boolean =>
  text.length <= storageLimits.mediaTypeLength && mediaType.test(text);

/** `Audio/MPEG; rate=1` → `audio/mpeg` */
export const essenceOf = (text: string): string => (text.split(';')[0] ?? '').trim().toLowerCase();

/** `audio/mpeg`, `audio/*`, `*` or `*` + `/*`, as buckets list what they take. */
export const isMediaTypePattern = (pattern: string): boolean =>
  pattern.length <= storageLimits.mediaTypeLength &&
  /^(?:\*|\*\/\*|[a-z0-9.+-]+\/(?:\*|[a-z0-9.+-]+))$/iu.test(pattern);

const fitsPattern = (type: string, pattern: string): boolean => {
  const essence = essenceOf(type);
  const wanted = essenceOf(pattern);
  if (wanted === '*' || wanted === '*/*') return true;
  return wanted.endsWith('/*') ? essence.startsWith(wanted.slice(0, -1)) : essence === wanted;
};

/** A bucket without a list takes everything. */
export const isAllowedType = (type: string, patterns: readonly string[] | null): boolean =>
  patterns === null || patterns.length === 0 || patterns.some((pattern) => fitsPattern(type, pattern));
