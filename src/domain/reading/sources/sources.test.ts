import { describe, expect, it } from 'vitest';
import type { Source, Sources } from '#domain/reading/source.ts';
import { adhdSources } from '#domain/reading/sources/adhd-sources.ts';
import { coachSources } from '#domain/reading/sources/coach-sources.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';
import { memorySources } from '#domain/reading/sources/memory-sources.ts';
import { musicSources } from '#domain/reading/sources/music-sources.ts';
import { toolSources } from '#domain/reading/sources/tool-sources.ts';

const subjects: readonly Sources[] = [
  adhdSources,
  coachSources,
  landingSources,
  memorySources,
  musicSources,
  toolSources,
];
const all: readonly (readonly [string, Source])[] = subjects.flatMap((subject) => Object.entries(subject));

describe('the sources that our pages cite', () => {
  it.each(all)('identifies the source %s by DOI or ISBN', (id, source) => {
    expect(id).toMatch(new RegExp(`^[a-z-]+-${source.year}[a-z]?$`));
    expect(source.doi ?? source.where).toMatch(/^10\.\d{4,9}\/\S+$|ISBN 97[89]-[\d-]+$/);
    expect(source.title).not.toMatch(/\.$/);
    expect(source.where).not.toMatch(/\.$|doi/);
  });

  it('lists no DOI twice', () => {
    const dois = all.flatMap(([, source]) => source.doi?.toLowerCase() ?? []);
    expect(new Set(dois).size).toBe(dois.length);
  });
});
