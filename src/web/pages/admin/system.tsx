import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BrowserErrorsSection } from '#web/features/system/browser-errors-section.tsx';
import { MessagesSection } from '#web/features/system/messages-section.tsx';
import { OutboxSection } from '#web/features/system/outbox-section.tsx';
import { PageSpeedSection } from '#web/features/system/page-speed-section.tsx';
import { SecurityEventsSection } from '#web/features/system/security-events-section.tsx';
import { SignInRulesSection } from '#web/features/system/sign-in-rules-section.tsx';
import { SystemFacts } from '#web/features/system/system-facts.tsx';
import { systemOverviewQuery } from '#web/features/system/system-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

// Most installations have no model, and most visits are for something else.
const { Part: ProviderSection } = createAwaitedPart(
  async () => (await import('#web/features/assistant/provider/provider-section.tsx')).ProviderSection,
  { notLoaded: 'We couldn’t load the settings of the connected model.', room: 'mt-10 min-h-96' },
);

export const Page = () => {
  const { backend, config } = useConnection();
  const overview = useQuery(systemOverviewQuery(backend));
  return (
    <>
      <PageHeading>Site status</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Version {config.version}. How this site is doing, and messages people sent you. Never what they write
        for themselves.
      </p>
      <Button asChild kind="plain" className="mt-2 -ml-5">
        <Link to="/admin/memory-analytics">Memory on this site</Link>
      </Button>
      <Button asChild kind="plain" className="mt-2">
        <Link to="/rls-audit">Who can reach what</Link>
      </Button>
      {overview.data && <SystemFacts overview={overview.data} />}
      {!overview.data && overview.isFetching && <Spinner text="Loading..." className="mt-20" />}
      {!overview.data && !overview.isFetching && (
        <div className="mt-10">
          <ErrorPanel message={overview.error?.message} onRetry={() => void overview.refetch()} />
        </div>
      )}
      {/* Below what is there already, so that nothing moves under somebody's eyes. */}
      {(overview.data !== undefined || !overview.isFetching) && (
        <>
          <MessagesSection />
          <ProviderSection />
          <BrowserErrorsSection />
          <PageSpeedSection />
          <SignInRulesSection />
          <SecurityEventsSection />
          <OutboxSection />
        </>
      )}
    </>
  );
};
