import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedIn, visitorSheet } from '#scripts/web-build/visitor-sheet.ts';

const utilities = (rules: string): string => `@layer utilities{${rules}}`;

describe('the style sheet of the pages that stay as they were drawn', () => {
  it('finds a class that a page could not write as it is', async () => {
    const sheet = utilities(String.raw`.\[\&\>li\]\:p-1>li{padding:1px}`);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-sheet-'));
    const sources = path.join(folder, 'sources.json');
    await writeFile(sources, '[]');
    const pages = ['<ul class="[&amp;&gt;li]:p-1">'];
    expect(await visitorSheet({ root: folder, sources, sheet, pages })).toBe(sheet);
    await rm(folder, { recursive: true });
  });

  it('keeps the classes that something names, in their order', () => {
    const sheet = utilities('.p-4{padding:1rem}.mt-2{margin:2px}.flex{display:flex}');
    expect(namedIn(sheet, ['<p class="flex p-4">'])).toBe(utilities('.p-4{padding:1rem}.flex{display:flex}'));
  });

  it('finds them in scripts, with everything that a name may hold', () => {
    const rules = [
      String.raw`.sm\:p-\[2px\]{padding:2px}`,
      String.raw`.after\:content-\[\'\'\]:after{content:""}`,
      String.raw`.w-1\/2{width:50%}`,
    ];
    const source = "const one = cn('sm:p-[2px]', `mt-1 ${x} w-1/2`, \"after:content-['']\");";
    expect(namedIn(utilities(rules.join('')), [source])).toBe(utilities(rules.join('')));
  });

  it('takes no part of a name for the name', () => {
    expect(namedIn(utilities('.p-4{padding:1rem}'), ['class="gap-4 sm:p-4 p-44"'])).toBe('');
  });

  it('drops a selector that needs two classes where one of them is missing, and leaves its neighbour', () => {
    const sheet = utilities('.group:hover .lit,.flex{color:red}');
    expect(namedIn(sheet, ['lit flex'])).toBe(utilities('.flex{color:red}'));
    expect(namedIn(sheet, ['group lit'])).toBe(utilities('.group:hover .lit{color:red}'));
  });

  it('keeps what only might need a class', () => {
    const sheet = utilities('.a:not(.b){color:red}.a:is(.c,.d) i{color:red}');
    expect(namedIn(sheet, ['a'])).toBe(sheet);
  });

  it('leaves no empty frame behind', () => {
    const sheet = utilities('@media (width>=40rem){@supports (gap:1px){.x{gap:1px}}}.y{gap:2px}');
    expect(namedIn(sheet, ['y'])).toBe(utilities('.y{gap:2px}'));
  });

  it('leaves what the house wrote by hand', () => {
    const sheet = '@layer components{.dock{top:0}}.calm-on{top:0}@keyframes k{0%{top:0}}';
    expect(namedIn(sheet, [])).toBe(sheet);
  });
});
