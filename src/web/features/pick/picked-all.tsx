import type { Picked } from '#domain/pick/pick.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { Button } from '#web/ui/button.tsx';

interface PickedAllProps {
  readonly words: string;
  readonly row: readonly Picked[];
  readonly onStart: (task: Task) => void;
}

/** Everything that was offered, side by side: a choice of three can still be made. */
export const PickedAll = ({ words, row, onStart }: PickedAllProps) => (
  <>
    <p className="text-lg">{words}</p>
    <ul aria-label="What was offered" className="mt-2 divide-y divide-line">
      {row.map(({ task, firstStep }) => (
        <li key={task.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium break-words">{task.title}</p>
            <p className="text-muted break-words">{firstStep.title}</p>
          </div>
          <Button size="small" aria-label={`Start “${task.title}”`} onClick={() => onStart(task)}>
            Start
          </Button>
        </li>
      ))}
    </ul>
  </>
);
