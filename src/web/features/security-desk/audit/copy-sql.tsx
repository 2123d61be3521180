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

/** Shown, never run: whoever runs the site decides. */
export const CopySql = ({ sql, about }: { readonly sql: string; readonly about: string }) => (
  <div className="mt-3 rounded-2xl border border-line bg-raised p-4">
    <pre className="overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere">{sql}</pre>
    <Button
      size="small"
      className="mt-3"
      aria-label={`Copy the SQL for ${about}`}
      onClick={() => void copy(sql)}
    >
      <Copy aria-hidden="true" />
      Copy SQL
    </Button>
  </div>
);
