import { type ReactNode, useId } from 'react';
import type { DraftErrors } from '#domain/tasks/validate-task.ts';
import { guessKind, taskKindLabels } from '#domain/tasks/task-kind.ts';
import { type TaskKind, taskKinds } from '#domain/records/kinds/task-values.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { classNames } from '#web/ui/class-names.ts';

const minuteChoices = ['5', '15', '25', '45', '60'].map((value) => ({ value, label: `${value} min` }));

interface MinutesProps {
  readonly minutes: string;
  readonly error: string | undefined;
  readonly onChange: (minutes: string) => void;
}

export const MinutesField = ({ minutes, error, onChange }: MinutesProps) => (
  <div>
    <p className="text-lg font-medium">About how long?</p>
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3">
      <ChoiceChips
        label="Estimated time"
        choices={minuteChoices}
        value={minuteChoices.some((choice) => choice.value === minutes) ? minutes : null}
        onChange={onChange}
      />
      <Field label="Minutes" hidden error={error}>
        {(slot) => (
          <input
            {...slot}
            name="minutes"
            inputMode="decimal"
            autoComplete="off"
            placeholder="No estimate"
            value={minutes}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(inputLook, 'max-w-36')}
          />
        )}
      </Field>
    </div>
  </div>
);

interface NoteProps {
  readonly description: string;
  readonly rewardText: string;
  readonly errors: DraftErrors;
  readonly onChange: (part: { readonly description?: string; readonly rewardText?: string }) => void;
}

export const NoteFields = ({ description, rewardText, errors, onChange }: NoteProps) => (
  <>
    <Field label="Description" error={errors.description}>
      {(slot) => (
        <textarea
          {...slot}
          name="description"
          rows={3}
          value={description}
          placeholder="The first small step, a phone number, anything"
          onChange={(event) => onChange({ description: event.target.value })}
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
          value={rewardText}
          placeholder="A cup of tea on the balcony"
          onChange={(event) => onChange({ rewardText: event.target.value })}
          className={inputLook}
        />
      )}
    </Field>
  </>
);

interface WhenThenProps {
  readonly whenCue: string;
  readonly thenAction: string;
  readonly errors: DraftErrors;
  readonly onChange: (part: { readonly whenCue?: string; readonly thenAction?: string }) => void;
}

/** A cue and what follows it: the plan that starts by itself. */
export const WhenThenFields = ({ whenCue, thenAction, errors, onChange }: WhenThenProps) => (
  <>
    <Field label="When" error={errors.whenCue}>
      {(slot) => (
        <input
          {...slot}
          name="when"
          autoComplete="off"
          value={whenCue}
          placeholder="the kettle boils"
          onChange={(event) => onChange({ whenCue: event.target.value })}
          className={inputLook}
        />
      )}
    </Field>
    <Field label="I will" error={errors.thenAction}>
      {(slot) => (
        <input
          {...slot}
          name="then"
          autoComplete="off"
          value={thenAction}
          placeholder="open the letter"
          onChange={(event) => onChange({ thenAction: event.target.value })}
          className={inputLook}
        />
      )}
    </Field>
  </>
);

interface KindProps {
  readonly title: string;
  /** Null while it is guessed. */
  readonly kind: TaskKind | null;
  readonly onChange: (kind: TaskKind | null) => void;
}

export const KindField = ({ title, kind, onChange }: KindProps) => (
  <Field label="Type" error={undefined}>
    {(slot) => (
      <select
        {...slot}
        name="kind"
        value={kind ?? ''}
        onChange={(event) => onChange(taskKinds.find((one) => one === event.target.value) ?? null)}
        className={classNames(inputLook, 'max-w-80')}
      >
        <option value="">{taskKindLabels[guessKind(title)]} (guessed)</option>
        {taskKinds.map((one) => (
          <option key={one} value={one}>
            {taskKindLabels[one]}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** Two of them fit side by side on a phone. */
const compactLook = 'min-w-0 px-3! text-base! sm:px-4! sm:text-lg!';

interface TimeProps {
  readonly label: string;
  readonly name: string;
  readonly time: string;
  readonly error?: string | undefined;
  readonly onChange: (time: string) => void;
}

export const TimeField = ({ label, name, time, error, onChange }: TimeProps) => (
  <Field label={label} error={error}>
    {(slot) => (
      <input
        {...slot}
        type="time"
        name={name}
        value={time}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(inputLook, compactLook)}
      />
    )}
  </Field>
);

interface DayProps {
  readonly label: string;
  readonly name: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}

export const DayField = ({ label, name, day, onChange }: DayProps) => (
  <Field label={label} error={undefined}>
    {(slot) => (
      <input
        {...slot}
        type="date"
        name={name}
        value={day}
        min="1970-01-01"
        max="9999-12-31"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(inputLook, compactLook)}
      />
    )}
  </Field>
);

interface ProjectProps {
  readonly project: string;
  readonly names: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (project: string) => void;
}

export const ProjectField = ({ project, names, error, onChange }: ProjectProps) => {
  const listId = useId();
  return (
    <Field label="Project" error={error}>
      {(slot): ReactNode => (
        <>
          <input
            {...slot}
            name="project"
            list={listId}
            autoComplete="off"
            value={project}
            placeholder="None"
            onChange={(event) => onChange(event.target.value)}
            className={inputLook}
          />
          <datalist id={listId}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
};
