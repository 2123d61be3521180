import { describe, expect, it } from 'vitest';
import { accepts, findFormat, notAcceptable, parseAccept } from './accept.ts';

describe('accepted formats', () => {
  it('chooses a format by quality and order', () => {
    expect(findFormat(parseAccept('text/html, text/csv;q=0.4, application/json;q=0.9'))?.kind).toBe('array');
    expect(findFormat(parseAccept('application/vnd.pgrst.object+json;nulls=stripped'))).toEqual({
      kind: 'object',
      stripNulls: true,
      contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
    });
    expect(findFormat(parseAccept('image/png, text/csv;q=0'))).toBeUndefined();
    expect(notAcceptable(parseAccept('image/png')).message).toBe(
      'None of these media types are available: image/png',
    );
    expect(accepts(parseAccept('text/*'), 'text/html')).toBe(true);
    expect(accepts(parseAccept('text/csv'), 'text/html')).toBe(false);
  });
});
