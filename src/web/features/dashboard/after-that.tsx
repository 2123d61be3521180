import type { Task } from '#domain/records/kinds/task.ts';
import { Flame } from '#web/ui/flame.tsx';
import { energyLabels, energyLevels } from '#domain/records/kinds/energy.ts';
import { Tick } from '#web/ui/tick.tsx';

interface AfterThatProps {
  readonly tasks: readonly Task[];
  readonly onDone: (task: Task) => void;
}

/** The two after the one, small and without a voice of their own. */
export const AfterThat = ({ tasks, onDone }: AfterThatProps) =>
  tasks.length > 0 && (
    <section aria-labelledby="after-that">
      <h2 id="after-that" tabIndex={-1} className="text-xl font-semibold outline-none">
        After that
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-start gap-2 py-3 sm:gap-4">
            <Tick
              label={`Mark “${task.title}” as done`}
              onTick={(button) => {
                // The item goes: the keyboard stays in this part of the page, or begins again where it is gone too.
                const heading = button.closest('section')?.querySelector('h2');
                const next = tasks.length > 1 ? heading : document.querySelector<HTMLElement>('main h1');
                next?.focus({ preventScroll: true });
                onDone(task);
              }}
            />
            <div className="min-w-0 flex-1 pt-1.5">
              <h3 className="text-lg leading-snug font-medium break-words">{task.title}</h3>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
                {task.estimatedMinutes !== null && <span>{task.estimatedMinutes} min</span>}
                <span className="inline-flex items-center gap-1">
                  <Flame level={energyLevels[task.energy]} className="size-[1.25em]!" />
                  {energyLabels[task.energy]} energy
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
