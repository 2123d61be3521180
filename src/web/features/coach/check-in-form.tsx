import { type SyntheticEvent, useId, useState } from 'react';
import type { ExperimentObstacle, ExperimentOutcome } from '#domain/records/kinds/coach-values.ts';
import type { CheckIn } from '#domain/coach/run/check-in.ts';
import { coachLimits } from '#domain/coach/run/coach-limits.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import { obstacleChoices, outcomeChoices } from '#web/features/coach/coach-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface CheckInFormProps {
  readonly held: CoachExperiment;
  readonly onSave: (said: CheckIn) => void;
  /** Somebody begins to answer. */
  readonly onReach: () => void;
}

/** What happened, and what got in the way. Every answer is a good one. */
export const CheckInForm = ({ held, onSave, onReach }: CheckInFormProps) => {
  const id = useId();
  const [outcome, setOutcome] = useState<ExperimentOutcome | null>(null);
  const [obstacle, setObstacle] = useState<ExperimentObstacle | null>(null);
  const [note, setNote] = useState('');
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (outcome !== null) onSave({ outcome, obstacle: outcome === 'worked' ? null : obstacle, note });
  };
  return (
    <form
      aria-labelledby={id}
      className="space-y-5 rounded-3xl border border-line bg-surface p-5 sm:p-6"
      onSubmit={send}
    >
      <div>
        <h3 id={id} className="text-xl font-semibold">
          How did “{held.title}” go?
        </h3>
        <p className="mt-2 text-muted">{held.what}</p>
        {held.sign !== '' && <p className="text-muted">It worked if: {held.sign}</p>}
      </div>
      <ChoiceChips
        label="What happened?"
        choices={outcomeChoices}
        value={outcome}
        onChange={(said) => {
          onReach();
          setOutcome(said);
        }}
      />
      {outcome !== null && outcome !== 'worked' && (
        <div>
          <p className="mb-2 text-lg font-medium">What got in the way? You can skip this.</p>
          <ChoiceChips
            label="What got in the way?"
            choices={obstacleChoices}
            value={obstacle}
            onChange={setObstacle}
          />
        </div>
      )}
      {outcome !== null && (
        <>
          <Field label="A note, if you like" quiet error={undefined}>
            {(slot) => (
              <textarea
                {...slot}
                rows={2}
                value={note}
                maxLength={coachLimits.note}
                onChange={(event) => setNote(event.target.value)}
                className={inputLook}
              />
            )}
          </Field>
          <Button type="submit" kind="primary">
            Save
          </Button>
        </>
      )}
    </form>
  );
};
