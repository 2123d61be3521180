import { type ReactNode, useEffect, useState } from 'react';
import type { MemoryUseName } from '#domain/memory/memory-settings.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { stepFromMemory } from '#domain/memory/uses/step-from-memory.ts';
import { useMemoryDate } from '#web/features/memory/uses/memory-date.ts';
import { MemoryNote, MemoryQuiet, useMemoryUse } from '#web/features/memory/uses/memory-note.tsx';
import type { TaskMemoryProps } from '#web/features/memory/uses/task-memory.tsx';
import { noteUseOnce } from '#web/services/memory/note-use-once.ts';
import { useRecall } from '#web/services/memory/use-recall.ts';
import { Button } from '#web/ui/button.tsx';

type Props = TaskMemoryProps & { readonly place: Extract<MemoryUseName, 'breakdown' | 'pick'> };

const frames: Readonly<Record<TaskMemoryProps['arrives'], string>> = {
  below: 'empty:hidden',
  'at-once': 'mb-4 empty:hidden',
  reserved: 'mt-4 min-h-40',
};

/** How one does it comes before what goes with it: only that can be a step. */
const best = (memories: readonly Memory[]): Memory | null =>
  memories.find(({ layer }) => layer === 'procedural') ?? memories[0] ?? null;

const Shown = ({ place, task, onTake, isTaken, memory }: Props & { readonly memory: Memory }) => {
  const from = useMemoryDate(memory);
  const step = memory.layer === 'procedural' ? stepFromMemory(memory.sentence) : null;
  useEffect(() => noteUseOnce(memory, place, task.id), [memory, place, task.id]);
  return (
    <MemoryNote place={place} words={`“${memory.sentence}”`} from={from}>
      {step !== null && (
        <Button size="small" disabled={isTaken(step)} onClick={() => onTake(step)}>
          {isTaken(step) ? 'It’s a step now' : 'Make it the first step'}
        </Button>
      )}
    </MemoryNote>
  );
};

/** What the person's own memory says about a task, once it is asked. */
export const TaskMemoryNote = (props: Props) => {
  const { place, task, arrives } = props;
  const { on, wasOn } = useMemoryUse(place);
  const { data, isPending } = useRecall(task.title, on);
  const [wasThere] = useState(data !== undefined);
  const content = (): ReactNode => {
    if (wasOn) return <MemoryQuiet place={place} />;
    if (!on || (arrives === 'at-once' && !wasThere)) return null;
    const memory = best(data ?? []);
    if (memory !== null) return <Shown {...props} memory={memory} />;
    if (arrives !== 'reserved') return null;
    return <p className="text-sm text-muted">{!isPending && 'Nothing in your memory about this one.'}</p>;
  };
  return <div className={frames[arrives]}>{content()}</div>;
};
