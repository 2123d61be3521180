import '#web/features/second-factor/recovery-codes-print.css';
import { Copy, Download, Printer } from 'lucide-react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { focusNow } from '#web/features/second-factor/focus-now.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

const asText = (codes: readonly string[]): string =>
  `Recovery codes for Kindling (${location.host})\nEach one works once.\n\n${codes.join('\n')}\n`;

const copy = async (codes: readonly string[]): Promise<void> => {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showMessage(catalogue.copied);
  } catch {
    showMessage(catalogue.operationFailed, { description: 'Select the codes and copy them by hand.' });
  }
};

/** Shown once: nobody can read them again afterwards. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => (
  <div data-recovery-codes className="rounded-2xl border border-edge bg-raised p-5 sm:p-6">
    <h3 ref={focusNow} tabIndex={-1} className="text-lg font-semibold outline-none">
      Save your recovery codes
    </h3>
    <p className="mt-1 text-muted">
      If you lose your phone, one of these lets you in. Each works once. We can’t show them again, so keep
      them somewhere safe: a password manager or a drawer.
    </p>
    <ul
      aria-label="Recovery codes"
      className="mt-4 grid grid-cols-1 gap-x-8 gap-y-2 font-mono text-lg tracking-wider min-[24rem]:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => void copy(codes)}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <Button onClick={() => saveFile('kindling-recovery-codes.txt', new Blob([asText(codes)]))}>
        <Download aria-hidden="true" />
        Download
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
    </div>
    <Button kind="primary" className="mt-5 print:hidden" onClick={onSaved}>
      I’ve saved them
    </Button>
  </div>
);
