import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useSignInHere } from '#web/features/auth/use-sign-in-here.ts';
import { AssessmentPromo } from '#web/features/landing/assessment-promo.tsx';
import { ComparisonTable } from '#web/features/landing/comparison.tsx';
import { InTheRoom } from '#web/features/landing/in-the-room.tsx';
import { MusicBand } from '#web/features/landing/music-band.tsx';
import { MusicTherapy } from '#web/features/landing/music-therapy.tsx';
import { PainPoints } from '#web/features/landing/pain-points.tsx';
import { PathChooser } from '#web/features/landing/path-chooser.tsx';
import { SafeHere } from '#web/features/landing/safe-here.tsx';
import { ScienceProof } from '#web/features/landing/science-proof.tsx';
import { ThreadPicture } from '#web/features/landing/thread-picture.tsx';
import { WhatPeopleAskFor } from '#web/features/landing/what-people-ask-for.tsx';
import { DemoTracks } from '#web/features/music/demo-tracks.tsx';
import { AccountBadge } from '#web/features/player/account-badge.tsx';
import { Artwork } from '#web/features/player/artwork.tsx';
import { FastFlow } from '#web/features/voice/fast-flow.tsx';
import { hasStoredSession } from '#web/platform/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { createLatePart } from '#web/ui/late-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// For those who are signed in: a visitor's page carries none of it.
const performancePanel = createLatePart(async () => {
  const [{ MusicPerformance }, { usePlay }] = await Promise.all([
    import('#web/features/music-performance/music-performance.tsx'),
    import('#web/features/music/use-play.ts'),
  ]);
  const Panel = () => <MusicPerformance onRetry={usePlay().again} />;
  return Panel;
});

type Who = 'guest' | 'member' | 'unknown';

/** Somebody who may be signed in is not offered to sign in meanwhile; the room for their doors is kept. */
const useWho = (): Who => {
  const { ready, user } = useAuth();
  if (user !== null) return 'member';
  return !ready && hasStoredSession() ? 'unknown' : 'guest';
};

const HeroDoors = ({ who }: { readonly who: Who }) => {
  const signIn = useSignInHere();
  if (who === 'guest') {
    return (
      <Button kind="primary" size="large" onClick={signIn}>
        Get Started Free
      </Button>
    );
  }
  return (
    <div inert={who === 'unknown'} className={who === 'unknown' ? 'invisible contents' : 'contents'}>
      <Button asChild kind="primary" size="large">
        <Link to="/app">Open the dashboard</Link>
      </Button>
      <Button asChild size="large">
        <Link to="/focus">Start to focus</Link>
      </Button>
    </div>
  );
};

const Hero = ({ who }: { readonly who: Who }) => (
  <div className="text-center">
    <PageHeading size="hero" className="mx-auto max-w-4xl">
      A quiet room for a busy mind
    </PageHeading>
    <p className="mx-auto mt-6 max-w-2xl text-xl text-muted">
      Say how much energy there is. Kindling shows one task, plays calm sound, and keeps the rest out of
      sight.
    </p>
    <div className="mt-9 flex flex-wrap items-center justify-center gap-3">
      <HeroDoors who={who} />
      <Button asChild kind="plain" size="large">
        <Link to="#paths">Look around first</Link>
      </Button>
    </div>
    <ThreadPicture className="mt-4 h-36 sm:-mb-8 sm:h-80" />
  </div>
);

/** Uploads will stand beside it. The numbers are of this device. */
const Performance = () => (
  <section aria-labelledby="your-music" className="min-h-28">
    <h2 id="your-music" className="text-2xl font-semibold">
      Your music on this device
    </h2>
    <div className="mt-4">
      <Suspense>
        <performancePanel.Part />
      </Suspense>
    </div>
  </section>
);

const MusicHint = ({ who }: { readonly who: Who }) => {
  const signIn = useSignInHere();
  return (
    <>
      <AccountBadge signedIn={who !== 'guest'} />
      <div className="mt-5">
        {who === 'guest' ? (
          <Button onClick={signIn}>Sign in for the whole library</Button>
        ) : (
          <Button asChild>
            <Link to="/music-library">Open the library</Link>
          </Button>
        )}
      </div>
    </>
  );
};

const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto w-full max-w-6xl px-5 sm:px-6">{children}</div>
);

export const Page = () => {
  const who = useWho();
  return (
    <main id="main" className="mx-auto w-full space-y-24 pt-8 pb-24 lg:space-y-36 lg:pt-16">
      <Wide>
        <Hero who={who} />
      </Wide>
      <Wide>
        <PainPoints />
      </Wide>
      <Wide>
        <PathChooser />
      </Wide>
      {who !== 'guest' && (
        <Wide>
          <Performance />
        </Wide>
      )}
      <Wide>
        <InTheRoom />
      </Wide>
      <Wide>
        <FastFlow />
      </Wide>
      <MusicBand hint={<MusicHint who={who} />}>
        <DemoTracks Picture={Artwork} />
      </MusicBand>
      <Wide>
        <WhatPeopleAskFor />
      </Wide>
      <Wide>
        <SafeHere />
      </Wide>
      <Wide>
        <ScienceProof />
      </Wide>
      <Wide>
        <ComparisonTable />
      </Wide>
      <Wide>
        <AssessmentPromo />
      </Wide>
      <Wide>
        <MusicTherapy />
      </Wide>
    </main>
  );
};
