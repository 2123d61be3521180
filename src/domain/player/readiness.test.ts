import { describe, expect, it } from 'vitest';
import {
  hasFailed,
  isReady,
  notBegun,
  type Readiness,
  type ReadinessEvent,
  reduceReadiness,
} from '#domain/player/readiness.ts';

const run = (...events: readonly ReadinessEvent[]): Readiness =>
  events.reduce((state, event) => reduceReadiness(state, event).state, notBegun);

const begin: ReadinessEvent = { type: 'begin' };
const about = (type: 'done' | 'failed' | 'late', half: 'audio' | 'library', attempt = 1): ReadinessEvent => ({
  type,
  half,
  attempt,
});

describe('[PLAYER-01] player readiness', () => {
  it('starts audio and library, each with its own timeout', () => {
    expect(reduceReadiness(notBegun, begin).effects).toEqual([
      { type: 'start', half: 'audio', attempt: 1, timeout: 8000 },
      { type: 'start', half: 'library', attempt: 1, timeout: 20_000 },
    ]);
  });

  it.each([
    ['both done', [about('done', 'audio'), about('done', 'library')], true, false],
    ['audio alone', [about('done', 'audio')], false, false],
    ['library alone', [about('done', 'library')], false, false],
    ['audio failed', [about('failed', 'audio'), about('done', 'library')], false, true],
    ['library late', [about('done', 'audio'), about('late', 'library')], false, true],
    [
      'late after it was done',
      [about('done', 'audio'), about('late', 'audio'), about('done', 'library')],
      true,
      false,
    ],
    [
      'done after it was late',
      [about('late', 'audio'), about('done', 'audio'), about('done', 'library')],
      false,
      true,
    ],
    [
      'recovered',
      [about('late', 'audio'), begin, about('done', 'audio', 2), about('done', 'library', 2)],
      true,
      false,
    ],
    [
      'an answer to the attempt before',
      [begin, about('done', 'audio'), about('done', 'library')],
      false,
      false,
    ],
  ])('decides whether the player is ready or has failed: %s', (_, events, ready, failed) => {
    const state = run(begin, ...events);
    expect(isReady(state)).toBe(ready);
    expect(hasFailed(state)).toBe(failed);
  });

  it('reports a failure once, however many halves fail', () => {
    const first = reduceReadiness(run(begin), about('late', 'audio'));
    expect(first.effects).toEqual([{ type: 'report-initialization' }]);
    expect(reduceReadiness(first.state, about('late', 'library')).effects).toEqual([]);
  });
});
