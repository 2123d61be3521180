import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandTable } from '#domain/voice/command-table.ts';
import type { NearPhrase } from '#domain/voice/hearing.ts';
import { nearMisses, nonCommands } from '#domain/voice/non-commands.fixture.ts';
import { minutesSaid, paraphrases } from '#domain/voice/paraphrases.fixture.ts';
import { thresholds } from '#domain/voice/thresholds.ts';
import { understand } from '#domain/voice/understand.ts';
import { voiceCommandSchema } from '#domain/voice/voice-command.ts';

const hear = (text: string, near: readonly NearPhrase[] = []) => understand({ text, near });
const commandOf = (id: string) => commandTable.find((entry) => entry.id === id)?.command;

const said = Object.entries(paraphrases).flatMap(([id, texts]) => texts.map((text) => ({ id, text })));
const halves = [
  ['tuned', 0],
  ['held out', 1],
] as const;

describe.each(halves)('[VOICE-03] free words, %s', (_, which) => {
  const half = <T>(all: readonly T[]): readonly T[] => all.filter((_one, at) => at % 2 === which);

  it('understands 95 of 100 paraphrases, and none as another command', () => {
    const some = half(said);
    const answers = some.map(({ id, text }) => ({ text, meant: hear(text), wanted: commandOf(id) }));
    const acted = answers.filter(({ meant }) => meant.kind === 'command');
    for (const { text, meant, wanted } of acted) {
      expect(meant, text).toMatchObject({ kind: 'command', command: wanted });
    }
    expect(acted.length / some.length).toBeGreaterThanOrEqual(0.95);
  });

  it('ignores 98 of 100 sentences said to somebody else', () => {
    const some = half(nonCommands);
    const taken = some.filter((text) => hear(text).kind === 'command');
    expect(taken.length / some.length).toBeLessThanOrEqual(0.02);
  });
});

it('tests at least 300 paraphrases and 150 other sentences', () => {
  expect(said.length + minutesSaid.length).toBeGreaterThanOrEqual(300);
  expect(nonCommands.length).toBeGreaterThanOrEqual(150);
});

describe('[VOICE-03] spoken durations', () => {
  it.each(minutesSaid)('starts a focus session for “%s”', (text, minutes) => {
    expect(hear(text)).toMatchObject({ command: { type: 'focus_session', action: 'start', minutes } });
  });

  it.each(['Twenty five minutes.', 'Start 481 minutes.', 'Start zero minutes.'])(
    'asks back after “%s”',
    (text) => {
      expect(hear(text).kind).toBe('unclear');
    },
  );
});

describe('[VOICE-04] misheard commands', () => {
  it.each([
    ['And the session.', 'end-session'],
    ['And do that.', 'undo'],
    ['Come, music, please.', 'calm'],
    ['Started a session.', 'start-session'],
    ['Passed the music.', 'pause'],
    ['Paws.', 'pause'],
    ['Deep folk us.', 'deep-focus'],
    ['Pick four me', 'pick-task'],
    ["What's necks?", 'whats-next'],
  ])('understands “%s” as %s', (text, id) => {
    expect(hear(text)).toMatchObject({ kind: 'command', command: commandOf(id) });
  });

  it('does not take half of a phrase for the whole', () => {
    expect(hear('Of my focus session').kind).toBe('unclear');
  });
});

describe('[VOICE-03] words that are no clear command', () => {
  it.each(nearMisses)('does not act on the near miss “%s”', (text) => {
    expect(hear(text).kind).toBe('unclear');
  });

  it.each(["Don't stop.", 'Do not pause the music.', 'Not now.', 'Never skip this one.', 'No music today'])(
    'does not act on the negation “%s”',
    (text) => {
      expect(hear(text).kind).toBe('unclear');
    },
  );

  it.each(['', '  ', '.', '[BLANK_AUDIO]', '(music playing)', '♪ ♪', 'Hmm.', 'Um, uh.', 'You'])(
    'treats %j as silence',
    (text) => {
      expect(hear(text)).toEqual({ kind: 'silence' });
    },
  );

  it('asks which of two moods is meant', () => {
    expect(hear('Play something calm and upbeat')).toMatchObject({
      kind: 'unclear',
      choices: [
        { type: 'mood_change', mood: 'low-low' },
        { type: 'mood_change', mood: 'medium-high' },
      ],
    });
  });

  it('offers default music first where nothing is nearer, and the words as a task', () => {
    expect(hear('Grandmother has three red bicycles.')).toMatchObject({
      choices: [
        { type: 'mood_change', mood: 'high-medium' },
        { type: 'add_task', line: 'Grandmother has three red bicycles' },
      ],
    });
  });

  it.each([
    ['I need to call the bank tomorrow', 'call the bank tomorrow'],
    ['Add call the bank.', 'call the bank'],
    ['Remember buy milk', 'buy milk'],
  ])('asks first whether “%s” is a task', (text, line) => {
    expect(hear(text)).toMatchObject({ choices: [{ type: 'add_task', line }, { type: 'mood_change' }] });
  });

  it('plays the default only where the words ask for music', () => {
    expect(hear('Put on some jazz.')).toMatchObject({
      command: { type: 'mood_change', mood: 'high-medium' },
    });
    expect(hear('Jazz is my favourite.').kind).toBe('unclear');
  });
});

const asked = (distance: number, margin: number) =>
  hear('the fog is', [
    { phrase: 'deep focus', distance },
    { phrase: 'play deep focus', distance: distance + margin / 2 },
    { phrase: 'focus', distance: distance + margin },
  ]);

describe('[VOICE-04] phrases near to the sound', () => {
  const { nearDistance, nearMargin } = thresholds;

  it.each([
    [nearDistance, nearMargin, 'command'],
    [nearDistance + 0.01, nearMargin, 'unclear'],
    [nearDistance, nearMargin - 0.01, 'unclear'],
  ])('with a phrase %d away and %d ahead of another command, answers %s', (distance, margin, kind) => {
    expect(asked(distance, margin).kind).toBe(kind);
  });

  it.each([
    [thresholds.longerMargin, 'command'],
    [thresholds.longerMargin - 0.01, 'unclear'],
  ])('with a phrase %d ahead of a longer one, answers %s', (margin, kind) => {
    const near = [
      { phrase: 'play something', distance: 1 },
      { phrase: 'play something calm', distance: 1 + margin },
    ];
    expect(hear('the fog is', near).kind).toBe(kind);
  });

  it.each([
    ['i need the focus', [3, 6], { kind: 'command', command: { type: 'mood_change', mood: 'high-low' } }],
    ['i need the focus', [6, 3], { kind: 'command', command: { type: 'mood_change', mood: 'high-medium' } }],
    ['i need the focus', [3, 4], { kind: 'unclear' }],
  ])('weighs the loose match “%s” against the sound %j', (text, [deep = 0, plain = 0], wanted) => {
    const near = [
      { phrase: 'i need deep focus', distance: deep },
      { phrase: 'i need to focus', distance: plain },
    ].toSorted((one, other) => one.distance - other.distance);
    expect(hear(text, near)).toMatchObject(wanted);
  });

  it('does not cut a sentence short to a command', () => {
    expect(hear('play like wheat swans', [{ phrase: 'play', distance: 3 }]).kind).toBe('unclear');
    expect(hear('play simsden', [{ phrase: 'play', distance: -3 }]).kind).toBe('unclear');
    expect(hear('blay', [{ phrase: 'play', distance: 3 }]).kind).toBe('command');
  });

  it('asks between two phrases it cannot tell apart, whatever word was misheard', () => {
    const near = [
      { phrase: 'play some music', distance: 2.66 },
      { phrase: 'play some calm music', distance: 2.68 },
    ];
    expect(hear('Play some kung music', near)).toMatchObject({
      kind: 'unclear',
      choices: [
        { type: 'player_action', action: 'play' },
        { type: 'mood_change', mood: 'low-low' },
      ],
    });
  });

  it('prefers the nearer of two phrases when it has one word more', () => {
    const near = [
      { phrase: 'play some calm music', distance: 2.3 },
      { phrase: 'play some music', distance: 2.4 },
    ];
    expect(hear('Play some kong music', near)).toMatchObject({
      kind: 'command',
      command: { type: 'mood_change', mood: 'low-low' },
    });
  });

  it('offers near phrases where none is near enough', () => {
    expect(asked(thresholds.offeredDistance - 0.5, 0.1)).toMatchObject({
      choices: [
        { type: 'mood_change', mood: 'high-low' },
        { type: 'mood_change', mood: 'high-medium' },
      ],
    });
  });

  it('prefers a negation or a task to a near phrase', () => {
    const near = [{ phrase: 'stop', distance: 0 }];
    expect(hear("don't stop", near).kind).toBe('unclear');
    expect(hear('add task stop the water', near)).toMatchObject({ command: { type: 'add_task' } });
  });

  it('ignores a near phrase that is not in the table', () => {
    expect(hear('the fog is', [{ phrase: 'open the door', distance: 0 }]).kind).toBe('unclear');
  });
});

describe('[VOICE-04] any text', () => {
  it('answers any text with valid choices, none of them twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const meant = hear(text);
        const commands =
          meant.kind === 'unclear' ? meant.choices : meant.kind === 'command' ? [meant.command] : [];
        expect(new Set(commands.map((one) => JSON.stringify(one))).size).toBe(commands.length);
        for (const one of commands) expect(voiceCommandSchema.safeParse(one).success).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('hardly ever takes ordinary words put together for a command', () => {
    const words = [
      ...new Set(
        nonCommands
          .join(' ')
          .toLowerCase()
          .replaceAll(/[^a-z' ]/gu, '')
          .split(' '),
      ),
    ];
    let taken = 0;
    let asked = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 4, maxLength: 10 }), (some) => {
        asked += 1;
        if (hear(some.join(' ')).kind === 'command') taken += 1;
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(taken / asked).toBeLessThanOrEqual(0.02);
  });

  it('stays quick on a very long text', () => {
    expect(hear('start the music and '.repeat(10_000)).kind).toBe('unclear');
  });
});
