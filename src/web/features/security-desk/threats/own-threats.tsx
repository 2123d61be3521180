import { useQuery } from '@tanstack/react-query';
import { ThreatList } from '#web/features/security-desk/threats/threat-list.tsx';
import { threatsQuery } from '#web/features/security-desk/threats/threat-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';

/** Below somebody's devices: what was noticed about them. Where nothing was, or it cannot be read, there is nothing to say. */
export const OwnThreats = () => {
  const { backend } = useConnection();
  const threats = useQuery(threatsQuery(backend, 'own'));
  const own = threats.data ?? [];
  return own.length > 0 && <ThreatList name="Unusual activity" threats={own} now={threats.dataUpdatedAt} />;
};
