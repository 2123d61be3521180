import { Suspense } from 'react';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { mayBeLive } from '#web/features/focus/live-session-hint.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

// A public page opens nobody's records; it does so only where a session is likely to be on.
const load = async () => (await import('#web/app/shell/open-session.tsx')).OpenSession;

/** The session that is on, on a public page. */
export const PublicSession = () => {
  const { user, signingOut } = useAuth();
  if (user === null || signingOut || !mayBeLive(user.id)) return null;
  return (
    <Suspense>
      <LazyPart key={user.id} need={1} load={load} props={{ userId: user.id }} />
    </Suspense>
  );
};
