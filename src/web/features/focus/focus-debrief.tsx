import type { ComponentType } from 'react';
import {
  type FocusSession,
  type ProgressAnswer,
  progressAnswers,
} from '#domain/records/kinds/focus-session.ts';
import { endingWords } from '#domain/focus/focus-words.ts';
import { progressLabels } from '#web/features/focus/answer-labels.ts';
import { FurtherAnswers, type EnergyChoiceProps } from '#web/features/focus/further-answers.tsx';
import { justEnded } from '#web/features/focus/just-ended.ts';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';

interface FocusDebriefProps {
  readonly focus: Focus;
  readonly session: FocusSession;
  readonly about: string | null;
  readonly EnergyChoice: ComponentType<EnergyChoiceProps>;
  readonly soundPlayed: boolean;
}

/** A small, kind moment and one question; the press that answers it is the end of it. */
export const FocusDebrief = ({ focus, session, about, EnergyChoice, soundPlayed }: FocusDebriefProps) => {
  const { send } = focus;
  const answer = (progress: ProgressAnswer): void => {
    justEnded.set(session.id);
    send({ type: 'debrief', progress });
  };
  const skip = (): void => {
    justEnded.set(session.id);
    send({ type: 'skip-debrief' });
  };
  return (
    <section
      aria-labelledby="focus-view"
      className="rounded-3xl border border-line bg-surface p-5 text-center shadow-soft sm:p-8"
    >
      <Fire level={2} className="settle-in mx-auto mb-3 w-14 sm:w-20" />
      <ViewHeading>{endingWords(session.focusedSeconds)}</ViewHeading>
      <fieldset className="mt-5">
        <legend className="w-full text-lg break-words">
          {about === null ? 'How far did you get?' : `How far did you get with “${about}”?`}
        </legend>
        <div className="mt-3 flex flex-wrap justify-center gap-1.5 sm:gap-2">
          {progressAnswers.map((value) => (
            <Button
              key={value}
              size="large"
              className="max-sm:px-3.5! max-sm:text-base!"
              onClick={() => answer(value)}
            >
              {progressLabels[value]}
            </Button>
          ))}
        </div>
      </fieldset>
      <Button kind="plain" className="mt-1" onClick={skip}>
        Skip
      </Button>
      <FurtherAnswers
        session={session}
        EnergyChoice={EnergyChoice}
        soundPlayed={soundPlayed}
        onAnswer={(answers) => send({ type: 'answer', answers })}
      />
    </section>
  );
};
