import { describe, expect, it } from 'vitest';
import { encodeHeardTimes, parseHeardTimes, withHeard } from '#domain/player/heard-times.ts';

const hour = 60 * 60 * 1000;
const now = 5 * hour;

describe('what was heard within the hour', () => {
  it('survives a reload', () => {
    const times = withHeard(withHeard(new Map(), 'a', now - 1000), 'b', now);
    expect(parseHeardTimes(encodeHeardTimes(times), now)).toEqual(times);
  });

  it.each([
    ['a moment less than an hour ago', now - hour + 1, ['a']],
    ['an hour ago', now - hour, []],
    ['in a moment that has not come', now + 1, []],
  ])('%s is kept or forgotten', (_, at, ids) => {
    expect([...parseHeardTimes(JSON.stringify([['a', at]]), now).keys()]).toEqual(ids);
  });

  it('counts from the last time', () => {
    const times = withHeard(withHeard(withHeard(new Map(), 'a', now - 10), 'b', now - 5), 'a', now);
    expect([...times]).toEqual([
      ['b', now - 5],
      ['a', now],
    ]);
  });

  it.each([null, '', 'nonsense', '{}', '[["a"]]', '[[1,2]]'])('reads %j as nothing', (raw) => {
    expect(parseHeardTimes(raw, now).size).toBe(0);
  });
});
