import { ChevronDown } from 'lucide-react';
import { type ComponentType, type SyntheticEvent, useRef, useState } from 'react';
import { parseCapture, takenLiterally, writeCapture } from '#domain/capture/capture.ts';
import type { Energy } from '#domain/energy/energy.ts';
import { looksLikeScript } from '#domain/security/script-injection.ts';
import { type TaskErrors, validateTask } from '#domain/tasks/task-rules.ts';
import { type DraftTask, minutesOf } from '#web/features/tasks/draft-task.ts';
import { Field, inputLook } from '#web/features/tasks/field.tsx';
import type { NewTask } from '#web/features/tasks/task-mutations.ts';
import { Understood } from '#web/features/tasks/understood.tsx';
import { today } from '#web/platform/clock.ts';
import { recordSecurityEvent } from '#web/platform/security-events.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface EnergyChoice {
  readonly label: string;
  readonly value: Energy | null;
  readonly onChange: (energy: Energy) => void;
}

interface TaskFormProps {
  readonly draft: DraftTask;
  readonly onChange: (draft: DraftTask) => void;
  readonly onSubmit: (task: NewTask) => void;
  readonly saving: boolean;
  readonly EnergyChoice: ComponentType<EnergyChoice>;
}

const minuteChoices = ['5', '15', '25', '45', '60'].map((value) => ({ value, label: `${value} min` }));

export const TaskForm = ({ draft, onChange, onSubmit, saving, EnergyChoice }: TaskFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(draft.description !== '' || draft.rewardText !== '');

  const capture = parseCapture(draft.title, today());
  const asWritten = draft.asWritten ?? false;
  const line = asWritten ? takenLiterally(draft.title) : capture;
  const energy = line.energy ?? draft.energy;
  const minutes = line.minutes === null ? draft.minutes : String(line.minutes);
  const verdict = validateTask({
    title: line.title,
    description: draft.description,
    rewardText: line.reward ?? draft.rewardText,
    estimatedMinutes: minutesOf({ ...draft, minutes }),
  });
  // Nobody is corrected while still typing for the first time.
  const errors: TaskErrors = asked && !verdict.valid ? verdict.errors : {};
  const change = (part: Partial<DraftTask>): void => onChange({ ...draft, ...part });
  /** What is chosen by hand is taken out of the line, so that the two never disagree. */
  const choose = (kind: 'energy' | 'minutes', part: Partial<DraftTask>): void =>
    change(line[kind] === null ? part : { ...part, title: writeCapture({ ...line, [kind]: null }) });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (verdict.valid) {
      if (saving) return;
      // Stored as the plain text it is; that it happened is told, never what was written.
      const texts = [draft.title, draft.description, draft.rewardText];
      if (texts.some(looksLikeScript)) recordSecurityEvent('injection_attempt', { form: 'task' });
      const { doOn, dueOn, project } = line;
      onSubmit({ ...verdict.fields, id: draft.id, energy, doOn, dueOn, project });
      return;
    }
    recordSecurityEvent('invalid_input', { form: 'task', fields: Object.keys(verdict.errors) });
    if (verdict.errors.description !== undefined || verdict.errors.rewardText !== undefined) setOpen(true);
    // After the messages are on the page, so that the first wrong field can take the focus.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-8 space-y-8">
      <Field label="What is it?" error={errors.title}>
        {(slot) => (
          <input
            {...slot}
            name="title"
            value={draft.title}
            placeholder="Call the dentist 20m low tomorrow"
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => change({ title: event.target.value })}
            className={classNames(inputLook, 'min-h-14! text-xl!')}
          />
        )}
      </Field>
      <Understood
        capture={capture}
        today={today()}
        asWritten={asWritten}
        onAsWritten={(literal) => change({ asWritten: literal })}
      />

      <div>
        <p className="text-lg font-medium">How much energy does it need?</p>
        <div className="mt-2">
          <EnergyChoice
            label="Energy this task needs"
            value={energy}
            onChange={(chosen) => choose('energy', { energy: chosen })}
          />
        </div>
      </div>

      <div>
        <p className="text-lg font-medium">About how long?</p>
        <ChoiceChips
          label="Estimated time"
          choices={minuteChoices}
          value={minuteChoices.some((choice) => choice.value === minutes) ? minutes : null}
          onChange={(chosen) => choose('minutes', { minutes: chosen })}
          className="mt-2 mb-4"
        />
        <Field label="Minutes" quiet error={errors.estimatedMinutes}>
          {(slot) => (
            <input
              {...slot}
              name="minutes"
              inputMode="decimal"
              autoComplete="off"
              placeholder="No estimate"
              value={minutes}
              onChange={(event) => choose('minutes', { minutes: event.target.value })}
              className={classNames(inputLook, 'max-w-44')}
            />
          )}
        </Field>
      </div>

      <div className="rounded-3xl border border-line">
        <button
          type="button"
          aria-expanded={open}
          aria-controls="task-more"
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-3xl px-5 text-lg text-muted hover:text-ink"
        >
          A note and a reward
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-5 transition-transform', open && 'rotate-180')}
          />
        </button>
        <div id="task-more" hidden={!open} className="space-y-6 px-5 pt-2 pb-6">
          <Field label="Description" error={errors.description}>
            {(slot) => (
              <textarea
                {...slot}
                name="description"
                rows={3}
                value={draft.description}
                placeholder="The first small step, a phone number, anything"
                onChange={(event) => change({ description: event.target.value })}
                className={inputLook}
              />
            )}
          </Field>
          <Field label="Reward" error={errors.rewardText}>
            {(slot) => (
              <input
                {...slot}
                name="reward"
                autoComplete="off"
                value={draft.rewardText}
                placeholder="A cup of tea on the balcony"
                onChange={(event) => change({ rewardText: event.target.value })}
                className={inputLook}
              />
            )}
          </Field>
        </div>
      </div>

      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" size="large" aria-disabled={saving}>
          {saving ? 'Saving…' : 'Add Task'}
        </Button>
        <p className="text-muted">What you type is kept on this device until it is saved.</p>
      </div>
    </form>
  );
};
