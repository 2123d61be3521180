import type { ReactNode } from 'react';
import { type Auth, AuthContext } from '#web/features/auth/auth-context.tsx';
import { signInNow } from '#web/features/auth/sign-in-now.ts';

const visitor: Auth = {
  ready: true,
  user: null,
  signingOut: false,
  trouble: null,
  leaving: null,
  signIn: signInNow,
  // Nobody is here who could leave.
  signOut: async () => undefined,
  sessionEnded: () => undefined,
};

/** Around what a visitor sees: nobody is signed in, and once somebody is, the whole app takes over. */
export const VisitorAuth = ({ children }: { readonly children: ReactNode }) => (
  <AuthContext value={visitor}>{children}</AuthContext>
);
