import { type SyntheticEvent, useState } from 'react';
import { boardLimits, type BoardColumn } from '#domain/board/board.ts';
import { titleProblem } from '#domain/board/validate-card.ts';
import type { BoardActions } from '#web/features/board/use-board-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface ColumnDialogProps {
  /** The one that gets another title; undefined for a new one. */
  readonly column: BoardColumn | undefined;
  readonly actions: BoardActions;
  readonly onClose: () => void;
}

const titleId = 'column-dialog-title';

export const ColumnDialog = ({ column, actions, onClose }: ColumnDialogProps) => {
  const [title, setTitle] = useState(column?.title ?? '');
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [changed, setChanged] = useState(false);
  const problem = titleProblem(title, boardLimits.columnTitle);
  // By now the dialog knows the other title, and the next press counts.
  const theirs =
    changed && column !== undefined
      ? `Somebody else called it “${column.title}” meanwhile. Save once more to use yours.`
      : undefined;

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (problem !== null || sending) return;
    setSending(true);
    const name = title.trim();
    if (column === undefined) {
      if (await actions.addColumn(name)) onClose();
    } else {
      const answer = await actions.renameColumn(column, name);
      if (answer === 'saved') onClose();
      setChanged(answer === 'changed');
    }
    setSending(false);
  };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className="p-6 sm:p-8">
      <h2 id={titleId} className="text-2xl font-semibold">
        {column === undefined ? 'Add a column' : 'Rename the column'}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-6">
        <Field label="Title" error={(asked && problem) || theirs}>
          {(slot) => (
            <input
              {...slot}
              autoComplete="off"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
              className={inputLook}
            />
          )}
        </Field>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" kind="primary" aria-disabled={sending}>
            {column === undefined ? 'Add' : 'Save'}
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </form>
    </Dialog>
  );
};
