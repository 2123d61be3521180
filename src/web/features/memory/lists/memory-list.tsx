import { useId, useState } from 'react';
import type { Memory } from '#domain/memory/memory.ts';
import { type MemoryAct, MemoryItem } from '#web/features/memory/lists/memory-item.tsx';
import { Button } from '#web/ui/button.tsx';

/** What every list of memories needs to draw one. */
export interface ListWorld {
  readonly byId: ReadonlyMap<string, Memory>;
  readonly now: number;
  readonly onAct: (act: MemoryAct, memory: Memory) => void;
  readonly onTag: (tag: string) => void;
}

interface ListProps {
  readonly label: string;
  readonly memories: readonly Memory[];
  readonly world: ListWorld;
  readonly known?: 'layer' | 'day' | null;
}

const step = 25;

/** A calm list that grows by a page at a time. */
export const MemoryList = ({ label, memories, world, known = null }: ListProps) => {
  const [shown, setShown] = useState(step);
  const id = useId();
  const { byId, now, onAct, onTag } = world;
  return (
    <>
      <ul id={id} aria-label={label} className="divide-y divide-line">
        {memories.slice(0, shown).map((memory) => (
          <MemoryItem
            key={memory.id}
            memory={memory}
            replacement={memory.replacedBy === null ? undefined : byId.get(memory.replacedBy)}
            now={now}
            known={known}
            onAct={onAct}
            onTag={onTag}
          />
        ))}
      </ul>
      {memories.length > shown && (
        <Button className="mt-4" aria-controls={id} onClick={() => setShown(shown + step)}>
          Show more
        </Button>
      )}
    </>
  );
};
