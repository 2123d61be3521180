import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { AssessmentPromo } from '#web/features/landing/assessment-promo.tsx';
import { ComparisonTable } from '#web/features/landing/comparison.tsx';
import { FeatureCards } from '#web/features/landing/feature-cards.tsx';
import { InTheRoom } from '#web/features/landing/in-the-room.tsx';
import { MusicBand } from '#web/features/landing/music-band.tsx';
import { MusicTherapy } from '#web/features/landing/music-therapy.tsx';
import { PainPoints } from '#web/features/landing/pain-points.tsx';
import { PathChooser } from '#web/features/landing/path-chooser.tsx';
import { SafeHere } from '#web/features/landing/safe-here.tsx';
import { ScienceFacts } from '#web/features/landing/science-facts.tsx';
import { ScienceProof } from '#web/features/landing/science-proof.tsx';
import { ThreadPicture } from '#web/features/landing/thread-picture.tsx';
import { WhatPeopleAskFor } from '#web/features/landing/what-people-ask-for.tsx';
import { AccountBadge } from '#web/features/player/account-badge.tsx';
import { UploadDoor } from '#web/features/uploads/upload-door.tsx';
import { FastFlow } from '#web/features/voice/fast-flow.tsx';
import { DemoMusic } from '#web/pages/islands/demo-music.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { createIsland } from '#web/ui/island.tsx';
import { Later } from '#web/ui/later.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// For those who are signed in: a visitor's page carries none of it.
const performancePanel = createLazyPart(async () => {
  const [{ MusicPerformance }, { usePlay }] = await Promise.all([
    import('#web/features/music-performance/music-performance.tsx'),
    import('#web/features/music/use-play.ts'),
  ]);
  const Panel = () => <MusicPerformance onRetry={usePlay().again} />;
  return Panel;
});

const uploadPanel = createLazyPart(
  async () => (await import('#web/features/uploads/upload-helper.tsx')).UploadHelper,
);
const storageLine = createLazyPart(
  async () => (await import('#web/features/licence/storage-line.tsx')).StorageLine,
);

const Paths = createIsland('paths', PathChooser);
const Demo = createIsland('demo-tracks', DemoMusic);

type Who = 'guest' | 'member' | 'unknown';

/** Somebody who may be signed in is not offered to sign in meanwhile; the room for their doors is kept. */
const useWho = (): Who => {
  const { ready, user } = useAuth();
  if (user !== null) return 'member';
  return !ready && hasStoredSession() ? 'unknown' : 'guest';
};

const HeroDoors = ({ who }: { readonly who: Who }) => {
  if (who === 'guest') {
    return (
      <SignInButton kind="primary" size="large">
        Get Started Free
      </SignInButton>
    );
  }
  return (
    <div inert={who === 'unknown'} className={who === 'unknown' ? 'invisible contents' : 'contents'}>
      <Button asChild kind="primary" size="large">
        <Link to="/app">Open the dashboard</Link>
      </Button>
      <Button asChild size="large">
        <Link to="/focus">Start focusing</Link>
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
      Say how much energy you have. Kindling picks one task, plays calm music and hides the rest.
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

const wayIn = (
  <SignInButton next="/upload" kind="primary" size="large">
    Sign in to upload
  </SignInButton>
);

/** The music upload helper; for those who are signed in with the numbers of this device beside it. */
const UploadMusic = ({ who }: { readonly who: Who }) => {
  const { user } = useAuth();
  return (
    <section aria-labelledby="upload-music">
      <h2 id="upload-music" className="text-2xl font-semibold sm:text-3xl">
        Bring your own music
      </h2>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-muted">
        Upload what already helps you focus. Keep it to yourself, or offer it to everyone here.
      </p>
      {who === 'guest' && <UploadDoor wayIn={wayIn} />}
      {user !== null && (
        <>
          <uploadPanel.Part key={user.id} userId={user.id} Storage={storageLine.Part} />
          <p className="mt-4">
            <Button asChild>
              <Link to="/upload">Your uploads</Link>
            </Button>
          </p>
        </>
      )}
    </section>
  );
};

/** The numbers are of this device. */
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

const MusicHint = ({ who }: { readonly who: Who }) => (
  <>
    <AccountBadge signedIn={who !== 'guest'} />
    <div className="mt-5">
      {who === 'guest' ? (
        <SignInButton>Sign in for the whole library</SignInButton>
      ) : (
        <Button asChild>
          <Link to="/music-library">Open the library</Link>
        </Button>
      )}
    </div>
  </>
);

const wide = 'mx-auto w-full max-w-6xl px-5 sm:px-6';

const Wide = ({ children }: { readonly children: ReactNode }) => <div className={wide}>{children}</div>;

const WideLater = ({ tall, children }: { readonly tall: string; readonly children: ReactNode }) => (
  <Later tall={tall} className={wide}>
    {children}
  </Later>
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
      <WideLater tall="[--tall:90rem] md:[--tall:75rem] lg:[--tall:40rem]">
        <Paths />
      </WideLater>
      <WideLater tall="[--tall:53rem] md:[--tall:32rem] lg:[--tall:29rem]">
        <UploadMusic who={who} />
      </WideLater>
      {who !== 'guest' && (
        <Wide>
          <Performance />
        </Wide>
      )}
      <WideLater tall="[--tall:99rem] md:[--tall:64rem] lg:[--tall:43rem]">
        <InTheRoom Cards={FeatureCards} />
      </WideLater>
      <WideLater tall="[--tall:45rem] md:[--tall:25rem] lg:[--tall:23rem]">
        <FastFlow />
      </WideLater>
      <Later tall="[--tall:69rem] md:[--tall:53rem] lg:[--tall:35rem]">
        <MusicBand hint={<MusicHint who={who} />}>
          <Demo />
        </MusicBand>
      </Later>
      <WideLater tall="[--tall:157rem] md:[--tall:86rem] lg:[--tall:59rem]">
        <WhatPeopleAskFor />
      </WideLater>
      <WideLater tall="[--tall:55rem] md:[--tall:47rem] lg:[--tall:26rem]">
        <SafeHere />
      </WideLater>
      <WideLater tall="[--tall:123rem] md:[--tall:90rem] lg:[--tall:69rem]">
        <ScienceProof Facts={ScienceFacts} />
      </WideLater>
      <WideLater tall="[--tall:187rem] md:[--tall:159rem] lg:[--tall:92rem]">
        <ComparisonTable />
      </WideLater>
      <WideLater tall="[--tall:52rem] md:[--tall:39rem] lg:[--tall:28rem]">
        <AssessmentPromo />
      </WideLater>
      <WideLater tall="[--tall:35rem] md:[--tall:27rem] lg:[--tall:28rem]">
        <MusicTherapy />
      </WideLater>
    </main>
  );
};
