import type { RestError } from '#server/engine/rest/rest-error.ts';
import { simpleError } from '#server/engine/rest/rest-error.ts';

export interface Format {
  readonly kind: 'array' | 'object' | 'csv';
  readonly stripNulls: boolean;
  readonly contentType: string;
}

export const jsonFormat: Format = {
  kind: 'array',
  stripNulls: false,
  contentType: 'application/json; charset=utf-8',
};

const formats: ReadonlyMap<string, Omit<Format, 'stripNulls'>> = new Map<string, Omit<Format, 'stripNulls'>>([
  ['*/*', jsonFormat],
  ['application/*', jsonFormat],
  ['application/json', jsonFormat],
  ['application/vnd.pgrst.array', { kind: 'array', contentType: 'application/vnd.pgrst.array+json' }],
  ['application/vnd.pgrst.array+json', { kind: 'array', contentType: 'application/vnd.pgrst.array+json' }],
  ['application/vnd.pgrst.object', { kind: 'object', contentType: 'application/vnd.pgrst.object+json' }],
  ['application/vnd.pgrst.object+json', { kind: 'object', contentType: 'application/vnd.pgrst.object+json' }],
  ['text/csv', { kind: 'csv', contentType: 'text/csv; charset=utf-8' }],
  ['text/*', { kind: 'csv', contentType: 'text/csv; charset=utf-8' }],
]);

/** What the client takes, the most wanted first. */
export type Accepted = readonly { readonly type: string; readonly stripNulls: boolean }[];

const anything: Accepted = [{ type: '*/*', stripNulls: false }];

export const parseAccept = (header: string | undefined): Accepted => {
  if (header === undefined || header === '' || header === '*/*') return anything;
  return header
    .split(',')
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
      return { type, quality, stripNulls: parameters.includes('nulls=stripped') };
    })
    .filter(({ quality }) => quality !== 0)
    .toSorted((a, b) => b.quality - a.quality);
};

/** Nothing where none of it can be given. */
export const findFormat = (accepted: Accepted): Format | undefined => {
  for (const { type, stripNulls } of accepted) {
    const format = formats.get(type);
    if (format === undefined) continue;
    if (!type.startsWith('application/vnd.pgrst.')) return { ...format, stripNulls: false };
    if (format.kind === 'array' && !stripNulls) return jsonFormat;
    const contentType = `${format.contentType}${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`;
    return { ...format, stripNulls, contentType };
  }
  return undefined;
};

export const accepts = (accepted: Accepted, mediaType: string): boolean => {
  const main = `${mediaType.split('/', 1)[0] ?? ''}/*`;
  return accepted.some(({ type }) => type === '*/*' || type === main || type === mediaType);
};

export const notAcceptable = (accepted: Accepted): RestError => {
  const types = accepted.map(({ type }) => type).join(', ');
  return simpleError(406, 'PGRST107', `None of these media types are available: ${types}`);
};
