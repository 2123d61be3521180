import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentScreeningStep,
  freshRun,
  hasAnswers,
  pickedAt,
  reduceScreening,
  responsesOf,
  type ScreeningEvent,
  type ScreeningRun,
} from '#domain/screening/screening-run.ts';
import { stepsOf } from '#domain/screening/screening-steps.ts';

const start: ScreeningEvent = { type: 'start' };
const next: ScreeningEvent = { type: 'next' };
const skip: ScreeningEvent = { type: 'skip' };
const back: ScreeningEvent = { type: 'back' };
const pick = (choice: number): ScreeningEvent => ({ type: 'pick', choice });
const run = (mode: ScreeningRun['mode'], ...events: readonly ScreeningEvent[]): ScreeningRun =>
  events.reduce(reduceScreening, freshRun(mode));
const times = <Value>(count: number, value: Value): readonly Value[] =>
  Array.from({ length: count }, () => value);

describe('[SCREEN-01] one question at a time', () => {
  it.each([
    ['before the start, only Start does something', [pick(1), next, skip, back], 'start'],
    ['Start leads to the first', [start], 0],
    ['Start once more changes nothing', [start, skip, start], 1],
    ['Next without an answer stays', [start, next], 0],
    ['Next after an answer moves on', [start, pick(0), next], 1],
    ['an answer alone does not move on', [start, pick(0)], 0],
    ['Skip moves on', [start, skip], 1],
    ['Back at the first stays', [start, back], 0],
    ['Back at the second returns', [start, skip, back], 0],
    ['the last but one leads to the last', [start, ...times(23, skip)], 23],
    ['the last leads to the results', [start, ...times(24, skip)], 'results'],
    ['Skip and Next at the results stay', [start, ...times(24, skip), skip, next, pick(1)], 'results'],
    ['Back at the results returns to the last', [start, ...times(24, skip), back], 23],
    ['again begins anew', [start, ...times(24, skip), { type: 'again' }], 'start'],
  ] satisfies readonly (readonly [string, readonly ScreeningEvent[], ScreeningRun['at']])[])(
    'moves between questions: %s',
    (_name, events, at) => expect(run('standard', ...events).at).toBe(at),
  );

  it('replaces an answer, and ignores what is none', () => {
    for (const [choices, kept] of [
      [[0], [0]],
      [[4], [4]],
      [[1, 3], [3]],
      [[2, 5], [2]],
      [[2, -1], [2]],
      [[1.5], []],
    ] as const) {
      const now = run('standard', start, ...choices.map(pick));
      expect(pickedAt(now, currentScreeningStep(now)!)).toEqual(kept);
    }
  });

  it('keeps answers on Back, forgets one on Skip and all on Again', () => {
    const returned = run('standard', start, pick(3), next, pick(1), next, back, back);
    expect(responsesOf(returned)).toEqual({ 'attention-1': 3, 'finishing-1': 1 });
    expect(responsesOf(reduceScreening(returned, skip))).toEqual({ 'finishing-1': 1 });
    expect(hasAnswers(returned)).toBe(true);
    expect(reduceScreening(returned, { type: 'again' })).toEqual(freshRun('standard'));
  });

  it('has no answers when everything is skipped', () => {
    const end = run('standard', start, pick(2), ...times(24, skip));
    expect(end.at).toBe('results');
    expect(hasAnswers(end)).toBe(false);
  });
});

describe('[SCREEN-01] mode=full', () => {
  const asked = run('full', start, ...times(36, skip));

  it('asks six questions after the 36 items, without scoring them', () => {
    expect(stepsOf('full')).toHaveLength(42);
    expect(currentScreeningStep(asked)?.id).toBe('since');
    expect(responsesOf(reduceScreening(asked, pick(0)))).toEqual({});
    expect(times(6, skip).reduce(reduceScreening, asked).at).toBe('results');
  });

  it('takes several answers where several are meant, in the order of the list', () => {
    const where = reduceScreening(asked, skip);
    const picked = (...choices: readonly number[]) => {
      const now = choices.map(pick).reduce(reduceScreening, where);
      return pickedAt(now, currentScreeningStep(now)!);
    };
    expect(picked(3)).toEqual([3]);
    expect(picked(3, 1)).toEqual([1, 3]);
    expect(picked(3, 1, 3)).toEqual([1]);
    expect(picked(3, 3)).toEqual([]);
    expect(picked(5)).toEqual([]);
    expect([3, 3].map(pick).concat(next).reduce(reduceScreening, where).at).toBe(where.at);
  });
});

it('always stands at an existing step, whatever is pressed', () => {
  const events = fc.array(
    fc.oneof(
      fc.constantFrom(start, next, skip, back, { type: 'again' } satisfies ScreeningEvent),
      fc.integer({ min: -1, max: 7 }).map(pick),
    ),
    { maxLength: 120 },
  );
  fc.assert(
    fc.property(fc.constantFrom('standard', 'full'), events, (mode, pressed) => {
      const end = run(mode, ...pressed);
      expect(typeof end.at === 'number' ? currentScreeningStep(end) : end.at).not.toBeNull();
      for (const answer of Object.values(responsesOf(end))) expect([0, 1, 2, 3, 4]).toContain(answer);
    }),
  );
});
