export interface Validators {
  /** With its quotation marks. */
  readonly etag: string;
  readonly lastModified: Date;
}

/** RFC 9110: If-None-Match decides alone when it is there. */
export const isUnchanged = (headers: Headers, { etag, lastModified }: Validators): boolean => {
  const known = headers.get('if-none-match');
  if (known !== null) {
    return known.split(',').some((entry) => {
      const tag = entry.trim().replace(/^W\//u, '');
      return tag === '*' || tag === etag;
    });
  }
  const since = dateOf(headers.get('if-modified-since'));
  return since !== undefined && seconds(lastModified) <= seconds(since);
};

/** If-Range: a range is only worth having of the same bytes as before. */
export const rangeApplies = (headers: Headers, { etag, lastModified }: Validators): boolean => {
  const condition = headers.get('if-range');
  if (condition === null) return true;
  if (condition.includes('"')) return condition === etag;
  const date = dateOf(condition);
  return date !== undefined && seconds(lastModified) === seconds(date);
};

const dateOf = (text: string | null): Date | undefined => {
  if (text === null) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** HTTP dates have no milliseconds. */
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
