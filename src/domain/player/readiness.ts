import { readinessLimits } from '#domain/player/player-limits.ts';
import { unreachable } from '#domain/unreachable.ts';

type Half = 'waiting' | 'done' | 'failed';

/** Spec 2 §4: ready once audio and library both are; either failing, or being late, fails the whole. */
export interface Readiness {
  /** Names the attempt, so that an answer to an older one changes nothing. */
  readonly attempt: number;
  readonly audio: Half;
  readonly library: Half;
}

export type ReadinessEvent =
  /** At the start, after "recover", and for another person. */
  | { readonly type: 'begin' }
  | { readonly type: 'done'; readonly half: 'audio' | 'library'; readonly attempt: number }
  | { readonly type: 'failed'; readonly half: 'audio' | 'library'; readonly attempt: number }
  | { readonly type: 'late'; readonly half: 'audio' | 'library'; readonly attempt: number };

export type ReadinessEffect =
  | {
      readonly type: 'start';
      readonly half: 'audio' | 'library';
      readonly attempt: number;
      readonly timeout: number;
    }
  | { readonly type: 'report-initialization' };

interface Step {
  readonly state: Readiness;
  readonly effects: readonly ReadinessEffect[];
}

export const notBegun: Readiness = { attempt: 0, audio: 'waiting', library: 'waiting' };

export const isReady = ({ audio, library }: Readiness): boolean => audio === 'done' && library === 'done';
export const hasFailed = ({ audio, library }: Readiness): boolean =>
  audio === 'failed' || library === 'failed';

const begin = (attempt: number): Step => ({
  state: { attempt, audio: 'waiting', library: 'waiting' },
  effects: [
    { type: 'start', half: 'audio', attempt, timeout: readinessLimits.audio },
    { type: 'start', half: 'library', attempt, timeout: readinessLimits.library },
  ],
});

export const reduceReadiness = (state: Readiness, event: ReadinessEvent): Step => {
  if (event.type === 'begin') return begin(state.attempt + 1);
  // Late answers, and a second one about the same half, change nothing.
  if (event.attempt !== state.attempt || state[event.half] !== 'waiting') return { state, effects: [] };
  switch (event.type) {
    case 'done':
      return { state: { ...state, [event.half]: 'done' }, effects: [] };
    case 'failed':
    case 'late':
      return {
        state: { ...state, [event.half]: 'failed' },
        effects: hasFailed(state) ? [] : [{ type: 'report-initialization' }],
      };
    default:
      return unreachable(event);
  }
};
