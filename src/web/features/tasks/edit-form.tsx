import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { type DraftErrors, validateTask } from '#domain/tasks/validate-task.ts';
import type { TaskValues } from '#domain/tasks/task-changes.ts';
import { guessKind } from '#domain/tasks/task-kind.ts';
import { type EditDraft, toTaskDraft } from '#web/features/tasks/edit-draft.ts';
import type { EnergyChoice, EnergyHint } from '#web/features/tasks/energy-choice.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { RepeatChoice } from '#web/features/tasks/repeat-choice.tsx';
import { focusFirstError, reportAccepted, reportRefused } from '#web/features/tasks/report-input.ts';
import {
  DayField,
  KindField,
  MinutesField,
  NoteFields,
  ProjectField,
  WhenThenFields,
} from '#web/features/tasks/task-fields.tsx';
import { Button } from '#web/ui/button.tsx';

interface EditFormProps {
  readonly taskId: string;
  readonly draft: EditDraft;
  readonly projectNames: readonly string[];
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

const Group = ({ children }: { readonly children: ReactNode }) => (
  <div className="space-y-6 border-t border-line pt-6">{children}</div>
);

/** Everything a task can say, the most used first. */
export const EditForm = (props: EditFormProps) => {
  const { taskId, draft, projectNames, onChange, onSubmit, onClose, onStartOver, children } = props;
  const { EnergyChoice, EnergyHint } = props;
  const form = useRef<HTMLFormElement>(null);
  const validation = validateTask(toTaskDraft(draft));
  const [asked, setAsked] = useState(false);
  const errors: DraftErrors = asked && !validation.valid ? validation.errors : {};
  const change = (part: Partial<EditDraft>): void => onChange({ ...draft, ...part });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!validation.valid) {
      reportRefused(validation.errors);
      focusFirstError(form.current);
      return;
    }
    const { title, description, rewardText, whenCue, thenAction, project } = draft;
    reportAccepted([title, description, rewardText, whenCue, thenAction, project]);
    onSubmit(validation.values);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 space-y-7">
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
      <MinutesField
        minutes={draft.minutes}
        error={errors.estimatedMinutes}
        onChange={(minutes) => change({ minutes })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <DayField label="Do it on" name="do-on" day={draft.doOn} onChange={(doOn) => change({ doOn })} />
        <DayField label="Due by" name="due-on" day={draft.dueOn} onChange={(dueOn) => change({ dueOn })} />
      </div>
      <RepeatChoice
        rule={draft.repeatRule}
        day={draft.doOn}
        onChange={(repeatRule) => change({ repeatRule })}
      />
      <Group>{children}</Group>
      <Group>
        <ProjectField
          project={draft.project}
          names={projectNames}
          error={errors.project}
          onChange={(project) => change({ project })}
        />
        <KindField title={draft.title} kind={draft.kind} onChange={(kind) => change({ kind })} />
      </Group>
      <Group>
        <NoteFields
          description={draft.description}
          rewardText={draft.rewardText}
          errors={errors}
          onChange={change}
        />
        <WhenThenFields
          whenCue={draft.whenCue}
          thenAction={draft.thenAction}
          errors={errors}
          onChange={change}
        />
      </Group>
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
