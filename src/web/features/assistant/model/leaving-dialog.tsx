import { useId } from 'react';
import type { AssistantPreview } from '#domain/assistant/assistant-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LeavingDialogProps {
  readonly preview: AssistantPreview;
  /** Left out where it is only shown. */
  readonly onYes?: () => void;
  readonly onNo: () => void;
}

/** The exact text, where it would go, and what stays. */
export const LeavingDialog = ({ preview, onYes, onNo }: LeavingDialogProps) => {
  const heading = useId();
  const { text, host, model, left_out: leftOut } = preview;
  return (
    <Dialog open onClose={onNo} labelledBy={heading} className="p-6 sm:p-8">
      <h2 id={heading} className="text-2xl font-semibold">
        {onYes === undefined ? 'What would leave' : 'Let this text leave?'}
      </h2>
      <p className="mt-2 wrap-anywhere text-muted">
        It would go to {host}, to the model {model}. This is all of it, word for word.
      </p>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label="The text"
        className="mt-4 max-h-72 overflow-y-auto rounded-2xl border border-line bg-raised p-4 font-sans text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
      {leftOut > 0 && (
        <p className="mt-3 text-muted">
          {leftOut === 1 ? '1 memory stays here' : `${leftOut} memories stay here`}, as you marked it.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {onYes !== undefined && (
          <Button kind="primary" onClick={onYes}>
            Send this
          </Button>
        )}
        <Button kind="plain" onClick={onNo}>
          {onYes === undefined ? 'Close' : 'Answer without it'}
        </Button>
      </div>
    </Dialog>
  );
};
