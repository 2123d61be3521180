import { type SubmitEvent, useState } from 'react';
import { serviceMoods } from '#domain/music/service-mood.ts';
import { energies, energyLabels } from '#domain/records/kinds/energy.ts';
import {
  type CorrectionDraft,
  correctionLimits,
  correctionsFrom,
  type UploadCorrections,
} from '#domain/upload-desk/upload-corrections.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface CorrectFormProps {
  readonly draft: CorrectionDraft;
  readonly busy: boolean;
  readonly onSave: (corrections: UploadCorrections, draft: CorrectionDraft) => void;
}

const textFields = [
  ['title', 'Title'],
  ['artist', 'Artist'],
  ['genre', 'Style'],
] as const;

const levels = energies.map((value) => ({ value, label: energyLabels[value] }));
const moodLabels = { calm: 'Calm', focus: 'Focus', creative: 'Creative', energetic: 'Energetic' } as const;
const moods = serviceMoods.map((value) => ({ value, label: moodLabels[value] }));

interface ChoiceProps {
  readonly name: string;
  readonly hint?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Choice = ({ name, hint, choices, value, onChange }: ChoiceProps) => (
  <div>
    <p aria-hidden="true" className="text-muted">
      {name}
      {hint !== undefined && <span className="text-sm"> · {hint}</span>}
    </p>
    <ChoiceChips label={name} choices={choices} value={value} onChange={onChange} className="mt-2" />
  </div>
);

/** What a reviewer puts right before a track goes into the library. */
export const CorrectForm = ({ draft: before, busy, onSave }: CorrectFormProps) => {
  const [draft, setDraft] = useState(before);
  const change = (changes: Partial<CorrectionDraft>): void => setDraft({ ...draft, ...changes });
  const corrections = correctionsFrom(before, draft);
  const nothing = Object.keys(corrections).length === 0;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!nothing && !busy) onSave(corrections, draft);
  };
  return (
    <form onSubmit={submit} className="space-y-5">
      <div className="grid gap-4 sm:grid-cols-3">
        {textFields.map(([field, label]) => (
          <Field key={field} quiet label={label} error={undefined}>
            {(slot) => (
              <input
                {...slot}
                value={draft[field]}
                maxLength={correctionLimits[field]}
                onChange={(event) => change({ [field]: event.currentTarget.value })}
                className={inputLook}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <Choice name="Mood" choices={moods} value={draft.mood} onChange={(mood) => change({ mood })} />
        <Choice
          name="Energy"
          hint="by convention"
          choices={levels}
          value={draft.energy}
          onChange={(energy) => change({ energy })}
        />
        <Choice name="Focus" choices={levels} value={draft.focus} onChange={(focus) => change({ focus })} />
      </div>
      <Button type="submit" aria-disabled={nothing || busy || undefined}>
        Save changes
      </Button>
    </form>
  );
};
