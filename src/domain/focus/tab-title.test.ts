import { describe, expect, it } from 'vitest';
import { at, begun } from '#domain/focus/focus-session.fixture.ts';
import { tabTitle } from '#domain/focus/tab-title.ts';

const paused = begun({ phase: 'paused', endsAt: null, leftSeconds: 754 });

describe('the title of a tab while a session is on', () => {
  it.each([
    ['running', begun(), 'Wash one cup', at(12, 26), '12:34 · Wash one cup'],
    ['its last second', begun(), 'Wash one cup', at(24, 59), '0:01 · Wash one cup'],
    ['its end', begun(), 'Wash one cup', at(25), 'Time is up · Wash one cup'],
    ['without a subject', begun(), null, at(0), '25:00 · Focus'],
    ['paused', paused, 'Wash one cup', at(90), 'Paused 12:34 · Wash one cup'],
    ['a break', begun({ phase: 'break' }), 'Wash one cup', at(20), '5:00 · Break'],
    ['a break that is over', begun({ phase: 'break' }), null, at(25), 'Break over'],
    ['asking how it went', begun({ phase: 'debrief' }), 'Wash one cup', at(20), null],
    ['none', null, null, at(0), null],
  ])('%s', (_, session, subject, now, title) => {
    expect(tabTitle(session, subject, now)).toBe(title);
  });
});
