import { describe, expect, it } from 'vitest';
import { asked, beforeAndAfter } from '#domain/energy/before-after.ts';
import { checkNow, energyCheck, someTask as task } from '#domain/energy/energy-check.fixture.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { guessTaskEnergy, learnedFromSessions } from '#domain/energy/task-energy-guess.ts';

const session = (number: number, before: Energy, after: Energy, taskId = 'call-1') => {
  const focusId = `focus-${number}`;
  const at = (minutes: number) => new Date(checkNow - number * 86_400_000 + minutes * 60_000).toISOString();
  return [
    energyCheck({ at: at(0), energy: before, moment: 'before', taskId, focusId }),
    energyCheck({ at: at(25), energy: after, moment: 'after', taskId, focusId }),
  ];
};

describe('energy before and after a session', () => {
  it('pairs checks by session, or by task where there is no session', () => {
    const alone = [
      energyCheck({ at: '2026-11-14T08:00:00Z', energy: 'high', moment: 'before', taskId: 't' }),
      energyCheck({ at: '2026-11-14T09:00:00Z', energy: 'low', moment: 'after', taskId: 't' }),
      // An after with nothing before it says nothing.
      energyCheck({ at: '2026-11-14T10:00:00Z', energy: 'high', moment: 'after', taskId: 't' }),
    ];
    expect(beforeAndAfter([...alone, ...session(1, 'low', 'medium')].toReversed())).toEqual([
      { taskId: 't', before: 'high', after: 'low' },
      { taskId: 'call-1', before: 'low', after: 'medium' },
    ]);
  });

  it.each([
    ['high', 'low', 3],
    ['high', 'medium', 3],
    ['medium', 'low', 3],
    ['high', 'high', 2],
    ['medium', 'medium', 2],
    ['low', 'low', 1],
    ['low', 'medium', 1],
    ['medium', 'high', 1],
  ] as const)('treats a session from %s to %s as asking for level %d', (before, after, level) => {
    expect(asked({ taskId: null, before, after })).toBe(level);
  });
});

describe('the guess for a task', () => {
  const calls = [task({ id: 'call-1', title: 'Ring the bank', kind: 'call', energy: 'low' })];
  const guessed = { title: 'Ring Robin', kind: 'call' } as const;

  it.each([
    [2, null],
    [3, { energy: 'high', because: 'Your 3 calls so far took a lot of energy.' }],
    [4, { energy: 'high', because: 'Your 4 calls so far took a lot of energy.' }],
  ])('needs three sessions of a kind for a guess: %d', (count, guess) => {
    const checks = Array.from({ length: count }, (_, number) => session(number, 'high', 'low')).flat();
    expect(guessTaskEnergy(guessed, { tasks: calls, checks })).toEqual(guess);
  });

  it('tells what it learned kind by kind', () => {
    const tasks = [...calls, task({ id: 'read-1', kind: 'reading' }), task({ id: 'walk-1', kind: 'body' })];
    const checks = [
      ...[1, 2, 3].flatMap((number) => session(number, 'low', 'high', 'read-1')),
      ...[4, 5, 6, 7].flatMap((number) => session(number, 'medium', 'medium')),
      ...[8, 9].flatMap((number) => session(number, 'low', 'high', 'walk-1')),
    ];
    expect(learnedFromSessions({ tasks, checks }).map(({ because }) => because)).toEqual([
      'Your 4 calls so far didn’t change your energy much.',
      'Your 3 reading tasks so far took little energy.',
    ]);
  });

  it('learns nothing about one kind from another, nor about “other” at all', () => {
    const checks = [1, 2, 3].flatMap((number) => session(number, 'high', 'low'));
    expect(guessTaskEnergy({ title: 'Ring Robin', kind: 'message' }, { tasks: calls, checks })).toBeNull();
    const others = [task({ id: 'call-1', kind: 'other' })];
    expect(guessTaskEnergy({ title: 'Ring Robin', kind: 'other' }, { tasks: others, checks })).toBeNull();
  });

  it.each([
    [['low'], null],
    [['low', 'low'], { energy: 'low', because: 'You chose low energy for your other tasks with “dentist”.' }],
    [['low', 'high'], null],
  ] as const)('guesses from the energies chosen for the same word: %j', (chosen, guess) => {
    const tasks = chosen.map((energy, number) => task({ id: `${number}`, title: 'See dentist', energy }));
    const history = { tasks, checks: [] };
    expect(guessTaskEnergy({ title: 'Find a dentist', kind: 'errand' }, history)).toEqual(guess);
  });

  it('guesses neither from the task itself nor from parked thoughts', () => {
    const tasks = [
      task({ id: 'me', title: 'See dentist', energy: 'low' }),
      task({ id: 'other', title: 'See dentist', energy: 'low' }),
      task({ id: 'parked', title: 'See dentist', energy: 'low', state: 'inbox' }),
    ];
    expect(guessTaskEnergy(tasks[0]!, { tasks, checks: [] })).toBeNull();
  });

  it.each([
    ['Water the plants', 'low'],
    ['Do the TAXES', 'high'],
    ['Cook soup', 'medium'],
    ['Explain it', null],
  ])('guesses the energy of a first “%s” as %j', (title, energy) => {
    const guess = guessTaskEnergy({ title, kind: 'other' }, { tasks: [], checks: [] });
    expect(guess?.energy ?? null).toBe(energy);
  });
});
