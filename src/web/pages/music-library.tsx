import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { WaitingPart } from '#web/features/auth/waiting-for-host.tsx';
import { AboutLibrary } from '#web/features/music/about-library.tsx';
import { MoodPictures } from '#web/features/music/mood-pictures.tsx';
import { AccountBadge } from '#web/features/player/account-badge.tsx';
import { Artwork } from '#web/features/player/artwork.tsx';
import { DemoMusic } from '#web/pages/islands/demo-music.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { createIsland } from '#web/ui/island.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// A visitor's page carries none of it.
const MemberLibrary = lazy(async () => ({
  default: (await import('#web/features/music/member-library.tsx')).MemberLibrary,
}));

const waiting = <WaitingPart text="Loading the library…" className="py-24" />;

const Demo = createIsland('demo-tracks', DemoMusic);

const Guest = () => (
  <div className="grid grid-cols-1 gap-x-16 gap-y-20 lg:grid-cols-[1fr_1fr]">
    <div>
      <p className="text-xl text-muted">
        Quiet music for work, rest and everything in between. Choose by energy, press play, and get on with
        your day.
      </p>
      <div className="mt-8">
        <AccountBadge signedIn={false} />
      </div>
      <SignInButton kind="primary" size="large" className="mt-8">
        Sign in for the whole library
      </SignInButton>
      <MoodPictures className="mt-10 max-sm:hidden" />
    </div>
    <section aria-labelledby="demo">
      <h2 id="demo" className="mb-4 text-xl font-semibold">
        Three to try, without signing in
      </h2>
      <Demo />
    </section>
    <div className="lg:col-span-2">
      <AboutLibrary />
    </div>
  </div>
);

const Member = ({ userId }: { readonly userId: string }) => (
  <>
    <div className="flex flex-wrap items-center gap-4">
      <AccountBadge signedIn />
      <Button asChild kind="plain">
        <Link to="/music">Choose by mood</Link>
      </Button>
      <Button asChild kind="plain">
        <Link to="/music-analysis-page">See what was measured</Link>
      </Button>
    </div>
    <div className="mt-8">
      <Suspense fallback={waiting}>
        <MemberLibrary userId={userId} Picture={Artwork} />
      </Suspense>
    </div>
  </>
);

export const Page = () => {
  const { ready, user } = useAuth();
  // Somebody who may be signed in is not shown what a visitor sees.
  const unknown = !ready && hasStoredSession();
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-5 pt-6 pb-20 sm:px-6 lg:pt-14">
      <PageHeading size="large" className="tracking-tight">
        Music library
      </PageHeading>
      <div className="mt-6">
        {unknown && waiting}
        {!unknown && (user === null ? <Guest /> : <Member key={user.id} userId={user.id} />)}
      </div>
    </main>
  );
};
