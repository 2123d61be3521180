import { Coffee, Footprints, Play } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { endingWords } from '#domain/focus/focus-words.ts';
import type { FocusSession, ProgressAnswer } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { FurtherAnswers, type EnergyChoiceProps } from '#web/features/focus/further-answers.tsx';
import { sendFocusEvent } from '#web/features/focus/use-focus.ts';
import { openSteps } from '#web/features/focus/use-steps.ts';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';

const headings: Readonly<Record<ProgressAnswer, string>> = {
  done: 'Done. Well done.',
  some: 'Good. It stays first in line.',
  stuck: 'Good to know. A smaller step may help.',
};

interface FocusAfterProps {
  readonly session: FocusSession;
  /** What to do next; null where nothing is waiting. */
  readonly next: Task | null;
  readonly minutesOf: (task: Task) => number;
  readonly breakMinutes: number;
  readonly onStart: (task: Task) => void;
  readonly EnergyChoice: ComponentType<EnergyChoiceProps>;
  readonly soundPlayed: boolean;
}

type NextProps = Pick<FocusAfterProps, 'onStart' | 'minutesOf'> & {
  readonly task: Task;
  readonly same: boolean;
};

const Next = ({ task, same, minutesOf, onStart }: NextProps) => {
  const [step] = openSteps(useRecords('taskSteps'), task.id);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 rounded-2xl bg-paper p-4 text-left">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-muted">{same ? 'Go on with' : 'Next'}</p>
        <p className="text-lg font-medium break-words">{task.title}</p>
        {step !== undefined && (
          <p className="flex items-start gap-2 text-muted">
            <Footprints aria-hidden="true" className="mt-1 size-4 shrink-0 text-calm" />
            <span className="min-w-0 break-words">{step.title}</span>
          </p>
        )}
      </div>
      <Button kind="primary" size="large" onClick={() => onStart(task)}>
        <Play aria-hidden="true" />
        Start, {minutesOf(task)} min
      </Button>
    </div>
  );
};

/** After the one question: the next small thing or a break, and no other form. */
export const FocusAfter = (props: FocusAfterProps) => {
  const { session, next, minutesOf, breakMinutes, onStart, EnergyChoice, soundPlayed } = props;
  const store = useRecordStore();
  const send = (event: Parameters<typeof sendFocusEvent>[2]): void =>
    void sendFocusEvent(store, session.id, event);
  return (
    <section
      aria-labelledby="focus-view"
      className="rounded-3xl border border-line bg-surface p-5 text-center shadow-soft sm:p-8"
    >
      <Fire level={session.progress === 'done' ? 3 : 2} className="settle-in mx-auto mb-3 w-14 sm:w-20" />
      <ViewHeading>
        {session.progress === null ? endingWords(session.focusedSeconds) : headings[session.progress]}
      </ViewHeading>
      {next !== null && (
        <Next task={next} same={next.id === session.taskId} minutesOf={minutesOf} onStart={onStart} />
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button
          size="large"
          kind={next === null ? 'primary' : 'quiet'}
          onClick={() => send({ type: 'break', minutes: breakMinutes })}
        >
          <Coffee aria-hidden="true" />
          Take a {breakMinutes} min break
        </Button>
        <Button asChild kind="plain" size="large">
          <Link to="/app">That’s it for now</Link>
        </Button>
      </div>
      <div className="mt-3">
        <FurtherAnswers
          session={session}
          EnergyChoice={EnergyChoice}
          soundPlayed={soundPlayed}
          onAnswer={(answers) => send({ type: 'answer', answers })}
        />
      </div>
    </section>
  );
};
