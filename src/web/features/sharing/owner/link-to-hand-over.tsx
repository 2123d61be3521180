import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface LinkToHandOverProps {
  readonly link: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Shown this once: nobody keeps it, here or on the server. */
export const LinkToHandOver = ({ link, name, onDone }: LinkToHandOverProps) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The link can be selected by hand.
    }
  };
  return (
    <>
      <p className="text-lg">
        Give this link to {name}. It works once, and it’s shown only now. Whoever has it can accept, so hand
        it over directly.
      </p>
      <p className="mt-4 rounded-2xl bg-raised p-4 text-sm wrap-anywhere select-all">{link}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy the link'}</span>
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </>
  );
};
