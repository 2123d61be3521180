import { useId } from 'react';
import type { AssistantPreview } from '#domain/assistant/assistant-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LeavingDialogProps {
  readonly preview: AssistantPreview;
  /** Left out where it is only shown. */
  readonly onYes?: () => void;
  readonly onNo: () => void;
  /** The words of the no. */
  readonly no?: string;
}

const lookUps = 'your memories and the tasks that wait';

/** What the text below is, as it is: all of it, or what it begins with. */
const wholeness = ({ may_look_up: mayLookUp }: AssistantPreview, isQuestion: boolean): string =>
  mayLookUp && !isQuestion
    ? `This is what it begins with, word for word. If it needs to, it may also look through ${lookUps}. What it read stands in “What left” on the Memory page, and nothing you marked to stay is in it.`
    : 'This is all of it, word for word.';

/** What a yes means beyond this once. */
const nextTime = ({ asks_again: asksAgain, may_look_up: mayLookUp }: AssistantPreview): string | null => {
  if (asksAgain) return null;
  const more = mayLookUp ? ` Then it may also look through ${lookUps}.` : '';
  return `After this yes it goes without asking.${more} All of it stands in “What left” on the Memory page.`;
};

/** The exact text, where it would go, and what stays. */
export const LeavingDialog = ({ preview, onYes, onNo, no }: LeavingDialogProps) => {
  const heading = useId();
  const { text, host, model, left_out: leftOut } = preview;
  const isQuestion = onYes !== undefined;
  const next = isQuestion ? nextTime(preview) : null;
  return (
    <Dialog open onClose={onNo} labelledBy={heading} className="p-6 sm:p-8">
      <h2 id={heading} className="text-2xl font-semibold">
        {isQuestion ? 'Let this text leave?' : 'What would leave'}
      </h2>
      <p className="mt-2 wrap-anywhere text-muted">
        It would go to {host}, to the model {model}. {wholeness(preview, isQuestion)}
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
      {next !== null && <p className="mt-3 text-muted">{next}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {onYes !== undefined && (
          <Button kind="primary" onClick={onYes}>
            Send this
          </Button>
        )}
        <Button kind="plain" onClick={onNo}>
          {isQuestion ? (no ?? 'Answer without it') : 'Close'}
        </Button>
      </div>
    </Dialog>
  );
};
