import { useEffect, useId } from 'react';
import { type ForgetReceipt, type ForgetWhat, memoriesIn } from '#domain/memory/forgetting.ts';
import { isEmpty, receiptLines, whatWords } from '#web/features/memory/forget/receipt-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { useForgetMemories, useForgetPreview } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const Preview = ({ receipt }: { readonly receipt: ForgetReceipt }) => {
  const { items } = receipt;
  const more = memoriesIn(receipt) - items.length;
  return (
    <>
      <p className="mt-4">This would be gone for good:</p>
      <ul className="mt-2 list-disc space-y-1 pl-6 marker:text-calm">
        {receiptLines(receipt).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {items.length > 0 && (
        <ul
          aria-label="Memories that would go"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard
          tabIndex={0}
          className="mt-4 max-h-64 divide-y divide-line overflow-y-auto rounded-2xl border border-line px-4"
        >
          {items.map(({ id, sentence }) => (
            <li key={id} className="py-2.5 wrap-anywhere">
              {sentence}
            </li>
          ))}
          {more > 0 && <li className="py-2.5 text-muted">And {more} more.</li>}
        </ul>
      )}
    </>
  );
};

const Went = ({ receipt }: { readonly receipt: ForgetReceipt }) => (
  <>
    <ul className="mt-4 list-disc space-y-1 pl-6 marker:text-calm">
      {receiptLines(receipt).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-4 text-muted">This list stays on the page until you put it away.</p>
  </>
);

interface ForgetDialogProps {
  readonly what: ForgetWhat;
  readonly onForgotten: (words: string, receipt: ForgetReceipt) => void;
  readonly onClose: () => void;
}

/** First what would go, then the question, then what went. */
export const ForgetDialog = ({ what, onForgotten, onClose }: ForgetDialogProps) => {
  const heading = useId();
  const written = useDateFormat({ dateStyle: 'medium' });
  const preview = useForgetPreview();
  const forget = useForgetMemories();
  const words = whatWords(what, (moment) => written.format(new Date(moment)));
  const look = preview.mutate;
  useEffect(() => look(what), [look, what]);
  const receipt = preview.data;
  const nothing = receipt !== undefined && isEmpty(receipt);
  const gone = forget.isSuccess;
  const asks = receipt !== undefined && !nothing && !gone;
  const go = (): void => forget.mutate(what, { onSuccess: (went) => onForgotten(words, went) });
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="p-6 sm:p-8">
      <h2 id={heading} className="text-2xl font-semibold">
        {gone ? 'Forgotten' : 'Forget this?'}
      </h2>
      <p className="mt-2 text-lg wrap-anywhere text-muted">{words}</p>
      <div aria-live="polite">
        {preview.isError && <p className="mt-4">We couldn’t look up what would go. Nothing has changed.</p>}
        {receipt === undefined && !preview.isError && (
          <Spinner size="sm" text="Looking up what would go…" className="my-6" />
        )}
        {nothing && <p className="mt-4">There’s nothing like that in your memory.</p>}
        {asks && <Preview receipt={receipt} />}
        {gone && <Went receipt={forget.data} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {asks && (
          <Button kind="primary" haptic="heavy" disabled={forget.isPending} onClick={go}>
            Forget for good
          </Button>
        )}
        {preview.isError && <Button onClick={() => look(what)}>Try again</Button>}
        <Button kind={gone ? 'quiet' : 'plain'} onClick={onClose}>
          {nothing || gone ? 'Close' : 'Keep it'}
        </Button>
      </div>
    </Dialog>
  );
};
