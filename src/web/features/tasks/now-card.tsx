import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Task } from '#domain/tasks/task.ts';
import { TaskFacts } from '#web/features/tasks/task-facts.tsx';
import { Button } from '#web/ui/button.tsx';

interface NowCardProps {
  readonly task: Task;
  readonly note: string | null;
  readonly onDone: () => void;
}

/** The one thing to do next. The only place in the app where the ember burns. */
export const NowCard = ({ task, note, onDone }: NowCardProps) => (
  <section
    aria-labelledby="now-title"
    className="near-the-fire rounded-3xl border border-line bg-surface p-6 shadow-soft sm:p-10"
  >
    <p className="font-medium text-ember-ink">Now</p>
    <h2
      id="now-title"
      key={task.id}
      className="settle-in mt-2 text-3xl leading-tight font-semibold text-balance sm:text-4xl"
    >
      {task.title}
    </h2>
    {task.description !== '' && (
      <p className="mt-3 max-w-prose text-lg whitespace-pre-line text-muted">{task.description}</p>
    )}
    <TaskFacts task={task} className="mt-4 text-lg" />
    {note !== null && <p className="mt-4 text-muted">{note}</p>}
    <div className="mt-8 flex flex-wrap gap-3">
      <Button kind="primary" size="large" onClick={onDone}>
        <Check aria-hidden="true" />
        Done
      </Button>
      <Button asChild size="large">
        <Link to="/tasks">See all</Link>
      </Button>
    </div>
  </section>
);
