import type { UserMetadata } from '#domain/auth/access-flags.ts';
import { unreachable } from '#domain/unreachable.ts';

export const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const;

type AuthEventName = (typeof authEvents)[number];

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly metadata?: UserMetadata;
  /** They have a second factor that this session has not shown. */
  readonly owesFactor?: boolean;
}

export interface AuthState {
  readonly ready: boolean;
  readonly user: SignedInUser | null;
  /** Signed in by the first step alone: nobody yet, for every part of the app but the one that asks for the second. */
  readonly unanswered?: SignedInUser;
  readonly signingOut: boolean;
  /** Whose session ended while they were here, and not by their own hand in this tab: nothing of theirs may stay. */
  readonly ended?: string;
}

export type AuthEvent =
  | { readonly type: AuthEventName; readonly user: SignedInUser | null }
  | { readonly type: 'session-read'; readonly user: SignedInUser | null }
  | { readonly type: 'initial-check-done' }
  | { readonly type: 'timeout' }
  | { readonly type: 'session-ended'; readonly userId: string }
  | { readonly type: 'sign-out-started' };

type AuthEffect = { readonly type: 'read-session' };

export interface AuthStep {
  readonly state: AuthState;
  readonly effects: readonly AuthEffect[];
}

export const initialAuthState: AuthState = { ready: false, user: null, signingOut: false };

const sameUser = (a: SignedInUser | null, b: SignedInUser | null): boolean =>
  a?.id === b?.id && a?.email === b?.email && JSON.stringify(a?.metadata) === JSON.stringify(b?.metadata);

const withUser = ({ unanswered, ...state }: AuthState, found: SignedInUser | null): AuthState => {
  if (found?.owesFactor !== true) return { ...state, ready: true, user: found };
  return { ...state, ready: true, user: null, unanswered: unanswered?.id === found.id ? unanswered : found };
};

/** The same object for the same person: token refreshes must not redraw the whole app. */
const settle = (state: AuthState, found: SignedInUser | null): AuthState => {
  const next = withUser(state, found);
  const isSame = state.ready && next.unanswered === state.unanswered && sameUser(state.user, next.user);
  return isSame ? state : next;
};

const withoutUser = (state: AuthState, userId: string): AuthState =>
  state.user?.id !== userId || state.signingOut
    ? state
    : { ...state, ready: true, user: null, ended: userId };

/** Spec 1 §4: ready after the first change or the initial check; the session is re-read when the user changes. */
export const reduceAuth = (state: AuthState, event: AuthEvent): AuthStep => {
  switch (event.type) {
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'SIGNED_OUT':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
    case 'MFA_CHALLENGE_VERIFIED': {
      const user = event.type === 'SIGNED_OUT' ? null : event.user;
      // Ended, here or in another tab, or somebody else has signed in there.
      const gone = state.user !== null && state.user.id !== user?.id && !state.signingOut;
      if (gone || state.ended !== undefined) {
        return { state: withoutUser(state, state.user?.id ?? ''), effects: [] };
      }
      const userChanged = user !== null && user.id !== (state.user ?? state.unanswered)?.id;
      return { state: settle(state, user), effects: userChanged ? [{ type: 'read-session' }] : [] };
    }
    case 'session-ended':
      return { state: withoutUser(state, event.userId), effects: [] };
    case 'session-read':
      if (state.ended !== undefined) return { state, effects: [] };
      return { state: settle(state, event.user), effects: [] };
    case 'initial-check-done':
    case 'timeout':
      return { state: state.ready ? state : { ...state, ready: true }, effects: [] };
    case 'sign-out-started':
      return { state: { ...state, signingOut: true }, effects: [] };
    default:
      return unreachable(event);
  }
};
