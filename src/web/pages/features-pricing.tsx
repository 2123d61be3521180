import { installationTier } from '#domain/licence/tiers.ts';
import { useAuth } from '#web/features/auth/auth-context.tsx';
import { SignInButton } from '#web/features/auth/sign-in-button.tsx';
import { HowItCounts } from '#web/features/licence/how-it-counts.tsx';
import { tierNames } from '#web/features/licence/licence-labels.ts';
import { TierCards } from '#web/features/licence/tier-cards.tsx';
import { TierTable } from '#web/features/licence/tier-table.tsx';
import { YourTier } from '#web/features/licence/your-tier.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const Page = () => {
  const { user } = useAuth();
  return (
    <main id="main" className="mx-auto w-full max-w-6xl flex-1 px-5 pt-6 pb-20 sm:px-6 lg:pt-14">
      <PageHeading size="large" className="tracking-tight">
        Features and pricing
      </PageHeading>
      <p className="mt-6 max-w-2xl text-xl text-muted">
        The Free tier costs 0 USD. The people who run this site decide who gets the others. If you run your
        own copy, everyone who signs in gets {tierNames[installationTier]} until you change that.
      </p>
      {user === null ? (
        <SignInButton kind="primary" size="large" className="mt-8">
          Get Started Free
        </SignInButton>
      ) : (
        <YourTier key={user.id} />
      )}
      <section aria-labelledby="tiers" className="mt-16">
        <h2 id="tiers" className="text-2xl font-semibold sm:text-3xl">
          What each tier includes
        </h2>
        <TierTable />
        <TierCards />
      </section>
      <HowItCounts />
    </main>
  );
};
