import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { longestMessage } from '#domain/assistant/assistant-request.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { LeavingDialog } from '#web/features/assistant/model/leaving-dialog.tsx';
import { readPreview } from '#web/services/assistant/ask-model-queries.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

/** For whoever wants to know before they ask: nothing is sent. */
export const PreviewForm = () => {
  const { userId } = useRecordStore();
  const [question, setQuestion] = useState('');
  const look = useMutation({
    mutationFn: async (message: string) =>
      readPreview({ userId, request: { use: 'assistant', message }, signal: AbortSignal.timeout(30_000) }),
    onError: (error) => showMessage(errorNotice(error, catalogue.loadFailed)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (question.trim() !== '') look.mutate(question.trim());
  };
  return (
    <form onSubmit={submit}>
      <Field label="See what would leave for a question" hint="Nothing is sent." error={undefined}>
        {(slot) => (
          <div className="flex flex-wrap gap-2.5">
            <input
              {...slot}
              type="text"
              autoComplete="off"
              maxLength={longestMessage}
              value={question}
              onChange={(event) => setQuestion(event.target.value)}
              className={`${inputLook} min-w-0 grow basis-56`}
            />
            <Button type="submit" aria-disabled={look.isPending}>
              Show the text
            </Button>
          </div>
        )}
      </Field>
      {look.data !== undefined && <LeavingDialog preview={look.data} onNo={look.reset} />}
    </form>
  );
};
