import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { reportPaper } from '#domain/screening/report-paper.ts';
import { fetchSummary } from '#web/features/sharing/sharing-mutations.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

interface DownloadSummaryProps {
  readonly wish: Parameters<typeof fetchSummary>[1];
  readonly day: string;
  /** Where the answer says that nothing is shared any more. */
  readonly onRefused?: () => void;
}

/** One page for an appointment. */
export const DownloadSummary = ({ wish, day, onRefused }: DownloadSummaryProps) => {
  const { backend } = useConnection();
  const fetching = useMutation({
    mutationFn: async () => fetchSummary(backend, wish, reportPaper(navigator.language)),
    onSuccess: (file) => saveFile(`kindling-summary-${day}.pdf`, file),
    onError: (error) => {
      showMessage(errorNotice(error, catalogue.loadFailed));
      onRefused?.();
    },
  });
  return (
    <Button aria-disabled={fetching.isPending} onClick={() => !fetching.isPending && fetching.mutate()}>
      <Download aria-hidden="true" />
      {fetching.isPending ? 'One moment…' : 'Download a one-page summary'}
    </Button>
  );
};
