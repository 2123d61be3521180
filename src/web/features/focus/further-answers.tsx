import { type ComponentType, useState } from 'react';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { focusLimits } from '#domain/focus/focus-limits.ts';
import type { FurtherAnswers as Answers } from '#domain/focus/focus-timer.ts';
import { type FocusSession, soundAnswers } from '#domain/records/kinds/focus-session.ts';
import { soundLabels } from '#web/features/focus/answer-labels.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

export interface EnergyChoiceProps {
  readonly label: string;
  readonly value: Energy | null;
  readonly onChange: (energy: Energy) => void;
  readonly className?: string;
}

interface FurtherAnswersProps {
  readonly session: FocusSession;
  readonly EnergyChoice: ComponentType<EnergyChoiceProps>;
  readonly soundPlayed: boolean;
  readonly onAnswer: (answers: Answers) => void;
}

const soundChoices = soundAnswers.map((value) => ({ value, label: soundLabels[value] }));

/** What may be said besides, folded away. Each answer counts as soon as it is given: there is nothing to send. */
export const FurtherAnswers = ({ session, EnergyChoice, soundPlayed, onAnswer }: FurtherAnswersProps) => {
  const [note, setNote] = useState(session.note);
  return (
    <Disclosure size="small" name="Say more" hint="optional" className="text-left">
      <div className="space-y-2.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p>Energy now</p>
          <EnergyChoice
            label="Energy now"
            value={session.energyAfter}
            onChange={(energy) => onAnswer({ energy })}
          />
        </div>
        {soundPlayed && (
          <div>
            <p>Did the sound help?</p>
            <ChoiceChips
              label="Did the sound help?"
              choices={soundChoices}
              value={session.sound}
              onChange={(sound) => onAnswer({ sound })}
              className="mt-1"
            />
          </div>
        )}
        <label className="block">
          Note
          <input
            value={note}
            maxLength={focusLimits.note.max}
            onChange={(event) => setNote(event.currentTarget.value)}
            onBlur={() => note !== session.note && onAnswer({ note })}
            onKeyDown={(event) => event.key === 'Enter' && onAnswer({ note })}
            className="mt-1 min-h-11 w-full rounded-2xl border border-edge bg-surface px-4 py-2"
          />
        </label>
      </div>
    </Disclosure>
  );
};
