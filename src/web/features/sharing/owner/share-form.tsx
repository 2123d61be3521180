import { type SubmitEvent, useId, useState } from 'react';
import { supportLimits } from '#domain/support/support-rules.ts';
import { FieldChoice } from '#web/features/sharing/owner/field-choice.tsx';
import { type ChoiceErrors, errorsOf, type ShareChoice } from '#web/features/sharing/share-draft.ts';
import { lengths } from '#web/features/sharing/sharing-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface ShareFormProps {
  readonly start: ShareChoice;
  /** A share that is on already: its time may stay as it is. */
  readonly running?: boolean;
  readonly onDone: (choice: ShareChoice) => void;
  readonly onCancel: () => void;
}

const asItIs = { value: '0', label: 'As it is' };

/** Who, what, for how long. Nothing is agreed to here: next comes what the other will see. */
export const ShareForm = ({ start, running = false, onDone, onCancel }: ShareFormProps) => {
  const [choice, setChoice] = useState(start);
  const [errors, setErrors] = useState<ChoiceErrors>({});
  const howLong = useId();
  const change = (part: Partial<ShareChoice>): void => setChoice((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = errorsOf(choice);
    setErrors(found);
    if (Object.keys(found).length === 0) onDone(choice);
  };
  return (
    <form noValidate className="space-y-7" onSubmit={submit}>
      <Field label="Who is it for?" hint="Your own word for them. They don’t see it." error={errors.name}>
        {(slot) => (
          <input
            {...slot}
            autoComplete="off"
            value={choice.name}
            maxLength={supportLimits.name}
            placeholder="My therapist"
            onChange={(event) => change({ name: event.target.value })}
            className={inputLook}
          />
        )}
      </Field>
      <Field label="Your name" hint="This is how they see you." error={errors.shownAs}>
        {(slot) => (
          <input
            {...slot}
            autoComplete="off"
            value={choice.shownAs}
            maxLength={supportLimits.name}
            onChange={(event) => change({ shownAs: event.target.value })}
            className={inputLook}
          />
        )}
      </Field>
      <FieldChoice fields={choice.fields} projectIds={choice.projectIds} errors={errors} onChange={change} />
      <div>
        <p id={howLong} className="text-lg font-medium">
          For how long
        </p>
        <p className="mb-2 text-muted">Then it ends by itself. You can end it sooner at any time.</p>
        <ChoiceChips
          label="For how long"
          choices={running ? [asItIs, ...lengths] : lengths}
          value={String(choice.days)}
          onChange={(days) => change({ days: Number(days) })}
        />
      </div>
      <Switch
        label="They may ask me one question a week"
        hint="You may ignore it. They only see that there is no answer."
        checked={choice.checkIns}
        onChange={(checkIns) => change({ checkIns })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary">
          Show me what they’ll see
        </Button>
        <Button kind="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
