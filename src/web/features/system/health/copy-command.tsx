import { Copy } from 'lucide-react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showMessage(catalogue.copied);
  } catch {
    showMessage(catalogue.operationFailed, { description: 'Select the text and copy it by hand.' });
  }
};

/** To be run on the machine, by whoever may: nothing here runs it. */
export const CopyCommand = ({ command }: { readonly command: string }) => (
  <div className="mt-2 flex flex-wrap items-center gap-3">
    <code className="rounded-xl bg-raised px-3 py-1.5 wrap-anywhere">{command}</code>
    <Button size="small" aria-label={`Copy the command ${command}`} onClick={() => void copy(command)}>
      <Copy aria-hidden="true" />
      Copy
    </Button>
  </div>
);
