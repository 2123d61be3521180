import { simpleError } from './rest-error.ts';

export interface Format {
  readonly kind: 'array' | 'object' | 'csv';
  readonly stripNulls: boolean;
  readonly contentType: string;
}

const jsonFormat: Format = {
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

export function negotiateFormat(accept: string | undefined): Format {
  if (accept === undefined || accept === '' || accept === 'application/json' || accept === '*/*') {
    return jsonFormat;
  }
  const asked = accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
    return { type, quality, stripNulls: parameters.includes('nulls=stripped') };
  });
  for (const { type, quality, stripNulls } of asked.toSorted((a, b) => b.quality - a.quality)) {
    const format = formats.get(type);
    if (format === undefined || quality === 0) continue;
    const strip = stripNulls && type.startsWith('application/vnd.pgrst.');
    if (!type.startsWith('application/vnd.pgrst.')) return { ...format, stripNulls: false };
    const contentType = `${format.contentType}${strip ? ';nulls=stripped' : ''}; charset=utf-8`;
    return { ...format, stripNulls: strip, contentType };
  }
  throw simpleError(
    406,
    'PGRST107',
    `None of these media types are available: ${asked.map(({ type }) => type).join(', ')}`,
  );
}
