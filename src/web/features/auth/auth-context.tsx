import { createContext, use } from 'react';
import type { AuthState } from '#domain/auth/auth-readiness.ts';
import type { SignOutChoice, SignOutQuestion } from '#web/services/records/flush-before-sign-out.ts';

export interface Auth extends AuthState {
  /** Why nobody can say who is here, and how to ask again; null while all is well. */
  readonly trouble: { readonly message: string; readonly retry: () => void } | null;
  /** False when the person has to wait first; they have been told. */
  readonly signIn: (next?: string | null, how?: SignInHow) => Promise<boolean>;
  /** Of every device, or of this one alone. */
  readonly signOut: (where?: 'everywhere' | 'here') => Promise<void>;
  /** The server has ended this person's session: nothing of theirs stays in view or on this device. */
  readonly sessionEnded: (userId: string) => void;
  /** Asked before leaving with something that exists on this device alone; null when there is nothing to ask. */
  readonly leaving: Leaving | null;
}

export interface SignInHow {
  /** The sign-in service asks for the password even where it knows the browser. */
  readonly again?: boolean;
}

export interface Leaving {
  readonly question: SignOutQuestion;
  readonly answer: (choice: SignOutChoice) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('Nobody above this component says who is here');
  return auth;
};
