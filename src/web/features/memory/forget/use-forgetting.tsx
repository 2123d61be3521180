import { useState } from 'react';
import type { ForgetWhat } from '#domain/memory/forgetting.ts';
import { ForgetDialog } from '#web/features/memory/forget/forget-dialog.tsx';
import type { KeptReceipt } from '#web/features/memory/forget/receipt-words.ts';
import { Receipts } from '#web/features/memory/forget/receipts.tsx';
import { newId } from '#web/platform/new-id.ts';

/** Forgetting for a whole page: `ask` opens the preview; the dialog and the receipts are drawn where the page wants them. */
export const useForgetting = () => {
  const [asked, setAsked] = useState<ForgetWhat | null>(null);
  const [receipts, setReceipts] = useState<readonly KeptReceipt[]>([]);
  return {
    ask: setAsked,
    dialog: asked !== null && (
      <ForgetDialog
        what={asked}
        onForgotten={(words, receipt) =>
          setReceipts((before) => [{ id: newId(), at: new Date(), words, receipt }, ...before])
        }
        onClose={() => setAsked(null)}
      />
    ),
    receipts: (
      <Receipts
        receipts={receipts}
        onDismiss={(id) => setReceipts(receipts.filter((receipt) => receipt.id !== id))}
      />
    ),
  };
};
