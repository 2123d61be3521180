import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { type DraftErrors, validateTask } from '#domain/tasks/validate-task.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';
import { CollapsibleSection } from '#web/features/tasks/collapsible-section.tsx';
import { type EditDraft, toTaskDraft } from '#web/features/tasks/edit-draft.ts';
import { EditMore } from '#web/features/tasks/edit-more.tsx';
import type { EnergyChoice, EnergyHint } from '#web/features/tasks/energy-choice.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { focusFirstError, reportAccepted, reportRefused } from '#web/features/tasks/report-input.ts';
import { DayField, MinutesField, TimeField } from '#web/features/tasks/task-fields.tsx';
import { today } from '#web/platform/clock/clock.ts';
import { Button } from '#web/ui/button.tsx';

interface EditFormProps {
  readonly taskId: string;
  readonly draft: EditDraft;
  readonly projectNames: readonly string[];
  /** Whether the second level is wanted at once. */
  readonly startsWithMore: boolean;
  readonly onChange: (draft: EditDraft) => void;
  readonly onSubmit: (values: TaskValues) => void;
  readonly onClose: () => void;
  /** Gives up what is not saved; null where there is nothing of the kind. */
  readonly onStartOver: (() => void) | null;
  readonly EnergyChoice: EnergyChoice;
  readonly EnergyHint: EnergyHint;
  /** The steps, which save themselves. */
  readonly children: ReactNode;
}

const firstLevel: readonly (keyof DraftErrors)[] = ['title', 'estimatedMinutes'];

/** What people change most, and everything else one press away. */
export const EditForm = (props: EditFormProps) => {
  const { taskId, draft, projectNames, startsWithMore, onChange, onSubmit, onClose, onStartOver } = props;
  const { EnergyChoice, EnergyHint, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const validation = validateTask(toTaskDraft(draft));
  const [asked, setAsked] = useState(false);
  const [showsMore, setShowsMore] = useState(startsWithMore);
  const errors: DraftErrors = asked && !validation.valid ? validation.errors : {};
  const change = (part: Partial<EditDraft>): void => onChange({ ...draft, ...part });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!validation.valid) {
      reportRefused(validation.errors);
      const wrong = Object.keys(validation.errors);
      if (wrong.some((name) => !firstLevel.some((field) => field === name))) setShowsMore(true);
      focusFirstError(form.current);
      return;
    }
    const { title, description, rewardText, whenCue, thenAction, project } = draft;
    reportAccepted([title, description, rewardText, whenCue, thenAction, project]);
    onSubmit(validation.values);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 space-y-6">
      <Field label="Title" error={errors.title}>
        {(slot) => (
          <input
            {...slot}
            name="title"
            autoComplete="off"
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            className={inputLook}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:gap-6">
        <DayField label="Day" name="do-on" day={draft.doOn} onChange={(doOn) => change({ doOn })} />
        <TimeField
          label="Time"
          name="do-at"
          time={draft.doAt}
          // A time without a day is one of today, as in the line.
          onChange={(doAt) =>
            change({
              doAt,
              ...(doAt !== '' && draft.doOn === '' && draft.dueOn === '' ? { doOn: today() } : {}),
            })
          }
        />
      </div>
      <MinutesField
        minutes={draft.minutes}
        error={errors.estimatedMinutes}
        onChange={(minutes) => change({ minutes })}
      />
      <div>
        <p className="mb-2 text-lg font-medium">How much energy does it need?</p>
        <EnergyChoice
          label="Energy this task needs"
          value={draft.energy}
          onChange={(energy) => change({ energy, energySaid: true })}
        />
        {draft.energySaid !== true && (
          <div className="mt-2">
            <EnergyHint
              id={taskId}
              title={draft.title}
              kind={draft.kind ?? guessKind(draft.title)}
              energy={draft.energy}
            />
          </div>
        )}
      </div>
      <CollapsibleSection
        label="More: steps, repeat, due date, project, notes"
        open={showsMore}
        onToggle={() => setShowsMore(!showsMore)}
      >
        <EditMore draft={draft} projectNames={projectNames} errors={errors} onChange={change}>
          {children}
        </EditMore>
      </CollapsibleSection>
      <div className="sticky bottom-0 -mx-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:px-8">
        <Button type="submit" kind="primary">
          Save
        </Button>
        <Button onClick={onClose}>Close</Button>
        {onStartOver && (
          <Button kind="plain" onClick={onStartOver}>
            Start over
          </Button>
        )}
      </div>
    </form>
  );
};
