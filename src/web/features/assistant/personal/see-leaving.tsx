import { useMutation } from '@tanstack/react-query';
import { catalogue } from '#domain/notices/catalogue.ts';
import { LeavingDialog } from '#web/features/assistant/model/leaving-dialog.tsx';
import type { ModelWish } from '#web/features/assistant/use-model-answer.ts';
import { readPreview } from '#web/services/assistant/ask-model-queries.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

/** The exact text, on demand. Nothing is sent. */
export const SeeLeaving = ({ wish }: { readonly wish: ModelWish }) => {
  const { userId } = useRecordStore();
  const look = useMutation({
    mutationFn: async () => readPreview({ userId, request: wish, signal: AbortSignal.timeout(30_000) }),
    onError: (error) => showMessage(errorNotice(error, catalogue.loadFailed)),
  });
  return (
    <>
      <Button kind="plain" size="small" aria-disabled={look.isPending} onClick={() => look.mutate()}>
        See what would leave
      </Button>
      {look.data !== undefined && <LeavingDialog preview={look.data} onNo={look.reset} />}
    </>
  );
};
