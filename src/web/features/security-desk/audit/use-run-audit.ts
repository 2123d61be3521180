import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityCatalogue } from '#domain/notices/security-catalogue.ts';
import { askAudit, auditKey } from '#web/features/security-desk/audit/audit-queries.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Runs the audit, keeps the answer, and says how it went. */
export const useRunAudit = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => askAudit('run'),
    onSuccess: (answer) => {
      queries.setQueryData(auditKey, answer);
      showMessage(answer.isPerfect ? securityCatalogue.perfect : securityCatalogue.complete, {
        description: `Score ${answer.score}, grade ${answer.grade}, status ${answer.audit.status}.`,
      });
    },
    onError: (error) =>
      showMessage(securityCatalogue.validationFailed, {
        description: error.message === '' ? 'Unknown error occurred' : error.message,
      }),
  });
};
