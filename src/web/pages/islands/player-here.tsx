import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useSignIn } from '#web/features/auth/use-sign-in.ts';
import { MiniPlayer } from '#web/features/player/mini-player.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';

/** The music bar for whoever is there. */
export const PlayerHere = () => {
  const { ready, signingOut, unanswered, user } = useAuth();
  const signIn = useSignIn();
  // Nothing else asks to sign in while that is half done.
  if (unanswered !== undefined) return null;
  // Whoever is leaving is a guest already. Somebody who may be signed in is not asked to sign in meanwhile.
  const known = signingOut ? null : (user?.id ?? null);
  const unknown = known === null && !signingOut && !ready && hasStoredSession();
  return <MiniPlayer userId={unknown ? undefined : known} onSignIn={signIn} />;
};
