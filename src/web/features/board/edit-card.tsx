import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BoardCard, BoardPerson } from '#domain/board/board.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { readCard, saveCard } from '#web/features/board/board-mutations.ts';
import { boardKey } from '#web/features/board/board-queries.ts';
import {
  type CardDraft,
  clearDraft,
  draftOf,
  fieldsOf,
  readDraft,
  writeDraft,
} from '#web/features/board/card-draft.ts';
import { CardForm } from '#web/features/board/card-form.tsx';
import { ConflictNote } from '#web/features/board/conflict-note.tsx';
import type { BoardActions } from '#web/features/board/use-board-actions.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface EditCardProps {
  readonly userId: string;
  readonly id: string;
  /** As the board has it; undefined where somebody deleted it meanwhile. */
  readonly card: BoardCard | undefined;
  readonly people: readonly BoardPerson[];
  readonly actions: BoardActions;
  readonly onClose: () => void;
}

const titleId = 'edit-card-title';

/** A card with everything in it. What is typed stays on this device until it is saved or given up. */
export const EditCard = ({ userId, id, card, people, actions, onClose }: EditCardProps) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const [kept, setKept] = useState<CardDraft | null>(() => readDraft(userId, id));
  const [saving, setSaving] = useState(false);
  const draft = kept ?? (card === undefined ? null : draftOf(card));
  if (draft === null) return null;
  const isGone = card === undefined;
  const isChanged = kept !== null && card !== undefined && kept.version !== card.version;

  const write = (next: CardDraft): void => {
    setKept(next);
    writeDraft(userId, id, next);
  };
  const giveUp = (): void => {
    clearDraft(id);
    setKept(null);
    if (isGone) onClose();
  };
  const finish = (): void => {
    clearDraft(id);
    onClose();
  };
  /** Whether it is saved. Where somebody else was faster, theirs shows beside what was written. */
  const save = async (): Promise<boolean> => {
    if (isGone) return actions.add(draft.columnId, fieldsOf(draft));
    const saved = await saveCard(backend, id, draft.version, fieldsOf(draft));
    if (saved !== undefined) {
      actions.show(saved);
      return true;
    }
    write(draft);
    const theirs = await readCard(backend, id);
    if (theirs === undefined) await queries.invalidateQueries({ queryKey: boardKey });
    else actions.show(theirs);
    return false;
  };
  const submit = async (): Promise<void> => {
    if (kept === null) {
      onClose();
      return;
    }
    setSaving(true);
    try {
      if (await save()) {
        finish();
        showMessage(catalogue.saved, { description: draft.title.trim() });
      }
    } catch (error) {
      showMessage(errorNotice(error, catalogue.saveFailed));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className="p-6 pb-0! sm:p-8">
      <h2 id={titleId} className="text-2xl font-semibold">
        Edit card
      </h2>
      {kept !== null && !isChanged && !isGone && (
        <p className="mt-3 rounded-2xl bg-calm-soft px-4 py-2">
          Not saved yet. Your changes stay on this device until you save.
        </p>
      )}
      {(isChanged || isGone) && (
        <ConflictNote
          draft={draft}
          theirs={card}
          people={people}
          onKeepMine={() => card !== undefined && write({ ...draft, version: card.version })}
          onTakeTheirs={giveUp}
        />
      )}
      <CardForm
        draft={draft}
        people={people}
        saving={saving}
        saveLabel={isGone ? 'Save as a new card' : 'Save'}
        blocked={isChanged}
        onChange={write}
        onSubmit={() => void submit()}
      >
        <Button onClick={onClose}>Close</Button>
        {kept !== null && (
          <Button kind="plain" onClick={giveUp}>
            {isGone ? 'Let it go' : 'Start over'}
          </Button>
        )}
      </CardForm>
    </Dialog>
  );
};
