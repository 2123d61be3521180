import { Play } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { focusLimits } from '#domain/focus/focus-limits.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { SubjectChoice, type AboutWhat } from '#web/features/focus/subject-choice.tsx';
import { MinutesChoice, minutesFrom } from '#web/features/focus/minutes-choice.tsx';
import { ViewHeading } from '#web/features/focus/view-heading.tsx';
import { Button } from '#web/ui/button.tsx';

export interface FocusPlan {
  readonly task: Task | null;
  readonly intention: string;
  readonly minutes: number;
  /** Whether the person said how long; otherwise it was the task's own time, or the usual one. */
  readonly minutesChosen: boolean;
}

interface FocusStartProps {
  /** The best first, three at most. */
  readonly tasks: readonly Task[];
  /** The one somebody came here for. */
  readonly wanted: Task | undefined;
  /** How long a session for a task is, or for none. */
  readonly minutesOf: (task: Task | null) => number;
  readonly onStart: (plan: FocusPlan) => void;
  /** What plays meanwhile. */
  readonly sound: ReactNode;
  /** A way to begin with a ritual; it gets the plan, and starts the session when the ritual is over. */
  readonly ritual?: (plan: FocusPlan) => ReactNode;
  /** What is known about such a task. */
  readonly memory?: (task: Task | null) => ReactNode;
}

const firstChoice = (tasks: readonly Task[], wanted: Task | undefined): AboutWhat => {
  const task = wanted ?? tasks[0];
  return task === undefined ? { what: 'just' } : { what: 'task', id: task.id };
};

/** What and how long. Everything is chosen already, so that one press is enough. */
export const FocusStart = ({ tasks, wanted, minutesOf, onStart, sound, ritual, memory }: FocusStartProps) => {
  const form = useId();
  const [chosen, setChosen] = useState<AboutWhat | null>(null);
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const about = chosen ?? firstChoice(tasks, wanted);
  const offered = wanted === undefined ? tasks : [wanted, ...tasks.filter(({ id }) => id !== wanted.id)];
  const task = (about.what === 'task' && offered.find(({ id }) => id === about.id)) || null;
  const shown = typed ?? String(minutesOf(task));
  const planned = minutesFrom(shown);
  const plan: FocusPlan | null =
    planned === null
      ? null
      : {
          task,
          intention: about.what === 'words' ? words.slice(0, focusLimits.intention.max) : '',
          minutes: planned,
          minutesChosen: typed !== null,
        };
  const start = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (plan !== null) onStart(plan);
  };
  return (
    <div className="space-y-8">
      <form id={form} onSubmit={start} aria-labelledby="focus-view" className="space-y-8">
        <div>
          <ViewHeading>What will you work on?</ViewHeading>
          <SubjectChoice
            tasks={offered.slice(0, 3)}
            value={about}
            onChange={setChosen}
            words={words}
            onWords={setWords}
          />
        </div>
        <MinutesChoice value={shown} onChange={setTyped} />
        {sound}
      </form>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={form} kind="primary" size="large">
          <Play aria-hidden="true" />
          Start
        </Button>
        {/* Not in the form: Enter in a ritual's own choices is no start. */}
        {plan !== null && ritual?.(plan)}
      </div>
      {memory?.(task)}
    </div>
  );
};
