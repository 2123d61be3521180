import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { useSignIn } from '#web/features/auth/use-sign-in.ts';
import { AssessmentPromo } from '#web/features/landing/assessment-promo.tsx';
import { InTheRoom } from '#web/features/landing/in-the-room.tsx';
import { MusicBand } from '#web/features/landing/music-band.tsx';
import { MusicTherapy } from '#web/features/landing/music-therapy.tsx';
import { PathChooser } from '#web/features/landing/path-chooser.tsx';
import { SafeHere } from '#web/features/landing/safe-here.tsx';
import { ScienceProof } from '#web/features/landing/science-proof.tsx';
import { ThreadPicture } from '#web/features/landing/thread-picture.tsx';
import { DemoTracks } from '#web/features/music/demo-tracks.tsx';
import { AccountBadge } from '#web/features/player/account-badge.tsx';
import { Artwork } from '#web/features/player/artwork.tsx';
import { UploadDoor } from '#web/features/uploads/upload-door.tsx';
import { FastFlow } from '#web/features/voice/fast-flow.tsx';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { createStaticPart } from '#web/ui/static-part.tsx';

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

// Text that a visitor reads in the page as it was drawn.
const painPoints = createStaticPart(
  async () => (await import('#web/features/landing/pain-points.tsx')).PainPoints,
);
const cards = createStaticPart(
  async () => (await import('#web/features/landing/feature-cards.tsx')).FeatureCards,
);
const asks = createStaticPart(
  async () => (await import('#web/features/landing/what-people-ask-for.tsx')).WhatPeopleAskFor,
);
const facts = createStaticPart(
  async () => (await import('#web/features/landing/science-facts.tsx')).ScienceFacts,
);
const comparison = createStaticPart(
  async () => (await import('#web/features/landing/comparison.tsx')).ComparisonTable,
);

const bringText = async (): Promise<void> => {
  await Promise.allSettled(
    [painPoints, cards, asks, facts, comparison].map(async ({ preload }) => preload()),
  );
};
if (import.meta.env.SSR) await bringText();

type Who = 'guest' | 'member' | 'unknown';

/** Somebody who may be signed in is not offered to sign in meanwhile; the room for their doors is kept. */
const useWho = (): Who => {
  const { ready, user } = useAuth();
  if (user !== null) return 'member';
  return !ready && hasStoredSession() ? 'unknown' : 'guest';
};

const HeroDoors = ({ who }: { readonly who: Who }) => {
  const signIn = useSignIn();
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

const UploadDoorHere = () => <UploadDoor onSignIn={useSignIn('/upload')} />;

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
      {who === 'guest' && <UploadDoorHere />}
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

const MusicHint = ({ who }: { readonly who: Who }) => {
  const signIn = useSignIn();
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
  // Whoever comes back finds the page whole, so that Back leads to where they were.
  useEffect(() => () => void bringText(), []);
  return (
    <main id="main" className="mx-auto w-full space-y-24 pt-8 pb-24 lg:space-y-36 lg:pt-16">
      <Wide>
        <Hero who={who} />
      </Wide>
      <Wide>
        <painPoints.Part />
      </Wide>
      <Wide>
        <PathChooser />
      </Wide>
      <Wide>
        <UploadMusic who={who} />
      </Wide>
      {who !== 'guest' && (
        <Wide>
          <Performance />
        </Wide>
      )}
      <Wide>
        <InTheRoom Cards={cards.Part} />
      </Wide>
      <Wide>
        <FastFlow />
      </Wide>
      <MusicBand hint={<MusicHint who={who} />}>
        <DemoTracks Picture={Artwork} />
      </MusicBand>
      <Wide>
        <asks.Part />
      </Wide>
      <Wide>
        <SafeHere />
      </Wide>
      <Wide>
        <ScienceProof Facts={facts.Part} />
      </Wide>
      <Wide>
        <comparison.Part />
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

/** As main.tsx decides it: a visitor's page without a query string is taken over as it was drawn. */
const isTakenOver = (): boolean =>
  document.querySelector('#root[data-prerendered]') !== null && !hasStoredSession() && location.search === '';

/** The page, with its text wherever that is not there already: nothing moves once it is shown. */
export const wholePage = async (): Promise<{ readonly Page: typeof Page }> => {
  if (!import.meta.env.SSR && !isTakenOver()) await bringText();
  return { Page };
};
