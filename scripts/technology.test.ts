import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { presetWords } from '#domain/assistant/provider-presets.ts';
import { modelProviders } from '#domain/landing/model-providers.ts';
import { technology } from '#domain/landing/technology.ts';
import packageFile from '../package.json' with { type: 'json' };

const notice = readFileSync(new URL('../NOTICE', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
const shipped = new Set(Object.keys({ ...packageFile.dependencies, ...packageFile.optionalDependencies }));
const parts = technology.flatMap((group) => group.parts);

describe('[LAND-04] the technology list', () => {
  it('lists the two groups of the specification', () => {
    expect(technology.map((group) => group.title)).toEqual(['AI Powerhouse', 'Music and Security']);
  });

  it.each(parts.map((part) => [part.name, part] as const))(
    'ships every package listed for %s',
    (_name, part) => {
      expect(part.packages.filter((name) => !shipped.has(name))).toEqual([]);
    },
  );

  it.each(parts.flatMap((part) => (part.notice === undefined ? [] : [[part.name, part.notice] as const])))(
    'names %s in NOTICE',
    (_name, words) => {
      expect(notice).toContain(words);
    },
  );

  it('names every kind of language model that an operator finds ready to choose, and no other', () => {
    const { custom, ...ready } = presetWords;
    expect(custom.baseUrl).toBe('');
    expect(modelProviders).toEqual(Object.values(ready).map(({ name }) => name));
  });

  it('has a NOTICE entry for every part whose licence asks for one', () => {
    const asking = parts.filter((part) => /GPL|BSD|PostgreSQL/.test(part.licence));
    expect(asking.length).toBeGreaterThan(2);
    expect(asking.filter((part) => part.notice === undefined)).toEqual([]);
  });
});
