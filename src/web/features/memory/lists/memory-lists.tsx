import { useState } from 'react';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import type { Memory } from '#domain/memory/memory.ts';
import { EditMemory } from '#web/features/memory/lists/edit-memory.tsx';
import { EndDate } from '#web/features/memory/lists/end-date.tsx';
import { LayerPicker } from '#web/features/memory/lists/layer-picker.tsx';
import type { MemoryAct } from '#web/features/memory/lists/memory-item.tsx';
import { type ListWorld, MemoryList } from '#web/features/memory/lists/memory-list.tsx';
import { type Asked, MemoryFound, MemorySearchBox } from '#web/features/memory/lists/memory-search.tsx';
import { MergeMemory } from '#web/features/memory/lists/merge-memory.tsx';
import { TimeLine } from '#web/features/memory/lists/time-line.tsx';
import { memoryLayers } from '#web/features/memory/memory-layers.ts';
import { layerPlain } from '#web/features/memory/memory-words.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

type View = 'layers' | 'days';

const views = [
  { value: 'layers', label: 'By kind' },
  { value: 'days', label: 'As a time line' },
] as const;

const dialogs = { edit: EditMemory, merge: MergeMemory, end: EndDate } as const;

/** The layer with the newest memory comes first to one's eyes. */
const firstLayer = (memories: readonly Memory[]): MemoryLayer => memories[0]?.layer ?? 'semantic';

const countsOf = (memories: readonly Memory[]): Readonly<Record<MemoryLayer, number>> => {
  const counts = { episodic: 0, semantic: 0, associative: 0, procedural: 0 };
  for (const { layer } of memories) counts[layer] += 1;
  return counts;
};

const Empty = ({ layer }: { readonly layer: MemoryLayer }) => (
  <p className="py-6 text-muted">
    Nothing here yet. For example: “{memoryLayers.find((one) => one.layer === layer)?.example}”
  </p>
);

interface ListsProps {
  readonly memories: readonly Memory[];
  /** Forgetting is the page's: its receipt stays when the memory is gone. */
  readonly onForget: (memory: Memory) => void;
}

/** The four layers, the time line and the search over all of it. */
export const MemoryLists = ({ memories, onForget }: ListsProps) => {
  const [view, setView] = useState<View>('layers');
  const [chosen, setChosen] = useState<MemoryLayer | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState<{
    readonly act: Exclude<MemoryAct, 'forget'>;
    readonly memory: Memory;
  } | null>(null);
  const now = useMinute().getTime();
  const layer = chosen ?? firstLayer(memories);
  const world: ListWorld = {
    byId: new Map(memories.map((memory) => [memory.id, memory])),
    now,
    onAct: (act, memory) => (act === 'forget' ? onForget(memory) : setOpen({ act, memory })),
    onTag: (tag) => setAsked({ query: '', tag }),
  };
  const ofLayer = memories.filter((memory) => memory.layer === layer);
  const Opened = open === null ? null : dialogs[open.act];
  return (
    <>
      <MemorySearchBox asked={asked} onSearch={setAsked} />
      {asked === null ? (
        <>
          <ChoiceChips label="Show" choices={views} value={view} onChange={setView} className="mt-5" />
          {view === 'layers' ? (
            <div className="mt-5">
              <LayerPicker counts={countsOf(memories)} value={layer} onChange={setChosen} />
              {ofLayer.length === 0 ? (
                <Empty layer={layer} />
              ) : (
                <MemoryList
                  key={layer}
                  label={`${layerPlain(layer)}, memories`}
                  memories={ofLayer}
                  known="layer"
                  world={world}
                />
              )}
            </div>
          ) : (
            <TimeLine memories={memories} world={world} />
          )}
        </>
      ) : (
        <MemoryFound
          key={`${asked.query} ${asked.tag ?? ''}`}
          asked={asked}
          world={world}
          onClear={() => setAsked(null)}
        />
      )}
      {open !== null && Opened !== null && (
        <Opened memory={open.memory} memories={memories} onClose={() => setOpen(null)} />
      )}
    </>
  );
};
