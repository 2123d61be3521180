import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceVoiceButton } from '#domain/voice/reduce-voice-button.ts';
import {
  recordingSecondsLeft,
  shareLeft,
  type VoiceButton,
  type VoiceButtonEffect,
  type VoiceButtonEvent,
  type VoicePlace,
  voiceAtRest,
} from '#domain/voice/voice-button.ts';
import type { VoiceAnswer } from '#domain/voice/voice-answer.ts';
import { holdLonger, nothingRecorded } from '#domain/voice/voice-words.ts';

const began = 1000;
const press = (
  place: VoicePlace = 'command',
  latched = false,
  aloud = true,
  after = 0,
): VoiceButtonEvent => ({
  type: 'press',
  place,
  latched,
  aloud,
  now: began + after,
});
const opened: VoiceButtonEvent = { type: 'opened', ticket: 1, now: began };
const tick = (after: number, level = 0.5): VoiceButtonEvent => ({ type: 'tick', now: began + after, level });
const release = (after: number): VoiceButtonEvent => ({ type: 'release', now: began + after });
const recorded = (bytes: number): VoiceButtonEvent => ({ type: 'recorded', ticket: 1, bytes });
const answered = (answer: Partial<VoiceAnswer>, ticket = 1): VoiceButtonEvent => ({
  type: 'answered',
  ticket,
  answer: { text: 'pause', reply: 'Paused.', engine: 'local', ...answer },
});
const carried = (done: 'music' | 'other' | null = 'music', ticket = 1): VoiceButtonEvent => ({
  type: 'carried',
  ticket,
  reply: 'Paused.',
  undoable: true,
  done,
});
const chunk = (bytes: number): VoiceButtonEvent => ({ type: 'chunk', ticket: 1, now: began, bytes });
const pause = { type: 'player_action', action: 'pause' } as const;
const focus = { type: 'mood_change', mood: 'high-medium' } as const;
const claw = { type: 'add_task', line: 'claw my mother' } as const;

const after = (...events: readonly VoiceButtonEvent[]) => {
  let state: VoiceButton = voiceAtRest;
  let effects: readonly VoiceButtonEffect[] = [];
  for (const event of events) ({ state, effects } = reduceVoiceButton(state, event));
  return { state, effects, phase: state.phase.name };
};
const talking = [press(), opened] as const;
const thinking = [...talking, tick(1000), release(1000), recorded(4000)] as const;

const keepIt = [
  { type: 'stop', ticket: 1, keep: true },
  { type: 'duck', ducked: false },
] as const;
const dropIt = [
  { type: 'stop', ticket: 1, keep: false },
  { type: 'duck', ducked: false },
] as const;

describe('[VOICE-01] hold to talk', () => {
  it.each([
    { what: 'a press asks for the microphone', events: [press()], phase: 'asking' },
    { what: 'a microphone that opens records', events: talking, phase: 'recording' },
    { what: 'a second finger changes nothing', events: [...talking, press()], phase: 'recording' },
    { what: '3999 ms are less than 4 s', events: [...talking, tick(3999)], phase: 'recording' },
    { what: '4 s are enough for a command', events: [...talking, tick(4000)], phase: 'processing' },
    { what: 'the demo goes on', events: [press('demo'), opened, tick(6999)], phase: 'recording' },
    { what: 'and ends at nought', events: [press('demo'), opened, tick(7000)], phase: 'processing' },
    { what: 'release stops', events: [...talking, release(900)], phase: 'processing' },
    {
      what: 'leaving the button stops',
      events: [...talking, { type: 'leave', now: began + 900 }],
      phase: 'processing',
    },
    { what: 'cancel stops, and nothing is sent', events: [...talking, { type: 'cancel' }], phase: 'idle' },
    {
      what: 'a microphone that is unplugged stops',
      events: [...talking, { type: 'lost', ticket: 1, now: began + 900 }],
      phase: 'processing',
    },
    { what: 'starting is blocked while processing', events: [...thinking, press()], phase: 'processing' },
    { what: 'a cancelled question is dropped', events: [...thinking, { type: 'cancel' }], phase: 'idle' },
    {
      what: 'who cannot hold lets go',
      events: [press('command', true), opened, release(900)],
      phase: 'recording',
    },
    {
      what: 'and presses again',
      events: [press('command', true), opened, press('command', true, true, 900)],
      phase: 'processing',
    },
  ] satisfies readonly {
    what: string;
    events: readonly VoiceButtonEvent[];
    phase: VoiceButton['phase']['name'];
  }[])('records while the button is held: $what', ({ events, phase }) => {
    expect(after(...events).phase).toBe(phase);
  });

  it('closes the microphone however a recording ends', () => {
    expect(after(...talking, release(900)).effects).toEqual(keepIt);
    expect(after(...talking, tick(4000)).effects).toEqual(keepIt);
    expect(after(...talking, { type: 'cancel' }).effects).toEqual(dropIt);
    expect(after(...talking, { type: 'dismiss' }).effects).toEqual(dropIt);
  });

  it.each([
    [29_999, keepIt],
    [30_000, [...dropIt, { type: 'report', report: { about: 'length' } }]],
  ] as const)('keeps or drops a recording after the device slept for %i ms', (gone, effects) => {
    expect(after(...talking, tick(gone)).effects).toEqual(effects);
    expect(after(...talking, { type: 'chunk', ticket: 1, now: began + gone, bytes: 9 }).effects).toEqual(
      effects,
    );
  });

  it('closes a microphone that opens after the release', () => {
    const let1 = after(press(), release(100));
    expect(let1).toMatchObject({ phase: 'idle', effects: [{ type: 'close', ticket: 1 }] });
    expect(let1.state.caption?.reply).toBe(holdLonger);
    expect(after(press(), release(100), opened)).toMatchObject({
      phase: 'idle',
      effects: [{ type: 'close', ticket: 1 }],
    });
    // Pressed again meanwhile: the first one's microphone is still closed, the second is waited for.
    expect(after(press(), release(100), press(), opened)).toMatchObject({
      phase: 'asking',
      effects: [{ type: 'close', ticket: 1 }],
    });
  });

  it('answers a press that was over before it could be heard, and asks for no microphone', () => {
    const tap: VoiceButtonEvent = { type: 'tap', place: 'demo' };
    const { state, effects } = after(tap);
    expect(state).toMatchObject({ ticket: 1, place: 'demo', phase: { name: 'idle' } });
    expect(state.caption?.reply).toBe(holdLonger);
    expect(effects).toEqual([]);
    for (const busy of [[press()], talking, thinking]) {
      expect(after(...busy, tap)).toEqual({ ...after(...busy), effects: [] });
    }
  });

  it.each(['denied', 'none', 'other'] as const)('reports trouble with the microphone: %s', (trouble) => {
    const refused: VoiceButtonEvent = { type: 'refused', ticket: 1, trouble };
    const effects = [{ type: 'report', report: { about: 'microphone', trouble } }];
    expect(after(press(), refused)).toMatchObject({ state: { phase: { trouble } }, effects });
    // The browser's question is answered with the finger off the button.
    expect(after(press(), release(100), refused)).toMatchObject({ phase: 'microphone-error', effects });
    expect(after(press(), refused, press()).phase).toBe('asking');
  });

  it.each([
    [299, 'idle', holdLonger],
    [300, 'processing', undefined],
  ] as const)('a press of %i ms leads to the phase %s', (ms, phase, words) => {
    const { state } = after(...talking, release(ms));
    expect([state.phase.name, state.caption?.reply]).toEqual([phase, words]);
  });

  it.each([
    ['demo', 0, 7, 1],
    ['demo', 1, 7, 6999 / 7000],
    ['demo', 1000, 6, 6 / 7],
    ['demo', 6000, 1, 1 / 7],
    ['command', 0, 4, 1],
    ['command', 3999, 1, 1 / 4000],
  ] as const)('counts down in the %s after %i ms: %i', (place, ms, seconds, share) => {
    const { state } = after(press(place), opened, tick(ms));
    expect(recordingSecondsLeft(state)).toBe(seconds);
    expect(shareLeft(state)).toBeCloseTo(share);
  });

  it('counts down to zero and not below', () => {
    const phase = { name: 'recording', since: 0, now: 7000, level: 0 } as const;
    expect(recordingSecondsLeft({ ...voiceAtRest, place: 'demo', phase })).toBe(0);
    expect(recordingSecondsLeft({ ...voiceAtRest, place: 'demo', phase: { ...phase, now: 9000 } })).toBe(0);
  });
});

describe('[VOICE-02] the size of a recording', () => {
  const tooMuch = [{ type: 'report', report: { about: 'size', bytes: 262_145 } }];

  it.each([
    [0, 'idle', []],
    [262_144, 'processing', [{ type: 'send', ticket: 1 }]],
    [262_145, 'idle', tooMuch],
  ] as const)('a recording of %i bytes leads to the phase %s', (bytes, phase, effects) => {
    expect(after(...talking, release(900), recorded(bytes))).toMatchObject({ phase, effects });
  });

  it('tells the person when nothing was recorded', () => {
    expect(after(...talking, release(900), recorded(0)).state.caption?.reply).toBe(nothingRecorded);
  });

  it('stops recording as soon as it is too large', () => {
    expect(after(...talking, chunk(262_144)).phase).toBe('recording');
    expect(after(...talking, chunk(262_145))).toMatchObject({
      phase: 'idle',
      effects: [...dropIt, ...tooMuch],
    });
  });
});

describe('[VOICE-03] handling an answer', () => {
  it('executes a command, confirms it, and can undo it', () => {
    expect(after(...thinking, answered({ command: pause })).effects).toEqual([
      { type: 'carry-out', ticket: 1, command: pause },
    ]);
    const done = after(...thinking, answered({ command: pause }), carried());
    expect(done.state.caption).toEqual({ heard: 'pause', reply: 'Paused.', undoable: true });
    expect(done).toMatchObject({
      phase: 'speaking',
      effects: [
        { type: 'report', report: { about: 'done', music: true } },
        { type: 'duck', ducked: true },
        { type: 'speak', ticket: 1, text: 'Paused.' },
      ],
    });
    const back = after(...thinking, answered({ command: pause }), carried(), { type: 'undo' });
    expect(back.effects).toEqual([{ type: 'undo' }]);
    expect(back.state.caption?.undoable).toBe(false);
  });

  it('restores the music after the reply, however it ends', () => {
    const speaking = [...thinking, answered({ command: pause }), carried('other')] as const;
    const unduck = { type: 'duck', ducked: false };
    expect(after(...speaking, { type: 'spoken', ticket: 1 }).effects).toEqual([unduck]);
    for (const event of [{ type: 'cancel' }, { type: 'dismiss' }, press()] as const) {
      expect(after(...speaking, event).effects.slice(0, 2)).toEqual([{ type: 'hush' }, unduck]);
    }
  });

  it('stays silent where spoken replies are off', () => {
    const quiet = [press('command', false, false), opened, release(900), recorded(9)] as const;
    const { phase, effects } = after(...quiet, answered({ command: pause }), carried(null));
    expect([phase, effects]).toEqual(['idle', []]);
  });

  it('offers two choices, and does nothing before one is chosen', () => {
    const unclear = [...thinking, answered({ choices: [focus, pause], reply: 'Which?' })] as const;
    expect(after(...unclear)).toMatchObject({ phase: 'speaking', state: { choices: [focus, pause] } });
    expect(after(...unclear, { type: 'spoken', ticket: 1 }).phase).toBe('unclear');
    expect(after(...unclear, { type: 'cancel' }).phase).toBe('unclear');
    const taken = after(...unclear, { type: 'chosen', command: pause });
    expect(taken).toMatchObject({ phase: 'processing', state: { ticket: 2, choices: [] } });
    expect(taken.effects.at(-1)).toEqual({ type: 'carry-out', ticket: 2, command: pause });
    expect(after(...unclear, { type: 'dismiss' }, { type: 'chosen', command: pause }).effects).toEqual([]);
  });

  describe('a task that was heard unsurely', () => {
    const heard = [...thinking, answered({ command: claw, reply: 'Is this right?', unsure: true })] as const;
    const corrected: VoiceButtonEvent = { type: 'corrected', line: 'call my mother' };

    it('is shown to be corrected, and not saved', () => {
      const shown = after(...heard);
      expect(shown.effects.map(({ type }) => type)).not.toContain('carry-out');
      expect(shown.state).toMatchObject({ draft: 'claw my mother', caption: { reply: 'Is this right?' } });
      expect(after(...heard, { type: 'spoken', ticket: 1 }).phase).toBe('unclear');
    });

    it('is saved as it was corrected', () => {
      const saving = after(...heard, corrected);
      expect(saving).toMatchObject({ phase: 'processing', state: { ticket: 2, draft: 'call my mother' } });
      expect(saving.effects.at(-1)).toEqual({
        type: 'carry-out',
        ticket: 2,
        command: { type: 'add_task', line: 'call my mother' },
      });
      expect(after(...heard, corrected, corrected).effects).toEqual([]);
      expect(after(...heard, corrected, carried('other', 2)).state.draft).toBeNull();
    });

    it('stays in its field where it could not be saved', () => {
      expect(after(...heard, corrected, carried(null, 2)).state.draft).toBe('call my mother');
      const failed = after(...heard, corrected, { type: 'failed', ticket: 2, cause: null });
      expect(failed).toMatchObject({ phase: 'unclear', state: { draft: 'call my mother' } });
    });

    it.each<[string, VoiceButtonEvent]>([
      ['discarded', { type: 'dismiss' }],
      ['followed by something else', press()],
    ])('is gone when it is %s', (_, event) => {
      const gone = after(...heard, event);
      expect(gone.state.draft).toBeNull();
      expect(gone.effects.map(({ type }) => type)).not.toContain('carry-out');
    });

    it('is shown too where it was one of two choices', () => {
      const unclear = [...thinking, answered({ choices: [focus, claw], unsure: true })] as const;
      const shown = after(...unclear, { type: 'chosen', command: claw });
      expect(shown).toMatchObject({ phase: 'unclear', state: { draft: 'claw my mother', choices: [] } });
      const music = after(...unclear, { type: 'chosen', command: focus });
      expect(music.effects.at(-1)).toMatchObject({ type: 'carry-out', command: focus });
    });

    it('is saved at once where the words were clear', () => {
      expect(after(...thinking, answered({ command: claw })).effects).toEqual([
        { type: 'carry-out', ticket: 1, command: claw },
      ]);
    });
  });

  it('handles typed words like spoken ones, but not while recording or processing', () => {
    const answer: VoiceAnswer = { text: 'pause', reply: 'Paused.', engine: 'local', command: pause };
    const write: VoiceButtonEvent = { type: 'typed', answer, aloud: false };
    expect(after(write)).toMatchObject({
      phase: 'processing',
      effects: [{ type: 'carry-out', ticket: 1, command: pause }],
    });
    expect(after(...talking, write).phase).toBe('recording');
    expect(after(...thinking, write).effects).toEqual([]);
  });

  it('reports a failure, and shows a command that was done although cancelled', () => {
    const cause = new Error('no');
    expect(after(...thinking, { type: 'failed', ticket: 1, cause })).toMatchObject({
      phase: 'idle',
      effects: [{ type: 'report', report: { about: 'failure', cause } }],
    });
    const late = after(...thinking, answered({ command: pause }), { type: 'cancel' }, carried());
    expect(late).toMatchObject({ phase: 'idle', effects: [], state: { caption: { undoable: true } } });
  });
});

const anyEvent: fc.Arbitrary<VoiceButtonEvent> = fc.oneof(
  fc.record({
    type: fc.constant('press' as const),
    place: fc.constantFrom('command' as const, 'demo' as const),
    latched: fc.boolean(),
    aloud: fc.boolean(),
    now: fc.constant(0),
  }),
  fc.record({ type: fc.constantFrom('release' as const, 'leave' as const), now: fc.nat(9000) }),
  fc.record({ type: fc.constantFrom('cancel' as const, 'dismiss' as const, 'undo' as const) }),
  fc.record({ type: fc.constant('opened' as const), ticket: fc.nat(5), now: fc.nat(9000) }),
  fc.record({
    type: fc.constant('refused' as const),
    ticket: fc.nat(5),
    trouble: fc.constantFrom('denied' as const, 'other' as const),
  }),
  fc.record({ type: fc.constant('tick' as const), now: fc.nat(40_000), level: fc.constant(0) }),
  fc.record({
    type: fc.constant('chunk' as const),
    ticket: fc.nat(5),
    now: fc.nat(9000),
    bytes: fc.nat(300_000),
  }),
  fc.record({ type: fc.constant('recorded' as const), ticket: fc.nat(5), bytes: fc.nat(300_000) }),
  fc.record({ type: fc.constant('spoken' as const), ticket: fc.nat(5) }),
  fc.record({ type: fc.constant('failed' as const), ticket: fc.nat(5), cause: fc.constant(null) }),
  fc.nat(5).map((ticket) => answered({ command: pause }, ticket)),
  fc.nat(5).map((ticket) => answered({ choices: [focus, pause] }, ticket)),
  fc.nat(5).map((ticket) => answered({ command: claw, unsure: true }, ticket)),
  fc.constant({ type: 'corrected', line: 'call my mother' } as const),
  fc.nat(5).map((ticket) => carried('music', ticket)),
  fc.constant({ type: 'chosen', command: pause } as const),
  fc.record({
    type: fc.constant('typed' as const),
    answer: fc.constant<VoiceAnswer>({
      text: 'so',
      reply: 'Which?',
      engine: 'local',
      choices: [focus, pause],
    }),
    aloud: fc.boolean(),
  }),
);

describe('[VOICE-01] any events in any order', () => {
  it('keeps the microphone open, and music low, only while hearing or answering', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state: VoiceButton = voiceAtRest;
        let ducked = false;
        const open = new Set<number>();
        const asked = new Set<number>();
        for (const event of events) {
          // A microphone answers whom it was asked by, once.
          if ((event.type === 'opened' || event.type === 'refused') && !asked.delete(event.ticket)) continue;
          if (event.type === 'opened') open.add(event.ticket);
          const next = reduceVoiceButton(state, event);
          ({ state } = next);
          for (const effect of next.effects) {
            if (effect.type === 'open') asked.add(effect.ticket);
            if (effect.type === 'duck') ({ ducked } = effect);
            if (effect.type === 'stop' || effect.type === 'close') open.delete(effect.ticket);
          }
          const { name } = state.phase;
          expect(open.size).toBe(name === 'recording' ? 1 : 0);
          expect(ducked).toBe(name === 'recording' || name === 'speaking');
        }
      }),
      { numRuns: 2000 },
    );
  });
});
