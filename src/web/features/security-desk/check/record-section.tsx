import { useMutation } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import type { AuditVerdict } from '#domain/audit/audit-verdict.ts';
import { verdictWords } from '#domain/audit/verdict-words.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { verifyRecord } from '#web/features/security-desk/check/check-queries.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

const Sealed = ({ checkpoint }: Pick<AuditVerdict, 'checkpoint'>) => {
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  if (checkpoint === null) {
    return <p className="mt-1 text-muted">It hasn’t been sealed yet. That happens once a day.</p>;
  }
  const when = new Date(checkpoint.made_at);
  return (
    <p className="mt-1 text-muted">
      Last sealed <time dateTime={checkpoint.made_at}>{moment.format(when)}</time>, at entry{' '}
      {checkpoint.seq.toLocaleString('en')}.
    </p>
  );
};

/** Whether the record of what was done is whole. It is read as a whole, so only when somebody asks. */
export const RecordSection = () => {
  const { data, isPending, mutate } = useMutation({
    mutationFn: verifyRecord,
    onError: (error) => showMessage(errorNotice(error, catalogue.operationFailed)),
  });
  return (
    <section aria-labelledby="record" className="mt-10 rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <h2 id="record" className="text-xl font-semibold">
        The record of important actions
      </h2>
      <p className="mt-2 max-w-2xl text-muted">
        Sign-ins, sign-outs and everything admins do is written down, entry after entry. If somebody changes
        an entry afterwards, the next look shows it.
      </p>
      <Button className="mt-5" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        <FileCheck2 aria-hidden="true" />
        {isPending ? 'Reading the record…' : 'Verify the record'}
      </Button>
      <output className="mt-4 block">
        {data !== undefined && (
          <>
            <p className="font-medium">{verdictWords(data)}</p>
            <Sealed checkpoint={data.checkpoint} />
          </>
        )}
      </output>
    </section>
  );
};
