import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { sessionEndedKey } from '#domain/auth/session-ended-key.ts';
import { safePath } from '#domain/navigation/safe-path.ts';
import { joinPath } from '#domain/support/join-path.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignupsClosed } from '#web/features/auth/signups-closed.tsx';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';

// The page first: whose house it is comes after.
const BrandDoor = lazy(async () => ({
  default: (await import('#web/features/white-label/brand-door.tsx')).BrandDoor,
}));
const fire = <Fire level={1} className="mb-6 w-36" />;

const Asked = () => (
  <>
    <PageHeading>Sign in to see this page</PageHeading>
    <p className="mt-4 text-lg text-muted">
      It shows your own tasks and settings. Once you’re signed in, we’ll take you straight there.
    </p>
  </>
);

/** Somebody follows an invitation, and may be here for the first time. */
const Invited = () => (
  <>
    <PageHeading>Someone wants to share with you</PageHeading>
    <p className="mt-4 text-lg text-muted">
      Sign in to see who it is and what you would see. Then you say yes or no.
    </p>
  </>
);

/** The session ended under somebody's hands: from another device, or because it was over. */
const Ended = () => (
  <>
    <PageHeading>You were signed out on this device</PageHeading>
    <p className="mt-4 text-lg text-muted">
      Your data is no longer on this device. It’s safe in your account. Any changes that hadn’t been sent are
      kept here, encrypted. They’ll be sent when you sign in.
    </p>
  </>
);

export const Page = () => {
  const [wasEnded] = useState(() => sessionStore.read(sessionEndedKey) !== null);
  // A reload says it again; once somebody goes on, it is over.
  useEffect(() => () => sessionStore.remove(sessionEndedKey), []);
  const { ready, user, signIn } = useAuth();
  const [query] = useSearchParams();
  const next = safePath(query.get('next'));

  if (!ready) return <FullPageSpinner text="Loading..." />;
  if (user !== null) return <Navigate replace to={next ?? '/'} />;
  return (
    <main id="main" className="grid min-h-[85dvh] place-items-center p-6 text-center">
      <div className="flex max-w-lg flex-col items-center">
        <Suspense fallback={fire}>
          <BrandDoor own={fire} />
        </Suspense>
        {wasEnded && <Ended />}
        {!wasEnded && (next === joinPath ? <Invited /> : <Asked />)}
        {!wasEnded && <SignupsClosed />}
        <Button kind="primary" size="large" className="mt-8" onClick={() => void signIn(next)}>
          Sign In
        </Button>
        <Link
          to="/"
          className="mt-4 inline-flex min-h-11 items-center px-3 text-muted underline underline-offset-4 hover:text-ink"
        >
          Not now
        </Link>
      </div>
    </main>
  );
};
