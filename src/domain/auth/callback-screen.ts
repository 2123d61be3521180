import { authTimings } from '#domain/auth/auth-timings.ts';
import type { SignInError } from '#domain/auth/sign-in-errors.ts';
import { unreachable } from '#domain/unreachable.ts';

type CallbackPhase = 'idle' | 'waiting' | 'reading' | 'waiting-again' | 'reading-again' | 'done';

export type SessionReading =
  | { readonly kind: 'session'; readonly userId: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'banned' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'threw' };

export type CallbackEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'wait-over' }
  | { readonly type: 'read'; readonly reading: SessionReading }
  | { readonly type: 'handled-flag-expired' };

export type CallbackEffect =
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'read-session' }
  | { readonly type: 'clear-handled-flag-after'; readonly ms: number }
  | { readonly type: 'enter'; readonly userId: string }
  | { readonly type: 'fail'; readonly error: SignInError };

export interface CallbackState {
  readonly phase: CallbackPhase;
  /** While set, opening the screen again does not start a second sign-in. */
  readonly handled: boolean;
}

export interface CallbackStep {
  readonly state: CallbackState;
  readonly effects: readonly CallbackEffect[];
}

export const initialCallbackState: CallbackState = { phase: 'idle', handled: false };

const stay = (state: CallbackState): CallbackStep => ({ state, effects: [] });
const to = (state: CallbackState, phase: CallbackPhase, ...effects: CallbackEffect[]): CallbackStep => ({
  state: { ...state, phase },
  effects,
});

const afterReading = (state: CallbackState, reading: SessionReading): CallbackStep => {
  switch (reading.kind) {
    case 'session':
      return to(state, 'done', { type: 'enter', userId: reading.userId });
    case 'failed':
      return to(state, 'done', { type: 'fail', error: 'auth_failed' });
    case 'banned':
      return to(state, 'done', { type: 'fail', error: 'banned' });
    case 'closed':
      return to(state, 'done', { type: 'fail', error: 'closed' });
    case 'stale':
      return to(state, 'done', { type: 'fail', error: 'stale' });
    case 'threw':
      return to(state, 'done', { type: 'fail', error: 'unexpected' });
    case 'none':
      return state.phase === 'reading'
        ? to(state, 'waiting-again', { type: 'wait', ms: authTimings.callbackRetry })
        : to(state, 'done', { type: 'fail', error: 'no_session' });
    default:
      return unreachable(reading);
  }
};

/** Spec 1 §2: wait one second, read the session, retry once after two more. */
export const reduceCallback = (state: CallbackState, event: CallbackEvent): CallbackStep => {
  switch (event.type) {
    case 'opened':
      if (state.handled) return stay(state);
      return {
        state: { phase: 'waiting', handled: true },
        effects: [
          { type: 'wait', ms: authTimings.callbackWait },
          { type: 'clear-handled-flag-after', ms: authTimings.callbackHandledFlag },
        ],
      };
    case 'wait-over':
      if (state.phase === 'waiting') return to(state, 'reading', { type: 'read-session' });
      if (state.phase === 'waiting-again') return to(state, 'reading-again', { type: 'read-session' });
      return stay(state);
    case 'read':
      return state.phase === 'reading' || state.phase === 'reading-again'
        ? afterReading(state, event.reading)
        : stay(state);
    case 'handled-flag-expired':
      return stay({ ...state, handled: false });
    default:
      return unreachable(event);
  }
};
