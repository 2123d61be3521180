import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energies } from '#domain/records/kinds/energy.ts';
import {
  currentRitualStep,
  initialRitual,
  lateAfterMs,
  leftMs,
  reduceRitual,
  type RitualEffect,
  type RitualEvent,
  type RitualState,
  type RitualTurn,
} from '#domain/rituals/ritual-machine.ts';
import { ritualFor, ritualFeelings, ritualPresets } from '#domain/rituals/ritual-presets.ts';

const start = 1_000_000;

/** Events at their moments, in milliseconds after the start. */
const play = (...script: readonly (readonly [RitualEvent, number])[]): RitualTurn => {
  let turn: RitualTurn = { state: initialRitual, effects: [] };
  for (const [event, at] of script) turn = reduceRitual(turn.state, event, start + at);
  return turn;
};

const does = (type: 'review' | 'start' | 'pause' | 'go-on' | 'skip-step' | 'complete-step'): RitualEvent => ({
  type,
});
const tick: RitualEvent = { type: 'tick' };
const quick: RitualEvent = { type: 'choose-energy', energy: 'high' };
const outcomes = (state: RitualState) => ('outcomes' in state ? state.outcomes : null);

describe('choosing a ritual', () => {
  it('[RITUAL-01] starts with medium energy and the mood focused', () => {
    expect(initialRitual).toEqual({
      phase: 'choosing',
      energy: 'medium',
      mood: 'focused',
      ritual: ritualFor('medium'),
    });
  });

  it.each(energies)('[RITUAL-01] selects the preset of %s energy', (energy) => {
    const { state } = play([{ type: 'choose-energy', energy }, 0]);
    expect(state).toMatchObject({ phase: 'choosing', energy, ritual: { energyLevel: energy } });
  });

  it('keeps another ritual at the same energy, and changes neither with the mood', () => {
    const deep = ritualFor('low');
    const { state } = play(
      [quick, 0],
      [{ type: 'choose-ritual', ritual: deep }, 0],
      [{ type: 'choose-mood', mood: 'creative' }, 0],
    );
    expect(state).toMatchObject({ energy: 'high', ritual: deep, mood: 'creative' });
  });

  it('starts a reviewed ritual with its first step at full time', () => {
    const { state, effects } = play([quick, 0], [does('review'), 0], [does('start'), 500]);
    expect(state).toMatchObject({ phase: 'running', endsAt: start + 60_500, outcomes: [] });
    expect(effects).toEqual([{ type: 'step-begun', step: ritualFor('high').steps[0] }]);
  });
});

describe('the end of a step', () => {
  it.each([
    [59_999, 'running', 0],
    [60_000, 'running', 1],
    [60_000 + lateAfterMs - 1, 'running', 1],
    [60_000 + lateAfterMs, 'waiting', 1],
    [8 * 3_600_000, 'waiting', 1],
  ] as const)('[RITUAL-01] after %d ms, the ritual is %s with %d steps over', (at, phase, over) => {
    const { state } = play([quick, 0], [does('start'), 0], [tick, at]);
    expect(state.phase).toBe(phase);
    expect(outcomes(state)).toHaveLength(over);
  });

  it.each([
    [60_000, 60_000],
    [60_900, 60_900],
  ])('[RITUAL-01] starts the next step at %d ms with its full time', (at, begun) => {
    const { state } = play([quick, 0], [does('start'), 0], [tick, at]);
    expect(state).toMatchObject({ endsAt: start + begun + 60_000 });
  });

  it('ends only one step after a night, and lets the next wait with its full time', () => {
    const night = 9 * 3_600_000;
    const asleep = play([does('start'), 0], [tick, night]);
    expect(asleep).toMatchObject({ state: { phase: 'waiting', outcomes: ['completed'] }, effects: [] });
    expect(leftMs(asleep.state, start + night)).toBe(120_000);
    const { state } = reduceRitual(asleep.state, does('go-on'), start + night + 7000);
    expect(state).toMatchObject({ phase: 'running', endsAt: start + night + 127_000 });
  });

  it('completes by itself on time, and asks first after a sleep', () => {
    const last = [[quick, 0] as const, [does('start'), 0] as const, [does('skip-step'), 0] as const];
    const complete: RitualEffect = {
      type: 'complete',
      result: { ritual: 'Quick Flow Entry', mood: 'focused', energy: 'high' },
    };
    expect(play(...last, [tick, 60_000]).effects).toEqual([complete]);
    const late = play(...last, [tick, 90_000]);
    expect(late).toMatchObject({ state: { phase: 'complete' }, effects: [] });
    expect(reduceRitual(late.state, does('go-on'), start + 95_000).effects).toEqual([complete]);
  });

  it('makes no step longer when the clock was set back', () => {
    const back = -3_600_000;
    const running = play([quick, 0], [does('start'), 0]).state;
    expect(leftMs(running, start + back)).toBe(60_000);
    expect(reduceRitual(running, tick, start + back).state).toMatchObject({ endsAt: start + back + 60_000 });
  });
});

describe('the buttons of a ritual', () => {
  it('[RITUAL-01] Skip Step and Complete Step go on at once and remember which', () => {
    const { state } = play([does('start'), 0], [does('skip-step'), 10], [does('complete-step'), 20]);
    expect(state).toMatchObject({ outcomes: ['skipped', 'completed'], endsAt: start + 60_020 });
    expect(currentRitualStep(state)?.type).toBe('music');
  });

  it('does not apply a press at the very end to the next step', () => {
    for (const press of [does('skip-step'), does('complete-step'), does('pause')]) {
      const { state } = play([quick, 0], [does('start'), 0], [press, 60_000]);
      expect(state).toMatchObject({ phase: 'running', outcomes: ['completed'] });
    }
  });

  it.each([
    [1, 59_999],
    [20_000, 40_000],
    [59_999, 1],
  ])('a pause after %d ms keeps %d ms however long it takes', (at, left) => {
    const paused = play([quick, 0], [does('start'), 0], [does('pause'), at], [tick, 999_999]);
    expect(paused.state).toMatchObject({ phase: 'paused', leftMs: left });
    const { state } = reduceRitual(paused.state, does('go-on'), start + 1_000_000);
    expect(state).toMatchObject({ phase: 'running', endsAt: start + 1_000_000 + left });
  });

  it('[RITUAL-01] Change Ritual goes back to choosing and keeps energy and mood', () => {
    const { state } = play(
      [{ type: 'choose-energy', energy: 'low' }, 0],
      [{ type: 'choose-mood', mood: 'relaxed' }, 0],
      [does('start'), 0],
      [does('skip-step'), 1],
      [{ type: 'change-ritual' }, 2],
    );
    expect(state).toEqual({ phase: 'choosing', energy: 'low', mood: 'relaxed', ritual: ritualFor('low') });
  });

  it('closes once, and ignores everything after that', () => {
    const closed = play([does('start'), 0], [{ type: 'close' }, 1]);
    expect(closed).toMatchObject({ state: { phase: 'closed' }, effects: [{ type: 'close' }] });
    for (const event of [does('go-on'), tick, does('start'), { type: 'close' } as const]) {
      expect(reduceRitual(closed.state, event, start + 2)).toEqual({ state: closed.state, effects: [] });
    }
  });
});

const anyEvent: fc.Arbitrary<RitualEvent> = fc.oneof(
  fc.constantFrom(...energies).map((energy) => ({ type: 'choose-energy' as const, energy })),
  fc.constantFrom(...ritualFeelings).map((mood) => ({ type: 'choose-mood' as const, mood })),
  fc.constantFrom(...ritualPresets).map((ritual) => ({ type: 'choose-ritual' as const, ritual })),
  fc
    .constantFrom(
      'review',
      'start',
      'start',
      'pause',
      'go-on',
      'go-on',
      'skip-step',
      'complete-step',
      'change-ritual',
      'tick',
      'tick',
    )
    .map((type) => ({ type })),
);

describe('any events in any order', () => {
  it('gives no step more than its time, and every finished step one outcome', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEvent, fc.integer({ min: -100_000, max: 200_000 })), { maxLength: 60 }),
        (script) => {
          let now = start;
          let state = initialRitual;
          for (const [event, later] of script) {
            now += later;
            const turn = reduceRitual(state, event, now);
            state = turn.state;
            const step = currentRitualStep(state);
            expect(leftMs(state, now)).toBeGreaterThanOrEqual(0);
            expect(leftMs(state, now)).toBeLessThanOrEqual((step?.duration ?? 0) * 1000);
            expect((outcomes(state) ?? []).length).toBeLessThanOrEqual(state.ritual.steps.length);
            expect(state.phase === 'complete').toBe(outcomes(state)?.length === state.ritual.steps.length);
            const completes = turn.effects.some((effect) => effect.type === 'complete');
            expect(completes && state.phase !== 'complete').toBe(false);
          }
        },
      ),
    );
  });

  it('takes exactly its time when left alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ritualPresets), fc.integer({ min: 1, max: 1000 }), (ritual, everyMs) => {
        let turn = reduceRitual({ ...initialRitual, phase: 'reviewing', ritual }, { type: 'start' }, start);
        let now = start;
        while (turn.state.phase === 'running') turn = reduceRitual(turn.state, tick, (now += everyMs));
        expect(turn.state.phase).toBe('complete');
        const took = now - start;
        expect(took).toBeGreaterThanOrEqual(ritual.duration * 1000);
        // Each step is noticed at the first look after its end.
        expect(took).toBeLessThan(ritual.duration * 1000 + everyMs * ritual.steps.length);
      }),
      { numRuns: 20 },
    );
  });
});
