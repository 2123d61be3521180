import { describe, expect, it } from 'vitest';
import { shownClaims } from '#domain/content/shown-claims.ts';
import { withSentences } from '#domain/head/operator-words.ts';
import { exampleMemories } from '#domain/memory/demo/example-memories.ts';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { technology } from '#domain/landing/technology.ts';
import { gradeOf, proseOf } from '#scripts/web-build/reading-grade.ts';
import { renderPage, renderWaitingShell } from '#web/app/prerender.tsx';

// As the host shows it where the operator has chosen nothing yet.
const whole = withSentences(await renderPage('/'), { provider: null, speech: null }, (said) => said);
const main = /<main\b.*<\/main>/s.exec(whole)?.[0] ?? '';
const text = main
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll('&#x27;', "'")
  .replaceAll(/\s+/g, ' ');

describe('[LAND-01] the prerendered front page of a visitor', () => {
  it('the front page reads at a grade of eight or below', () => {
    const prose = proseOf(main);
    expect(prose.split(' ').length).toBeGreaterThan(300);
    expect(gradeOf(prose)).toBeLessThanOrEqual(8);
  });

  it('the front page has one h1, and no heading skips a level', () => {
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('[LAND-05] the front page shows every claim of the operator’s file, and no number of its own', () => {
    const { freeTier, noCreditCard, cancelAnytime, moneyBackGuarantee, memories, tracks } = shownClaims;
    const told = [freeTier, noCreditCard, cancelAnytime, moneyBackGuarantee, memories, tracks];
    expect(told.filter((claim) => claim !== null && !text.includes(claim))).toEqual([]);
    expect(text).not.toMatch(/tracks? (is|are) here/);
  });

  it('[LAND-04] the front page names every part it is made of, and does not guess which speech service is used', () => {
    for (const part of technology.flatMap((group) => group.parts)) expect(text).toContain(part.name);
    expect(text).toContain('Used only if the operator has set one up.');
  });

  it('[LAND-04] the front page names the language models an operator can connect, and that none is at first', () => {
    expect(text).toContain('Ollama, LM Studio, llama.cpp on a machine of theirs');
    expect(text).toContain('None is connected at first.');
  });

  it('[LAND-04] the front page shows the first tab of the memory demo, drawn without style attributes', () => {
    for (const name of memoryLayerNames) expect(main).toMatch(new RegExp(`role="tab"[^>]*>${name}<`, 'i'));
    const inFirstTab = exampleMemories.filter((memory) => memory.layer === memoryLayerNames[0]);
    for (const { sentence } of inFirstTab) expect(text).toContain(sentence);
    expect(main.match(/role="tab"[^>]*tabindex="0"/g), 'the Tab key stops at one').toHaveLength(1);
    expect(main).not.toContain(' style="');
  });

  it('the front page shows the whole comparison, with its date and the pages that were read', () => {
    const { comparison } = shownClaims;
    if (comparison === null) return;
    expect(main).toContain(`dateTime="${comparison.asOf}"`);
    for (const { name, page } of comparison.products) {
      expect(text).toContain(name);
      expect(text).toContain(page);
    }
    const silent = [...comparison.rows, ...comparison.aheadElsewhere].flatMap(({ others }) =>
      others.filter((said) => said === null),
    );
    expect(text.match(/Not said on the page we read/g)).toHaveLength(silent.length);
  });
});

describe('[ROUTE-07] the frame of the app in the HTML of a page', () => {
  const frame = renderWaitingShell('/tasks');

  it('has both forms of the sidebar and the places of a phone, none of them to be pressed or read out yet', () => {
    const parts = [...frame.matchAll(/<div inert="" aria-hidden="true" class="waiting waiting-([a-z]+)">/g)];
    const names = parts.map(([, name]) => name);
    expect(names).toEqual(['bar', 'expanded', 'collapsed', 'expanded', 'collapsed', 'narrow']);
    expect(frame.match(/aria-current="page"/g)).toHaveLength(3);
  });

  it('says that the page is loading where it will be, and nothing of anybody', () => {
    expect(frame.match(/Loading\.\.\./g)).toHaveLength(1);
    expect(frame).toMatch(/<main\b[^>]*><output\b.*Loading\.\.\..*<\/main>/);
    expect(frame).not.toContain('Sign Out');
    expect(frame).not.toMatch(/ style="/);
  });
});
