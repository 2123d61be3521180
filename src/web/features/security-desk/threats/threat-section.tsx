import { useQuery } from '@tanstack/react-query';
import { ThreatDays } from '#web/features/security-desk/threats/threat-days.tsx';
import { ThreatList } from '#web/features/security-desk/threats/threat-list.tsx';
import { threatsQuery, type WhoseThreats } from '#web/features/security-desk/threats/threat-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The picture and the list, of one's own account or of all of them. */
export const ThreatSection = ({ whose }: { readonly whose: WhoseThreats }) => {
  const { backend } = useConnection();
  const threats = useQuery(threatsQuery(backend, whose));
  if (threats.data === undefined) {
    return threats.isFetching ? (
      <Spinner text="Loading..." className="mt-20" />
    ) : (
      <div className="mt-10">
        <ErrorPanel message={threats.error?.message} onRetry={() => void threats.refetch()} />
      </div>
    );
  }
  return (
    <>
      <ThreatDays threats={threats.data} />
      <ThreatList threats={threats.data} now={threats.dataUpdatedAt} />
    </>
  );
};
