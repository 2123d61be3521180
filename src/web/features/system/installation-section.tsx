import { VersionsSection } from '#web/features/system/health/versions-section.tsx';
import { InstallationFacts } from '#web/features/system/installation-facts.tsx';
import { systemOverviewQuery } from '#web/features/system/system-queries.ts';
import { SystemSection } from '#web/features/system/system-section.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';

export const InstallationSection = () => {
  const { backend } = useConnection();
  return (
    <>
      <SystemSection
        heading="This installation"
        note="Counts of everything together. Nothing here says whose it is."
        query={systemOverviewQuery(backend)}
      >
        {(overview) => <InstallationFacts overview={overview} />}
      </SystemSection>
      <VersionsSection />
    </>
  );
};
