import { type ComponentType, type SyntheticEvent, useState } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { focusLimits } from '#domain/focus/focus-limits.ts';
import {
  type FocusSession,
  type ProgressAnswer,
  progressAnswers,
  type SoundAnswer,
  soundAnswers,
} from '#domain/records/kinds/focus-session.ts';
import { endingWords } from '#domain/focus/focus-words.ts';
import { progressLabels, soundLabels } from '#web/features/focus/answer-labels.ts';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

export interface EnergyChoiceProps {
  readonly label: string;
  readonly value: Energy | null;
  readonly onChange: (energy: Energy) => void;
  readonly className?: string;
}

interface FocusDebriefProps {
  readonly focus: Focus;
  readonly session: FocusSession;
  readonly about: string | null;
  readonly EnergyChoice: ComponentType<EnergyChoiceProps>;
  readonly soundPlayed: boolean;
}

const progressChoices = progressAnswers.map((value) => ({ value, label: progressLabels[value] }));
const soundChoices = soundAnswers.map((value) => ({ value, label: soundLabels[value] }));

/** Ten seconds: two taps and Save, or none and Skip. */
export const FocusDebrief = ({ focus, session, about, EnergyChoice, soundPlayed }: FocusDebriefProps) => {
  const [progress, setProgress] = useState<ProgressAnswer | null>(null);
  const [energy, setEnergy] = useState<Energy | null>(null);
  const [sound, setSound] = useState<SoundAnswer | null>(null);
  const [note, setNote] = useState('');
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    focus.send({ type: 'debrief', answers: { progress, energy, sound, note } });
  };
  return (
    <section
      aria-labelledby="focus-view"
      className="rounded-3xl border border-line bg-surface p-6 shadow-soft sm:p-10"
    >
      <ViewHeading>{endingWords(session.focusedSeconds)}</ViewHeading>
      <form className="mt-7 space-y-6" onSubmit={save}>
        <div>
          <p className="text-lg">{about === null ? 'How did it go?' : `How did it go with ${about}?`}</p>
          <ChoiceChips
            label="How did it go?"
            choices={progressChoices}
            value={progress}
            onChange={setProgress}
            className="mt-2"
          />
          <p className="mt-2 text-muted empty:hidden" aria-live="polite">
            {progress === 'stuck' && 'Stuck is worth knowing. A smaller first step may be what is missing.'}
            {progress === 'done' && session.taskId !== null && 'The task is ticked off when you save.'}
          </p>
        </div>
        <div>
          <p className="text-lg">Energy now</p>
          <EnergyChoice label="Energy now" value={energy} onChange={setEnergy} className="mt-2" />
        </div>
        {soundPlayed && (
          <div>
            <p className="text-lg">Did the sound help?</p>
            <ChoiceChips
              label="Did the sound help?"
              choices={soundChoices}
              value={sound}
              onChange={setSound}
              className="mt-2"
            />
          </div>
        )}
        <label className="block text-lg">
          A note, if you like
          <input
            value={note}
            maxLength={focusLimits.note.max}
            onChange={(event) => setNote(event.currentTarget.value)}
            className="mt-2 min-h-12 w-full rounded-2xl border border-edge bg-surface px-4 py-2.5"
          />
        </label>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" size="large">
            Save
          </Button>
          <Button kind="plain" size="large" onClick={() => focus.send({ type: 'skip-debrief' })}>
            Skip
          </Button>
        </div>
      </form>
    </section>
  );
};
