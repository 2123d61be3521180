import { describe, expect, it } from 'vitest';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { securityTxt } from '#server/host/security-txt.ts';

const siteUrl = 'https://kindling.example';
const now = Date.UTC(2026, 10, 16, 13, 37);
const textOf = (changes: Partial<Parameters<typeof securityTxt>[0]> = {}): string =>
  securityTxt({ siteUrl, contact: undefined, now, ...changes });
const fieldsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')] as const;
    });

describe('[ROUTE-01] /.well-known/security.txt', () => {
  it('security.txt has the fields of RFC 9116, each once, and the required ones among them', () => {
    const names = fieldsOf(textOf()).map(([name]) => name);
    expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
  });

  it('security.txt names https addresses of this site, and a page that exists', () => {
    const fields = new Map(fieldsOf(textOf()));
    expect(fields.get('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`);
    for (const name of ['Contact', 'Policy']) {
      const address = new URL(fields.get(name) ?? '');
      expect(address.origin).toBe(siteUrl);
      expect(isBuiltPath(address.pathname), address.pathname).toBe(true);
    }
  });

  it('security.txt names the operator’s contact where there is one', () => {
    expect(textOf({ contact: 'mailto:safe@example.org' })).toMatch(/^Contact: mailto:safe@example\.org\n/);
  });

  it.each([
    ['the first moment of a day', Date.UTC(2026, 10, 16), '2027-02-14T00:00:00Z'],
    ['its last', Date.UTC(2026, 10, 17) - 1, '2027-02-14T00:00:00Z'],
    ['the next day', Date.UTC(2026, 10, 17), '2027-02-15T00:00:00Z'],
  ])('security.txt expires ninety days after %s', (_, at, expires) => {
    expect(new Map(fieldsOf(textOf({ now: at }))).get('Expires')).toBe(expires);
  });
});
