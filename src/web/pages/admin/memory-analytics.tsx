import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { installationOverviewQuery } from '#web/features/memory/analytics/analytics-queries.ts';
import { InstallationAnalytics } from '#web/features/memory/analytics/installation-analytics.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Product: admins are content-blind. */
export const Page = () => {
  const overview = useQuery(installationOverviewQuery());
  return (
    <>
      <PageHeading>Memory on this site</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Counts, sizes and times. Never what anybody keeps in their memory.
      </p>
      <div className="mt-4 -ml-5 flex flex-wrap gap-x-1">
        <Button asChild kind="plain">
          <Link to="/admin/system">Site status</Link>
        </Button>
        <Button asChild kind="plain">
          <Link to="/memory-analytics">Your own numbers</Link>
        </Button>
      </div>
      {overview.data && <InstallationAnalytics overview={overview.data} />}
      {!overview.data && overview.isFetching && <Spinner text="Loading..." className="mt-20" />}
      {!overview.data && !overview.isFetching && (
        <div className="mt-10">
          <ErrorPanel message={overview.error?.message} onRetry={() => void overview.refetch()} />
        </div>
      )}
    </>
  );
};
