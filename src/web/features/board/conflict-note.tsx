import { GitCompareArrows } from 'lucide-react';
import type { BoardCard, BoardPerson } from '#domain/board/board.ts';
import type { CardDraft } from '#web/features/board/card-draft.ts';
import { dayWords } from '#web/platform/clock/local-words.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Button } from '#web/ui/button.tsx';

interface ConflictNoteProps {
  readonly draft: CardDraft;
  /** As it is now; undefined where it was deleted. */
  readonly theirs: BoardCard | undefined;
  readonly people: readonly BoardPerson[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else changed the card that is being written in: both are shown, and the person decides. */
export const ConflictNote = ({ draft, theirs, people, onKeepMine, onTakeTheirs }: ConflictNoteProps) => {
  const today = useToday();
  if (theirs === undefined) {
    return (
      <output className="mt-4 block rounded-2xl bg-calm-soft px-4 py-3">
        Somebody deleted this card while you were writing. Your words are still here: save them as a new card.
      </output>
    );
  }
  const nameOf = (id: string | null): string => people.find((person) => person.id === id)?.name ?? 'Nobody';
  const parts = [
    { label: 'Title', text: theirs.title, differs: theirs.title !== draft.title },
    { label: 'Text', text: theirs.details || 'Empty', differs: theirs.details !== draft.details },
    { label: 'Owner', text: nameOf(theirs.ownerId), differs: theirs.ownerId !== draft.ownerId },
    {
      label: 'By',
      text: theirs.dueOn === null ? 'No day' : dayWords(theirs.dueOn, today),
      differs: theirs.dueOn !== draft.dueOn,
    },
  ].filter(({ differs }) => differs);
  return (
    <section aria-label="Changed meanwhile" className="mt-4 rounded-2xl bg-calm-soft px-4 py-3">
      <output className="flex gap-2.5">
        <GitCompareArrows aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
        Somebody else saved this card while you were writing. Nothing is lost: yours is below, theirs is here.
      </output>
      <dl className="mt-3 space-y-2">
        {parts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}, theirs</dt>
            <dd className="max-h-40 overflow-y-auto break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
};
