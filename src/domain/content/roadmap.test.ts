import { describe, expect, it } from 'vitest';
import file from '#content/roadmap.json' with { type: 'json' };
import { parseRoadmap, type Roadmap, roadmap } from '#domain/content/roadmap.ts';
import { roadmapStages } from '#domain/content/roadmap-stages.ts';
import { isBuiltPath, routeTable } from '#domain/navigation/route-table.ts';

const empty = { done: [], inTheWorks: [], next: [], later: [], notPlanned: [] };
const entry = { title: 'Tasks', text: 'One line is enough.', paths: ['/tasks'] };
const withDone = (...done: readonly unknown[]): Roadmap => parseRoadmap({ ...empty, done });

describe('[ROUTE-01] the content of /roadmap', () => {
  it('reads the roadmap from content/roadmap.json', () => {
    expect(roadmap).toEqual(file);
  });

  it('lists only built pages as done', () => {
    expect(roadmap.done.flatMap((one) => one.paths).filter((path) => !isBuiltPath(path))).toEqual([]);
  });

  it('lists every built page as done: move its entry to done in content/roadmap.json', () => {
    const done = new Set(roadmap.done.flatMap((one) => one.paths));
    expect(routeTable.filter((route) => route.built && !done.has(route.path))).toEqual([]);
  });

  it('lists every page of the specification, and no other', () => {
    const named = roadmapStages.flatMap((stage) => roadmap[stage]).flatMap((one) => one.paths);
    expect(named.toSorted()).toEqual(routeTable.map((route) => route.path).toSorted());
  });

  it('promises no date', () => {
    const words = Object.values({ ...roadmap, 'ABOUT THIS FILE': [] }).flat();
    expect(words.filter(({ title, text }) => /\b20\d\d\b|\bsoon\b|\bQ[1-4]\b/i.test(title + text))).toEqual(
      [],
    );
  });
});

describe('the file behind /roadmap', () => {
  it.each([
    ['nothing at all', []],
    ['the longest title', [{ ...entry, title: 'x'.repeat(60) }]],
    ['the longest text', [{ ...entry, text: 'x'.repeat(200) }]],
    ['no path', [{ ...entry, paths: [] }]],
    ['the front page', [{ ...entry, paths: ['/'] }]],
    ['forty entries', Array.from({ length: 40 }, (_, n) => ({ ...entry, title: `${n}`, paths: [] }))],
  ])('accepts a roadmap with %s', (_, done) => {
    expect(withDone(...done).done).toEqual(done);
  });

  it.each([
    [{ ...entry, title: '' }, 'done.0.title must be a text of 1 to 60 characters'],
    [{ ...entry, title: 'x'.repeat(61) }, 'done.0.title must be a text of 1 to 60 characters'],
    [{ ...entry, text: 'x'.repeat(201) }, 'done.0.text must be a text of 1 to 200 characters'],
    [{ title: 'Tasks', text: 'Here.' }, 'done.0.paths must be a list, which may be empty'],
    [{ ...entry, paths: ['tasks'] }, 'done.0.paths.0 must be a path such as /tasks'],
    [{ ...entry, paths: ['//evil.example'] }, 'done.0.paths.0 must be a path such as /tasks'],
    [
      { ...entry, paths: Array.from({ length: 9 }, (_, n) => `/${n}`) },
      'done.0.paths must be a list of 8 at most',
    ],
    [{ ...entry, date: '2027-01-01' }, 'done.0.date is not a known key'],
    ['Tasks', 'done.0 must have a title, a text and paths'],
  ])('rejects the entry %j: %s', (wrong, sentence) => {
    expect(() => withDone(wrong)).toThrow(new Error(`content/roadmap.json: ${sentence}`));
  });

  it.each([
    [[entry, { ...entry, paths: [] }], 'the title “Tasks” stands there twice'],
    [[entry, { ...entry, title: 'More' }], 'the path /tasks stands there twice'],
  ])('rejects the entries %j: %s', (done, sentence) => {
    expect(() => withDone(...done)).toThrow(new Error(`content/roadmap.json: ${sentence}`));
  });

  it('rejects more than 40 entries in one list', () => {
    const many = Array.from({ length: 41 }, (_, n) => ({ ...entry, title: `${n}`, paths: [] }));
    expect(() => withDone(...many)).toThrow('done must be a list of 40 at most');
  });

  it.each([null, [], 'text'])('rejects %j as a roadmap', (content) => {
    expect(() => parseRoadmap(content)).toThrow('content/roadmap.json: the file');
  });
});
