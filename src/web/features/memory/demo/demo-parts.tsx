import { useState } from 'react';
import { type ExampleMemory, exampleMemories } from '#domain/memory/demo/example-memories.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import { DemoAsk } from '#web/features/memory/demo/demo-ask.tsx';
import { DemoMine } from '#web/features/memory/demo/demo-mine.tsx';
import { ExampleItem } from '#web/features/memory/demo/example-item.tsx';
import { memoryLayers } from '#web/features/memory/memory-layers.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const card = 'rounded-3xl border border-line bg-surface p-5 sm:p-8';

/** What one can try. Everything in it lives as long as the page. */
export const DemoParts = () => {
  const [layer, setLayer] = useState<MemoryLayer>('episodic');
  const [kept, setKept] = useState<readonly ExampleMemory[]>([]);
  // Who presses twice is shown the same suggestion twice, and still remembers it once.
  const keep = (memory: ExampleMemory): void =>
    setKept((before) => [...before.filter((one) => one.sentence !== memory.sentence), memory]);
  const memories = [...exampleMemories, ...kept];
  return (
    <div className="space-y-5">
      <div className={card}>
        <Tabs
          label="Kinds of memory"
          value={layer}
          onChange={setLayer}
          tabs={memoryLayers.map(({ layer: value, name, means }) => ({
            value,
            label: name,
            content: (
              <>
                <p className="text-lg font-medium">{means}</p>
                <ul className="mt-3 divide-y divide-line">
                  {memories
                    .filter((one) => one.layer === value)
                    .map((memory) => (
                      <ExampleItem key={memory.id} memory={memory} />
                    ))}
                </ul>
              </>
            ),
          }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <div className={card}>
          <DemoMine onKeep={keep} />
        </div>
        <div className={card}>
          <DemoAsk memories={memories} />
        </div>
      </div>
    </div>
  );
};
