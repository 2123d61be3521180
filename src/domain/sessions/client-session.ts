import { isActivityDue, sessionTimings } from '#domain/sessions/ping-rules.ts';
import { sessionMessages } from '#domain/sessions/session-messages.ts';
import { unreachable } from '#domain/unreachable.ts';

type Phase =
  | 'idle'
  /** A token was kept from before: asking whether its record is still there. */
  | 'resuming'
  | 'creating'
  | 'waiting'
  | 'creating-again'
  | 'live'
  /** Both tries failed and the person was told. The next beat tries once more, without a word. */
  | 'failed'
  | 'over';

export interface ClientSessionState {
  readonly phase: Phase;
  readonly token: string;
  /** When something the person did was last told, or the record was made; the beat does not count. */
  readonly lastActivityAt: number;
  readonly told: boolean;
}

export type ClientSessionEvent =
  | { readonly type: 'opened'; readonly kept: string | null; readonly fresh: string; readonly now: number }
  | { readonly type: 'created'; readonly now: number }
  | { readonly type: 'create-failed' }
  | { readonly type: 'wait-over' }
  | { readonly type: 'beat'; readonly now: number }
  | { readonly type: 'activity'; readonly now: number }
  /** `known` is false when the record is over while the sign-in behind it is not. */
  | { readonly type: 'pinged'; readonly known: boolean; readonly fresh: string }
  | { readonly type: 'ping-failed' }
  /** The server no longer knows the sign-in. */
  | { readonly type: 'signed-out' };

export type ClientSessionEffect =
  | { readonly type: 'create'; readonly token: string }
  | { readonly type: 'ping'; readonly token: string }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'tell'; readonly message: string };

interface Step {
  readonly state: ClientSessionState;
  readonly effects: readonly ClientSessionEffect[];
}

export const initialClientSession: ClientSessionState = {
  phase: 'idle',
  token: '',
  lastActivityAt: 0,
  told: false,
};

const stay = (state: ClientSessionState): Step => ({ state, effects: [] });

const create = (state: ClientSessionState, token: string): Step => ({
  state: { ...state, phase: 'creating', token },
  effects: [{ type: 'create', token }],
});

const ping = (state: ClientSessionState): Step => ({
  state,
  effects: [{ type: 'ping', token: state.token }],
});

const open = (state: ClientSessionState, kept: string | null, fresh: string, now: number): Step =>
  kept === null
    ? create({ ...state, lastActivityAt: now }, fresh)
    : ping({ ...state, phase: 'resuming', token: kept, lastActivityAt: now });

/** The token stays the same, so that a first try whose answer was lost does not leave a second record. */
const createAgain = (state: ClientSessionState): Step => ({
  state: { ...state, phase: 'creating-again' },
  effects: [{ type: 'create', token: state.token }],
});

const afterFailure = (state: ClientSessionState): Step => {
  if (state.phase === 'creating') {
    return {
      state: { ...state, phase: 'waiting' },
      effects: [{ type: 'wait', ms: sessionTimings.createRetry }],
    };
  }
  if (state.phase !== 'creating-again') return stay(state);
  return {
    state: { ...state, phase: 'failed', told: true },
    effects: state.told ? [] : [{ type: 'tell', message: sessionMessages.create }],
  };
};

/** Spec 1 §4: created on sign-in, retried once after two seconds, then a sign of life every five minutes or so. */
export const reduceClientSession = (state: ClientSessionState, event: ClientSessionEvent): Step => {
  if (state.phase === 'over') return stay(state);
  switch (event.type) {
    case 'opened':
      return state.phase === 'idle' ? open(state, event.kept, event.fresh, event.now) : stay(state);
    case 'created':
      return state.phase === 'creating' || state.phase === 'creating-again'
        ? stay({ ...state, phase: 'live', lastActivityAt: event.now, told: false })
        : stay(state);
    case 'create-failed':
      return afterFailure(state);
    case 'wait-over':
      return state.phase === 'waiting' ? createAgain(state) : stay(state);
    case 'beat':
      if (state.phase === 'failed') return createAgain(state);
      return state.phase === 'live' || state.phase === 'resuming' ? ping(state) : stay(state);
    case 'activity':
      return (state.phase === 'live' || state.phase === 'resuming') &&
        isActivityDue(state.lastActivityAt, event.now)
        ? ping({ ...state, lastActivityAt: event.now })
        : stay(state);
    case 'pinged':
      if (state.phase !== 'live' && state.phase !== 'resuming') return stay(state);
      return event.known ? stay({ ...state, phase: 'live' }) : create(state, event.fresh);
    case 'ping-failed':
      return stay(state);
    case 'signed-out':
      return stay({ ...state, phase: 'over' });
    default:
      return unreachable(event);
  }
};
