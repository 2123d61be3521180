import { CheckCircle2 } from 'lucide-react';
import { type KeptReceipt, receiptLines } from '#web/features/memory/forget/receipt-words.ts';
import { clockWords } from '#web/platform/clock/local-words.ts';
import { Button } from '#web/ui/button.tsx';

interface ReceiptsProps {
  readonly receipts: readonly KeptReceipt[];
  readonly onDismiss: (id: string) => void;
}

/** What was forgotten on this visit. It holds counts, never the words that are gone, and stays until it is put away. */
export const Receipts = ({ receipts, onDismiss }: ReceiptsProps) => (
  <div aria-live="polite" className="space-y-4 not-empty:mt-6">
    {receipts.map(({ id, at, words, receipt }) => (
      <section
        key={id}
        aria-labelledby={`receipt-${id}`}
        className="flex gap-4 rounded-3xl border border-calm bg-calm-soft p-5 sm:p-6"
      >
        <CheckCircle2 aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-calm" />
        <div className="min-w-0">
          <h2 id={`receipt-${id}`} className="text-lg font-semibold">
            Forgotten at {clockWords(at)}
          </h2>
          <p className="wrap-anywhere text-muted">{words}</p>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-calm">
            {receiptLines(receipt).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2 text-muted">
            Nothing of it is left here. A file you downloaded before still has it.
          </p>
          <Button size="small" className="mt-3" onClick={() => onDismiss(id)}>
            Put this away
          </Button>
        </div>
      </section>
    ))}
  </div>
);
