import { Copy, Download } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { shownData } from '#domain/coach/answer/shown-data.ts';
import type { Draft } from '#domain/coach/drafts/draft.ts';
import { fillDraft } from '#domain/coach/drafts/fill-draft.ts';
import { coachLimits } from '#domain/coach/run/coach-limits.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { CoachDraft } from '#domain/records/kinds/coach-draft.ts';
import { DataChoice } from '#web/features/coach/data-choice.tsx';
import { saveDraft } from '#web/features/coach/save-draft.ts';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import type { OwnData } from '#web/features/coach/use-own-data.ts';
import { newId } from '#web/platform/new-id.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface DraftEditorProps {
  readonly draft: Draft;
  readonly own: OwnData;
  /** One that was kept before; null for a new one. */
  readonly kept: CoachDraft | null;
  readonly onClose: () => void;
}

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    showMessage(catalogue.copied);
  } catch {
    showMessage(catalogue.operationFailed, { description: 'Select the text and copy it by hand.' });
  }
};

/** A text to make one's own: filled from one's data, each of which can be left out, then edited, kept, taken along. */
export const DraftEditor = ({ draft, own, kept, onClose }: DraftEditorProps) => {
  const { keepDraft } = useCoachActions();
  const [id] = useState(() => kept?.id ?? newId());
  const [title, setTitle] = useState(kept?.title ?? draft.title);
  const [written, setWritten] = useState<string | null>(kept?.body ?? null);
  const filled = fillDraft(draft, own.data, own.leftOut);
  const usable = fillDraft(draft, own.data).used;
  const body = written ?? filled.text;
  // What a changed text was filled from is known from when it was kept, or else from now.
  const usedData = (written === null ? null : kept?.usedData) ?? filled.used.join(',');
  const gaps = filled.gaps.filter((gap) => body.includes(`[${gap}]`));
  const problem = title.trim() === '' ? 'Give it a name.' : undefined;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (problem !== undefined) return;
    keepDraft(id, { kind: draft.id, title: title.trim(), body, usedData });
    onClose();
  };
  return (
    <form aria-label={draft.title} className="space-y-5" onSubmit={save}>
      <p className="text-muted">{draft.about}</p>
      <DataChoice
        label="What of yours is in it. Untick what you want to leave out."
        data={shownData(own.data).filter(({ kind }) => usable.includes(kind))}
        leftOut={own.leftOut}
        onToggle={own.toggle}
      />
      {written !== null && (
        <p className="text-muted">
          You changed the text, so ticks no longer change it.{' '}
          <Button kind="plain" size="small" onClick={() => setWritten(null)}>
            Fill it in again
          </Button>
        </p>
      )}
      <Field label="Name" quiet error={problem}>
        {(slot) => (
          <input
            {...slot}
            value={title}
            maxLength={coachLimits.draftTitle}
            onChange={(event) => setTitle(event.target.value)}
            className={inputLook}
          />
        )}
      </Field>
      <Field
        label="Text"
        quiet
        hint={gaps.length === 0 ? undefined : `Still to fill in: ${gaps.join(', ')}.`}
        error={undefined}
      >
        {(slot) => (
          <textarea
            {...slot}
            rows={14}
            value={body}
            maxLength={coachLimits.draftBody}
            onChange={(event) => setWritten(event.target.value)}
            className={inputLook}
          />
        )}
      </Field>
      {draft.note !== null && <p className="text-muted">{draft.note}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary">
          Keep it
        </Button>
        <Button onClick={() => void copy(body)}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button onClick={() => saveDraft(title, body)}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button kind="plain" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
};
