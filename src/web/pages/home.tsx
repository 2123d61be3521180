import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { signInErrorSentence } from '#domain/auth/sign-in-errors.ts';
import { type Energy, energyLevels } from '#domain/records/kinds/energy.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { homeRedirectFor, markHomeVisited } from '#web/features/auth/gateway-storage.ts';
import { useSignIn } from '#web/features/auth/use-sign-in.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { ClaimsStrip } from '#web/features/landing/claims-strip.tsx';
import { Closing } from '#web/features/landing/closing.tsx';
import { TechnologyStack } from '#web/features/landing/technology-stack.tsx';
import { TheLoop } from '#web/features/landing/the-loop.tsx';
import { TryIt } from '#web/features/landing/try-it.tsx';
import { FastFlow } from '#web/features/voice/fast-flow.tsx';
import { useProviderName } from '#web/platform/backend/provider-name.ts';
import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FullPageSpinner } from '#web/ui/spinner.tsx';
import { createStaticPart } from '#web/ui/static-part.tsx';

// For those who are signed in: a visitor's page carries none of it.
const playMusic = createLazyPart(async () => (await import('#web/features/player/play-music.tsx')).PlayMusic);

// Text that a visitor reads in the page as it was drawn.
const twoDays = createStaticPart(async () => (await import('#web/features/landing/two-days.tsx')).TwoDays);
const technology = createStaticPart(
  async () => (await import('#web/features/landing/technology-groups.tsx')).TechnologyGroups,
);
const comparison = createStaticPart(
  async () => (await import('#web/features/landing/comparison.tsx')).ComparisonTable,
);
if (import.meta.env.SSR) await Promise.all([twoDays, technology, comparison].map(({ preload }) => preload()));

const providerLine = (name: string | null): string => {
  if (name === null) return 'You sign in with an account you already have.';
  return name === ''
    ? 'You sign in with a local account that stays on this computer.'
    : `You sign in with ${name}.`;
};

const Hero = () => {
  const provider = useProviderName();
  const { user } = useAuth();
  const signIn = useSignIn();
  const [energy, setEnergy] = useState<Energy>('medium');
  return (
    <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <PageHeading size="hero">Small sparks, steady flow</PageHeading>
        <p className="mt-6 max-w-xl text-xl text-muted">
          A calm place for people with ADHD. Say how much energy there is, and Kindling shows the one task
          that fits. Everything else can wait.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3">
          {user === null ? (
            <>
              <Button kind="primary" size="large" onClick={signIn}>
                Get Started Free
              </Button>
              <p className="text-muted">{providerLine(provider)}</p>
            </>
          ) : (
            <Button asChild kind="primary" size="large">
              <Link to="/app">Go to your one thing</Link>
            </Button>
          )}
        </div>
      </div>
      <div className="mx-auto w-full max-w-md">
        <Fire level={energyLevels[energy]} className="mx-auto w-44 pb-3 sm:w-56" />
        <TryIt energy={energy} onChange={setEnergy} EnergyChoice={EnergyChips} />
      </div>
    </div>
  );
};

const NextStep = ({ signedIn }: { readonly signedIn: boolean }) => {
  const signIn = useSignIn();
  return signedIn ? (
    <Button asChild kind="primary" size="large">
      <Link to="/app">Do one thing now</Link>
    </Button>
  ) : (
    <Button kind="primary" size="large" onClick={signIn}>
      Begin with one small thing
    </Button>
  );
};

interface LandingProps {
  readonly notice: string | null;
  readonly signedIn: boolean;
}

const Landing = ({ notice, signedIn }: LandingProps) => (
  <main id="main" className="mx-auto w-full max-w-6xl px-5 pt-6 pb-20 sm:px-6 lg:pt-14">
    {notice !== null && (
      <output className="mb-10 block rounded-2xl border border-calm bg-calm-soft px-5 py-4 text-lg">
        {notice}
      </output>
    )}
    <Hero />
    <div className="mt-16 lg:mt-20">
      <FastFlow />
    </div>
    {signedIn && (
      <div className="mt-16">
        <playMusic.Part />
      </div>
    )}
    <div className="mt-24 space-y-24 lg:mt-32 lg:space-y-32">
      <TheLoop />
      <twoDays.Part />
      <TechnologyStack Groups={technology.Part} />
      <comparison.Part />
      <ClaimsStrip />
      <Closing action={<NextStep signedIn={signedIn} />} />
    </div>
  </main>
);

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
  const landing = <Landing notice={signInErrorSentence(query.get('error'))} signedIn={user !== null} />;

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
