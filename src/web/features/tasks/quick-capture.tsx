import { Plus } from 'lucide-react';
import { type Ref, type SyntheticEvent, useEffect, useState } from 'react';
import { validateCapture } from '#domain/tasks/validate-capture.ts';
import { CaptureLine } from '#web/features/tasks/capture-line.tsx';
import { captureState, readEverything } from '#web/features/tasks/capture-state.ts';
import { Field } from '#web/ui/field.tsx';
import { clearQuickDraft, readQuickDraft, writeQuickDraft } from '#web/features/tasks/quick-capture-draft.ts';
import { reportAccepted, reportRefused } from '#web/features/tasks/report-input.ts';
import { CapturePreview } from '#web/features/tasks/capture-preview.tsx';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { newId } from '#web/platform/new-id.ts';
import { watchRestoredDrafts } from '#web/services/device/restored-drafts.ts';
import { Button } from '#web/ui/button.tsx';

interface QuickCaptureProps {
  readonly userId: string;
  readonly actions: TaskActions;
  readonly ref: Ref<HTMLInputElement>;
}

/** One line, Enter, and the next one. */
export const QuickCapture = ({ userId, actions, ref }: QuickCaptureProps) => {
  const [text, setText] = useState(() => readQuickDraft(userId));
  // What waited here since an earlier visit may come a moment after the page.
  useEffect(
    () => watchRestoredDrafts(() => setText((now) => (now === '' ? readQuickDraft(userId) : now))),
    [userId],
  );
  const [choices, setChoices] = useState(readEverything);
  const [asked, setAsked] = useState(false);
  const capture = captureState(text, choices, setChoices);
  const validation = validateCapture(capture.said);
  const change = (next: string): void => {
    setText(next);
    writeQuickDraft(userId, next);
    if (next !== '') return;
    setAsked(false);
    setChoices(readEverything);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!validation.valid) {
      reportRefused(validation.errors);
      return;
    }
    reportAccepted([text]);
    actions.create(newId(), validation.values);
    setText('');
    setChoices(readEverything);
    setAsked(false);
    clearQuickDraft();
  };
  const [error] = asked && !validation.valid ? Object.values(validation.errors) : [];
  return (
    // The line stands in the header's row; what was understood gets a row of its own below.
    <form noValidate onSubmit={submit} className="contents">
      <div className="min-w-0 flex-1">
        <Field label="Write one down" hidden error={error}>
          {(slot) => (
            <div className="flex gap-2">
              <CaptureLine
                {...slot}
                ref={ref}
                name="line"
                value={text}
                parts={capture.isLiteral ? [] : capture.reading.parts}
                placeholder="Call the dentist tomorrow 3pm 20m low"
                onChange={(event) => change(event.target.value)}
                className="min-h-11! min-w-0 rounded-full! py-1.5! text-base! text-ellipsis"
              />
              <Button type="submit" size="icon" aria-label="Add this task">
                <Plus aria-hidden="true" />
              </Button>
            </div>
          )}
        </Field>
      </div>
      <CapturePreview capture={capture} className="order-last basis-full" />
    </form>
  );
};
