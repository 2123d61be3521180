import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { signInErrorSentence } from '#domain/auth/sign-in-errors.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { homeRedirectFor, markHomeVisited } from '#web/features/auth/gateway-storage.ts';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { ClaimsStrip } from '#web/features/landing/claims-strip.tsx';
import { Closing } from '#web/features/landing/closing.tsx';
import { ComparisonTable } from '#web/features/landing/comparison.tsx';
import { LoopPicture } from '#web/features/landing/loop-picture.tsx';
import { TechnologyGroups } from '#web/features/landing/technology-groups.tsx';
import { TechnologyStack } from '#web/features/landing/technology-stack.tsx';
import { TheLoop } from '#web/features/landing/the-loop.tsx';
import { TwoDays } from '#web/features/landing/two-days.tsx';
import { MemoryDemo } from '#web/features/memory/demo/memory-demo.tsx';
import { HeroMusic } from '#web/features/music/hero-music.tsx';
import { FastFlow } from '#web/features/voice/fast-flow.tsx';
import { GuestMusic } from '#web/pages/islands/guest-music.tsx';
import { TryNow } from '#web/pages/islands/try-now.tsx';
import { useOperatorSentence } from '#web/platform/backend/operator-sentence.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { createIsland } from '#web/ui/island.tsx';
import { Later } from '#web/ui/later.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';
import { useNearViewport } from '#web/ui/use-near-viewport.ts';

// For those who are signed in: a visitor's page carries none of it.
const playMusic = createLazyPart(async () => (await import('#web/features/player/play-music.tsx')).PlayMusic);

const security = createLazyPart(
  async () => (await import('#web/features/security-desk/check/home-security.tsx')).HomeSecurity,
);
const uploadTools = createLazyPart(
  async () => (await import('#web/features/music-analysis/home-reanalysis.tsx')).HomeReanalysis,
);

const Music = createIsland('hero-music', GuestMusic);
const Try = createIsland('try-now', TryNow);

const Hero = ({ signedIn }: { readonly signedIn: boolean }) => {
  const howToSignIn = useOperatorSentence('sign-in-line');
  return (
    <div className="grid items-center gap-x-10 gap-y-10 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <PageHeading size="hero">Small sparks, steady flow</PageHeading>
        <p className="mt-5 max-w-xl text-2xl leading-snug font-medium text-balance">
          The ADHD app that gives you one task for the energy you have, and music to get it done.
        </p>
        <p className="mt-4 max-w-xl text-lg text-muted max-sm:hidden">
          Say how you are. Get one small step. Press start. Everything else can wait.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          {signedIn ? (
            <Button asChild kind="primary" size="large">
              <Link to="/app">Go to your dashboard</Link>
            </Button>
          ) : (
            <SignInButton kind="primary" size="large">
              Get Started Free
            </SignInButton>
          )}
          {signedIn ? <HeroMusic signedIn /> : <Music />}
        </div>
        {!signedIn && <p className="mt-4 text-muted">{howToSignIn}</p>}
      </div>
      <LoopPicture />
    </div>
  );
};

/** How big the fire is follows from the choice beside it, by the style sheet. */
const TryBesideFire = () => (
  <div className="fire-as-chosen grid items-center gap-x-12 gap-y-4 md:grid-cols-[1fr_1.2fr]">
    <Fire level={3} className="mx-auto w-44 pb-3 sm:w-56" />
    <Try />
  </div>
);

const NextStep = ({ signedIn }: { readonly signedIn: boolean }) =>
  signedIn ? (
    <Button asChild kind="primary" size="large">
      <Link to="/app">Do one thing now</Link>
    </Button>
  ) : (
    <SignInButton kind="primary" size="large">
      Start with one small thing
    </SignInButton>
  );

interface LandingProps {
  readonly notice: string | null;
  readonly userId: string | null;
}

/** Below what a visit is usually for: fetched when somebody comes near. */
const MemberTools = ({ userId }: { readonly userId: string }) => {
  const [ref, near] = useNearViewport<HTMLDivElement>();
  return (
    <div ref={ref} className="mt-16 min-h-72 space-y-16">
      {near && (
        <>
          <security.Part />
          <uploadTools.Part userId={userId} />
        </>
      )}
    </div>
  );
};

const Landing = ({ notice, userId }: LandingProps) => {
  const signedIn = userId !== null;
  // What to do about it stays on the page.
  useEffect(() => {
    if (notice !== null) showMessage(catalogue.authenticationFailed);
  }, [notice]);
  return (
    <main id="main" className="mx-auto w-full max-w-6xl px-5 pt-6 pb-20 sm:px-6 lg:pt-14">
      {notice !== null && (
        <output className="mb-10 block rounded-2xl border border-calm bg-calm-soft px-5 py-4 text-lg">
          {notice}
        </output>
      )}
      <Hero signedIn={signedIn} />
      <div className="mt-16 lg:mt-20">
        <FastFlow />
      </div>
      {signedIn && (
        <div className="mt-16">
          <playMusic.Part />
        </div>
      )}
      {userId !== null && <MemberTools userId={userId} />}
      <div className="mt-24 space-y-24 lg:mt-32 lg:space-y-32">
        <Later tall="[--tall:38rem] md:[--tall:20rem] lg:[--tall:16rem]">
          <TheLoop />
        </Later>
        <Later tall="[--tall:36rem] md:[--tall:23rem] lg:[--tall:17rem]">
          <TryBesideFire />
        </Later>
        <Later tall="[--tall:66rem] md:[--tall:46rem] lg:[--tall:39rem]">
          <TwoDays />
        </Later>
        <Later tall="[--tall:157rem] md:[--tall:119rem] lg:[--tall:72rem]">
          <TechnologyStack Groups={TechnologyGroups} />
        </Later>
        <Later tall="[--tall:140rem] md:[--tall:100rem] lg:[--tall:76rem]">
          <MemoryDemo />
        </Later>
        <Later tall="[--tall:187rem] md:[--tall:159rem] lg:[--tall:92rem]">
          <ComparisonTable />
        </Later>
        <Later tall="[--tall:24rem] md:[--tall:18rem] lg:[--tall:15rem]">
          <ClaimsStrip />
        </Later>
        <Later tall="[--tall:36rem] md:[--tall:26rem] lg:[--tall:19rem]">
          <Closing action={<NextStep signedIn={signedIn} />} />
        </Later>
      </div>
    </main>
  );
};

interface GatewayProps {
  readonly userId: string;
  readonly stay: boolean;
  readonly children: ReactNode;
}

/** Spec 1 §2: the first visit of a browser session leads on, once. */
const Gateway = ({ userId, stay, children }: GatewayProps) => {
  // Decided before the visit is marked; the mark must not change an answer already given.
  const [to] = useState(() => homeRedirectFor(userId, stay));
  useEffect(() => markHomeVisited(userId), [userId]);
  return to === null ? children : <Navigate replace to={to} />;
};

export const Page = () => {
  const { ready, user, signingOut } = useAuth();
  const [query] = useSearchParams();
  const landing = <Landing notice={signInErrorSentence(query.get('error'))} userId={user?.id ?? null} />;

  if (signingOut) return <FullPageSpinner text="Signing out…" />;
  // A visitor sees the page at once; somebody who may be signed in is not shown what they are about to leave.
  if (!ready && hasStoredSession()) return <FullPageSpinner text="Loading..." />;
  if (user === null) return landing;
  return (
    <Gateway key={user.id} userId={user.id} stay={query.get('stay') === 'true'}>
      {landing}
    </Gateway>
  );
};
