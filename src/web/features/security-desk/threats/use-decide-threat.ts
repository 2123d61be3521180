import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decidedMessage } from '#domain/notices/threat-catalogue.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { decisionRefused } from '#web/features/security-desk/threats/decision-refused.ts';
import { type Decision, decideThreat } from '#web/features/security-desk/threats/threat-mutations.ts';
import { threatsKey } from '#web/features/security-desk/threats/threat-queries.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

export type Decide = (threat: ThreatRow, decision: Decision) => void;

/** Carries a decision out, says how it went, and reads the list and the devices again. */
export const useDecideThreat = () => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ threat, ...decision }: Decision & { readonly threat: ThreatRow }) =>
      decideThreat(backend, threat.id, decision),
    onSuccess: (_, { threat, decision }) => showMessage(decidedMessage(threat, decision)),
    onError: (error) => showMessage(decisionRefused(error)),
    onSettled: async () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: threatsKey }),
        // A device that was signed out or trusted here is so in the list of devices too.
        queries.invalidateQueries({ queryKey: ['sessions'] }),
      ]),
  });
};
