import { Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SupportNote } from '#domain/support/support-answers.ts';
import { supportLimits } from '#domain/support/support-rules.ts';
import type { SaveState } from '#web/features/sharing/supporter/note-saver.ts';
import { useSavedNote } from '#web/features/sharing/supporter/use-saved-note.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface NoteEditorProps {
  readonly shareId: string;
  readonly id: string;
  /** The other’s name. */
  readonly name: string;
  /** Null for one that is not kept yet. */
  readonly note: SupportNote | null;
  /** Once it is over, nothing can be shown to the other any more. */
  readonly live: boolean;
  readonly onSaved: () => void;
  readonly onDelete: (note: SupportNote) => void;
}

const stateWords = (state: SaveState, isEmpty: boolean): string => {
  if (typeof state === 'object') return state.trouble;
  if (isEmpty) return '';
  return state === 'saved' ? 'Saved' : 'Saving…';
};

const focusNow = (element: HTMLElement | null): void => element?.focus();

interface OtherTextProps {
  readonly body: string;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What was written in its place elsewhere: beside one’s own, until somebody chooses. */
const OtherText = ({ body, onKeep, onTake }: OtherTextProps) => (
  <div className="mt-3 rounded-2xl border border-calm bg-calm-soft p-4">
    <p className="font-medium">It was changed in another tab or on another device:</p>
    <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{body}</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button onClick={onKeep}>Keep what I wrote here</Button>
      <Button onClick={onTake}>Take the other</Button>
    </div>
  </div>
);

/** A note that keeps itself. Who can read it stands beside it, always. */
export const NoteEditor = (props: NoteEditorProps) => {
  const { shareId, id, name, note, live, onSaved, onDelete } = props;
  const { text, state, other, change, keepMine, takeOther, saveNow, drop } = useSavedNote({
    shareId,
    id,
    note,
    onSaved,
  });
  // Somebody just asked for it.
  const [isNew] = useState(note === null);
  const date = useDateFormat({ dateStyle: 'medium' });
  const day = note === null ? null : date.format(new Date(note.created_at));
  const label = day === null ? 'New note' : `Note of ${day}`;
  const isEmpty = text.body.trim() === '';
  return (
    <div className="rounded-3xl border border-line bg-surface p-4 sm:p-5">
      <Field label={label} quiet error={undefined}>
        {(slot) => (
          <textarea
            {...slot}
            ref={isNew ? focusNow : undefined}
            rows={note === null ? 3 : 4}
            value={text.body}
            maxLength={supportLimits.note}
            onChange={(event) => change({ body: event.target.value })}
            onBlur={saveNow}
            className={inputLook}
          />
        )}
      </Field>
      {other !== null && <OtherText body={other.body} onKeep={keepMine} onTake={takeOther} />}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {live || text.shared ? (
          <Switch
            label={
              text.shared ? (
                `${name} can read this`
              ) : (
                <>
                  <Lock aria-hidden="true" className="mr-1.5 inline size-4" />
                  Only you. Let {name} read it
                </>
              )
            }
            {...(!live && { hint: 'If you change it now, only you can read it.' })}
            checked={text.shared}
            onChange={(shared) => change({ shared })}
          />
        ) : (
          <p className="py-2.5 text-muted">Only you can read this.</p>
        )}
        <div className="flex items-center gap-2">
          <output className="text-sm text-muted">{stateWords(state, isEmpty)}</output>
          {note !== null && (
            <Button
              kind="plain"
              size="icon"
              aria-label={`Delete the note of ${day}`}
              onClick={() => {
                drop();
                onDelete({ ...note, body: text.body });
              }}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
