import { describe, expect, it } from 'vitest';
import type { KnownTrack } from '#domain/focus/focus-sound.ts';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';
import { dayPartOf } from './rated-session.ts';
import { type Strength, type StrengthAspect, strengths } from './strengths.ts';

let made = 0;

interface Made {
  readonly hour?: number;
  readonly progress?: FocusSession['progress'];
  readonly kind?: TaskKind;
  readonly track?: string;
  readonly sound?: FocusSession['sound'];
}

const some = (count: number, made_: Made): readonly Made[] => Array.from({ length: count }, () => made_);

const library: readonly KnownTrack[] = [
  { id: 'deep', adhdMoodTags: ['deep-focus'], moodCategory: null },
  { id: 'calm', adhdMoodTags: [], moodCategory: 'calm' },
];

const look = (all: readonly Made[], aspect: StrengthAspect): Strength => {
  const rows = all.map(({ hour = 9, progress = 'done', kind, track, sound = null }) => {
    made += 1;
    const id = `s${made}`;
    const startedAt = `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const session = focusSession(id, { startedAt, progress, sound, taskId: kind === undefined ? null : id });
    return { id, kind, track, session };
  });
  const found = strengths({
    sessions: rows.map(({ session }) => session),
    tasks: rows.flatMap(({ id, kind }) => (kind === undefined ? [] : [{ id, kind }])),
    heard: rows.flatMap(({ id, track }) => (track === undefined ? [] : [{ focusId: id, trackId: track }])),
    library,
    hourOf: (moment) => new Date(moment).getUTCHours(),
  }).find((one) => one.aspect === aspect);
  if (found === undefined) throw new Error(aspect);
  return found;
};

describe('[COACH-01] what goes well, from one’s own sessions', () => {
  it.each([
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [21, 'evening'],
    [22, 'night'],
    [0, 'night'],
  ])('%i o’clock belongs to the %s', (hour, part) => {
    expect(dayPartOf(hour)).toBe(part);
  });

  const evening = { hour: 18, progress: 'stuck' } as const;

  it.each([
    ['four against five tell nothing of the four', 4, 5, null],
    ['five against four stand without a comparison', 5, 4, null],
    ['five against five tell', 5, 5, 'Mornings'],
  ])('%s', (_, mornings, evenings, best) => {
    const found = look([...some(mornings, {}), ...some(evenings, evening)], 'when');
    expect(found.best?.group.name ?? null).toBe(best);
    expect(found.groups.every(({ sessions }) => sessions >= 5)).toBe(true);
    expect(found.groups).toHaveLength(Number(mornings >= 5) + Number(evenings >= 5));
  });

  it('the sentence says the numbers that stand beside it, and what went with what', () => {
    const found = look([...some(6, {}), ...some(2, { progress: 'stuck' }), ...some(5, evening)], 'when');
    expect(found.best).toEqual({
      group: { name: 'Mornings', sessions: 8, good: 6 },
      others: { name: 'Mornings', sessions: 5, good: 0 },
    });
    expect(found.sentence).toBe(
      'Mornings went with getting somewhere: 6 of 8 sessions, and 0 of 5 otherwise.',
    );
    expect(found.sentence).not.toMatch(/caus|because|makes|thanks to/i);
  });

  it.each([
    [9, 8, true],
    [9, 9, false],
    [8, 9, true],
  ])('%i of ten mornings against %i of ten evenings stands out: %s', (mornings, evenings, tells) => {
    const stuck = { progress: 'stuck' } as const;
    const all = [
      ...some(mornings, {}),
      ...some(10 - mornings, stuck),
      ...some(evenings, { hour: 18 }),
      ...some(10 - evenings, evening),
    ];
    const found = look(all, 'when');
    expect(found.best !== null).toBe(tells);
    expect(found.sentence === 'Nothing stands out so far.').toBe(!tells);
  });

  it.each([
    [0, 'Nothing to count yet. It takes 5 sessions of one sort.'],
    [4, 'Too few to tell: it takes 5 sessions of one sort. You have 4 in all.'],
  ])('with %i sessions it says how many it takes', (count, sentence) => {
    expect(look(some(count, {}), 'when')).toMatchObject({ groups: [], best: null, sentence });
  });

  it('a session counts only when it is over and somebody said how it went', () => {
    expect(look(some(9, { progress: null }), 'when').counted).toBe(0);
  });

  it('kinds of task are told by their names, and “other” is none', () => {
    const found = look(
      [
        ...some(5, { kind: 'call' }),
        ...some(5, { kind: 'paperwork', progress: 'stuck' }),
        ...some(5, { kind: 'other' }),
      ],
      'kind',
    );
    expect(found.groups.map(({ name }) => name)).toEqual(['Calls', 'Paperwork tasks']);
    expect(found.counted).toBe(10);
    expect(found.sentence).toBe('Calls went with getting somewhere: 5 of 5 sessions, and 0 of 5 otherwise.');
  });

  it('sounds are those that were heard, silence where somebody said so, and nothing where nobody did', () => {
    const found = look(
      [
        ...some(5, { track: 'deep' }),
        ...some(5, { sound: 'none', progress: 'stuck' }),
        ...some(3, { track: 'calm' }),
        ...some(7, {}),
      ],
      'sound',
    );
    expect(found.groups).toEqual([
      { name: 'Deep Focus music', sessions: 5, good: 5 },
      { name: 'No music', sessions: 5, good: 0 },
    ]);
    expect(found.counted).toBe(13);
    expect(found.best?.others).toMatchObject({ sessions: 8, good: 3 });
  });
});
