import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface MemoryDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly busy: boolean;
  /** Nothing to do yet: something has to be chosen first. */
  readonly disabled?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page: what to change, and two buttons that stay in reach. */
export const MemoryDialog = (props: MemoryDialogProps) => {
  const { title, submit, busy, disabled = false, onSubmit, onClose, children } = props;
  const heading = useId();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={heading} className="p-6 pb-0! sm:p-8">
      <h2 id={heading} className="text-2xl font-semibold">
        {title}
      </h2>
      <form noValidate onSubmit={send} className="mt-5 space-y-5">
        {children}
        <div className="sticky bottom-0 -mx-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:px-8">
          <Button type="submit" kind="primary" disabled={busy || disabled}>
            {submit}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
};
