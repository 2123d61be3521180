import { Plus } from 'lucide-react';
import { type Ref, type SyntheticEvent, useState } from 'react';
import { parseCapture, takenLiterally } from '#domain/capture/capture.ts';
import { validateCapture } from '#domain/tasks/validate-capture.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { clearQuickDraft, readQuickDraft, writeQuickDraft } from '#web/features/tasks/quick-capture-draft.ts';
import { reportAccepted, reportRefused } from '#web/features/tasks/report-input.ts';
import { CapturePreview } from '#web/features/tasks/capture-preview.tsx';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface QuickCaptureProps {
  readonly userId: string;
  readonly actions: TaskActions;
  readonly ref: Ref<HTMLInputElement>;
}

/** One line, Enter, and the next one. */
export const QuickCapture = ({ userId, actions, ref }: QuickCaptureProps) => {
  const [text, setText] = useState(() => readQuickDraft(userId));
  const [asWritten, setAsWritten] = useState(false);
  const [asked, setAsked] = useState(false);
  const capture = parseCapture(text, today());
  const line = asWritten ? takenLiterally(text) : capture;
  const validation = validateCapture(line);
  const change = (next: string): void => {
    setText(next);
    writeQuickDraft(userId, next);
    if (next === '') setAsked(false);
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
    setAsWritten(false);
    setAsked(false);
    clearQuickDraft();
  };
  const [error] = asked && !validation.valid ? Object.values(validation.errors) : [];
  return (
    <form noValidate onSubmit={submit}>
      <Field label="Write one down" hidden error={error}>
        {(slot) => (
          <div className="flex gap-2">
            <input
              {...slot}
              ref={ref}
              name="line"
              value={text}
              placeholder="Call the dentist 20m low tomorrow"
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => change(event.target.value)}
              className={classNames(
                inputLook,
                'min-h-11! min-w-0 rounded-full! py-1.5! text-base! text-ellipsis',
              )}
            />
            <Button type="submit" size="icon" aria-label="Add this task">
              <Plus aria-hidden="true" />
            </Button>
          </div>
        )}
      </Field>
      <CapturePreview capture={capture} today={today()} asWritten={asWritten} onAsWritten={setAsWritten} />
    </form>
  );
};
