import { Link } from 'react-router';
import { BrowserErrorsSection } from '#web/features/system/browser-errors-section.tsx';
import { MessagesSection } from '#web/features/system/messages-section.tsx';
import { OutboxSection } from '#web/features/system/outbox-section.tsx';
import { PageSpeedSection } from '#web/features/system/page-speed-section.tsx';
import { SignInRulesSection } from '#web/features/system/sign-in-rules-section.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// Each is fetched beside its first question to the server, which takes longer.
const { Part: HealthTop } = createAwaitedPart(
  async () => (await import('#web/features/system/health/health-top.tsx')).HealthTop,
  { notLoaded: 'We couldn’t load how the services are doing.', room: 'mt-8 min-h-36' },
);
const { Part: HealthDetails } = createAwaitedPart(
  async () => (await import('#web/features/system/health/health-details.tsx')).HealthDetails,
  { notLoaded: 'We couldn’t load the services.', room: 'mt-10 min-h-96' },
);
const { Part: ClientDaysSection } = createAwaitedPart(
  async () => (await import('#web/features/system/days/client-days-section.tsx')).ClientDaysSection,
  { notLoaded: 'We couldn’t load the last days.', room: 'mt-10 min-h-96' },
);
const { Part: SecurityEventsSection } = createAwaitedPart(
  async () => (await import('#web/features/system/security-events-section.tsx')).SecurityEventsSection,
  { notLoaded: 'We couldn’t load the security events.', room: 'mt-10 min-h-96' },
);
const { Part: InstallationSection } = createAwaitedPart(
  async () => (await import('#web/features/system/installation-section.tsx')).InstallationSection,
  { notLoaded: 'We couldn’t load the facts about this installation.', room: 'mt-10 min-h-96' },
);
// Most installations have no model, and most visits are for something else.
const { Part: ProviderSection } = createAwaitedPart(
  async () => (await import('#web/features/assistant/provider/provider-section.tsx')).ProviderSection,
  { notLoaded: 'We couldn’t load the settings of the connected model.', room: 'mt-10 min-h-96' },
);

export const Page = () => {
  const { config } = useConnection();
  return (
    <>
      <PageHeading>Site status</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Version {config.version}. How this site is doing, and messages people sent you. Never what they write
        for themselves.
      </p>
      <div className="mt-2 -ml-5 flex flex-wrap gap-x-1">
        <Button asChild kind="plain">
          <Link to="/admin/users">People and roles</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/security">Security check</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/threat-detection">Unusual activity</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/rls-audit">Who can reach what</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/project-tasks-admin">Team board</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/admin/memory-analytics">Memory on this site</Link>
        </Button>
      </div>
      <HealthTop />
      <MessagesSection />
      <OutboxSection />
      <HealthDetails />
      <BrowserErrorsSection />
      <PageSpeedSection />
      <ClientDaysSection />
      <SignInRulesSection />
      <SecurityEventsSection />
      <ProviderSection />
      <InstallationSection />
    </>
  );
};
