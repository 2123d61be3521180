import { activationLimits } from '#domain/player/player-limits.ts';
import { unreachable } from '#domain/unreachable.ts';

/**
 * Spec 2 §4. `unneeded` until somebody asked for sound and the browser refused: nobody is asked to enable what they do
 * not want. `needed` is the dialog's first state.
 */
export type ActivationPhase = 'unneeded' | 'needed' | 'activating' | 'success' | 'failed' | 'skipped';

/** How the browser stands: the audio context, and whether a bare audio element may sound. */
export interface AudioStatus {
  readonly context: 'running' | 'suspended' | 'none';
  readonly htmlAudio: boolean;
  readonly android: boolean;
}

/** On Android a suspended context counts as needing activation even where an element plays; so it does elsewhere. */
const needsActivation = ({ context, htmlAudio }: AudioStatus): boolean =>
  context === 'none' ? !htmlAudio : context === 'suspended';

export type ActivationEvent =
  /** Sound was asked for, and this is how the browser stands. */
  | { readonly type: 'asked'; readonly standing: AudioStatus }
  /** Every half second, and whenever the context says that it changed. */
  | { readonly type: 'checked'; readonly standing: AudioStatus }
  /** The browser refused to play. */
  | { readonly type: 'refused' }
  | { readonly type: 'pressed'; readonly android: boolean }
  | { readonly type: 'answered'; readonly standing: AudioStatus }
  | { readonly type: 'ready-call' }
  | { readonly type: 'skip' };

export type ActivationEffect =
  | { readonly type: 'watch'; readonly every: number }
  | { readonly type: 'unwatch' }
  | { readonly type: 'unlock' }
  | { readonly type: 'vibrate'; readonly pattern: readonly number[] }
  | { readonly type: 'call-ready'; readonly after: number }
  /** The music service starts anew, and what was asked for goes on. */
  | { readonly type: 'reinitialise' }
  /** Without the context: elements play by themselves. */
  | { readonly type: 'play-directly' };

interface Step {
  readonly phase: ActivationPhase;
  readonly effects: readonly ActivationEffect[];
}

const watch: ActivationEffect = { type: 'watch', every: activationLimits.check };
const callReady: ActivationEffect = { type: 'call-ready', after: activationLimits.readyAfter };

const stay = (phase: ActivationPhase): Step => ({ phase, effects: [] });

const ask = (phase: ActivationPhase): Step =>
  phase === 'unneeded' || phase === 'failed' ? { phase: 'needed', effects: [watch] } : stay(phase);

const answer = ({ android, ...standing }: AudioStatus): Step => {
  if (needsActivation({ ...standing, android })) return stay('failed');
  const buzz: ActivationEffect = { type: 'vibrate', pattern: activationLimits.vibrateAtSuccess };
  return { phase: 'success', effects: [...(android ? [buzz] : []), { type: 'unwatch' }, callReady] };
};

export const reduceActivation = (phase: ActivationPhase, event: ActivationEvent): Step => {
  switch (event.type) {
    case 'asked':
      return needsActivation(event.standing) ? ask(phase) : stay(phase);
    case 'refused':
      // Skipped means that elements play by themselves: if even they are refused, only a touch helps.
      return phase === 'skipped' ? { phase: 'needed', effects: [watch] } : ask(phase);
    case 'checked':
      // A touch anywhere may have woken the context meanwhile.
      return (phase === 'needed' || phase === 'failed') && event.standing.context === 'running'
        ? { phase: 'success', effects: [{ type: 'unwatch' }, callReady] }
        : stay(phase);
    case 'pressed': {
      // The button rests while activating and after success.
      if (phase !== 'needed' && phase !== 'failed') return stay(phase);
      const buzz: ActivationEffect = { type: 'vibrate', pattern: activationLimits.vibrateAtPress };
      return { phase: 'activating', effects: [...(event.android ? [buzz] : []), { type: 'unlock' }] };
    }
    case 'answered':
      return phase === 'activating' ? answer(event.standing) : stay(phase);
    case 'ready-call':
      return phase === 'success' ? { phase: 'unneeded', effects: [{ type: 'reinitialise' }] } : stay(phase);
    case 'skip':
      return phase === 'needed' || phase === 'failed'
        ? { phase: 'skipped', effects: [{ type: 'unwatch' }, { type: 'play-directly' }] }
        : stay(phase);
    default:
      return unreachable(event);
  }
};
