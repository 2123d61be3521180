import { describe, expect, it } from 'vitest';
import { type ActivationEvent, type AudioStatus, reduceActivation } from '#domain/player/activation.ts';

const running: AudioStatus = { context: 'running', htmlAudio: true, android: false };
const suspended: AudioStatus = { context: 'suspended', htmlAudio: true, android: false };
const android: AudioStatus = { ...suspended, android: true };

const types = (effects: ReturnType<typeof reduceActivation>['effects']) => effects.map(({ type }) => type);

describe('[PLAYER-04] audio activation', () => {
  it.each([
    ['the context runs', running, 'unneeded'],
    ['it is suspended', suspended, 'needed'],
    ['on Android, suspended with working HTML audio', android, 'needed'],
    ['there is none but an element may sound', { ...suspended, context: 'none' }, 'unneeded'],
    ['there is none and no element may sound', { ...suspended, context: 'none', htmlAudio: false }, 'needed'],
  ] as const)('asks for activation or not when sound is wanted: %s', (_, standing, phase) => {
    const step = reduceActivation('unneeded', { type: 'asked', standing });
    expect(step.phase).toBe(phase);
    expect(step.effects).toEqual(phase === 'needed' ? [{ type: 'watch', every: 500 }] : []);
  });

  const pressed: ActivationEvent = { type: 'pressed', android: false };
  it.each([
    ['unneeded', 'unneeded', []],
    ['needed', 'activating', ['unlock']],
    ['activating', 'activating', []],
    ['success', 'success', []],
    ['failed', 'activating', ['unlock']],
    ['skipped', 'skipped', []],
  ] as const)('starts unlocking or ignores the button in the phase %s', (before, phase, effects) => {
    const step = reduceActivation(before, pressed);
    expect(step.phase).toBe(phase);
    expect(types(step.effects)).toEqual(effects);
  });

  it('vibrates on Android: 200 ms at the press, 100, 50, 100 at success', () => {
    expect(reduceActivation('needed', { type: 'pressed', android: true }).effects[0]).toEqual({
      type: 'vibrate',
      pattern: [200],
    });
    const answered = reduceActivation('activating', {
      type: 'answered',
      standing: { ...android, context: 'running' },
    });
    expect(answered.effects[0]).toEqual({ type: 'vibrate', pattern: [100, 50, 100] });
  });

  it('calls ready half a second after success, and then reinitialises the service', () => {
    const answered = reduceActivation('activating', { type: 'answered', standing: running });
    expect(answered).toEqual({
      phase: 'success',
      effects: [{ type: 'unwatch' }, { type: 'call-ready', after: 500 }],
    });
    expect(reduceActivation('success', { type: 'ready-call' })).toEqual({
      phase: 'unneeded',
      effects: [{ type: 'reinitialise' }],
    });
  });

  it('offers to try again or to skip after a failure, and plays directly when skipped', () => {
    expect(reduceActivation('activating', { type: 'answered', standing: suspended }).phase).toBe('failed');
    expect(reduceActivation('failed', { type: 'skip' })).toEqual({
      phase: 'skipped',
      effects: [{ type: 'unwatch' }, { type: 'play-directly' }],
    });
  });

  it.each([
    ['needed', running, 'success'],
    ['needed', suspended, 'needed'],
    ['failed', running, 'success'],
    ['unneeded', suspended, 'unneeded'],
    ['skipped', running, 'skipped'],
  ] as const)('follows the audio context in the phase %s', (before, standing, phase) => {
    expect(reduceActivation(before, { type: 'checked', standing }).phase).toBe(phase);
  });

  it.each([
    ['unneeded', 'needed'],
    ['skipped', 'needed'],
    ['activating', 'activating'],
  ] as const)('handles a refusal in the phase %s', (before, phase) => {
    expect(reduceActivation(before, { type: 'refused' }).phase).toBe(phase);
  });
});
