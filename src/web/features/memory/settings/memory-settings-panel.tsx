import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type MemoryLookName,
  memoryLookNames,
  type MemorySettings,
  type MemoryUseName,
  memoryUseNames,
} from '#domain/memory/memory-settings.ts';
import { proposalKindLabel } from '#domain/memory/proposals/proposal-kinds.ts';
import { useSaveMemorySettings } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';

const lookWords: Readonly<Record<MemoryLookName, string>> = {
  debrief: 'What you write after a focus session',
  task: 'Tasks you finish',
  thought: 'Thoughts you park',
  typed: 'Notes you type in a task, and text you paste here',
};

const useWords: Readonly<Record<MemoryUseName, string>> = {
  breakdown: 'When you break down a task',
  pick: 'When we pick a task for you',
  focus: 'Before a focus session',
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="mb-1 text-lg font-semibold">{title}</h3>
    {children}
  </section>
);

export const MemorySettingsPanel = ({ settings }: { readonly settings: MemorySettings }) => {
  const { mutate, isPending, variables } = useSaveMemorySettings();
  // What was pressed shows at once.
  const now = isPending ? variables : settings;
  return (
    <div className="space-y-7">
      <div className="grid gap-7 md:grid-cols-2">
        <Group title="Where suggestions come from">
          {memoryLookNames.map((name) => (
            <Switch
              key={name}
              label={lookWords[name]}
              checked={now.looks[name]}
              onChange={(on) => mutate({ ...now, looks: { ...now.looks, [name]: on } })}
            />
          ))}
        </Group>
        <Group title="Where memories may help">
          {memoryUseNames.map((name) => (
            <Switch
              key={name}
              label={useWords[name]}
              checked={now.uses[name]}
              onChange={(on) => mutate({ ...now, uses: { ...now.uses, [name]: on } })}
            />
          ))}
        </Group>
      </div>
      {now.mutedKinds.length > 0 && (
        <Group title="Never suggested">
          <ul className="mt-2 flex flex-wrap gap-2.5">
            {now.mutedKinds.map((kind) => (
              <li key={kind}>
                <Button
                  size="small"
                  aria-label={`Suggest “${proposalKindLabel(kind)}” again`}
                  onClick={() =>
                    mutate({ ...now, mutedKinds: now.mutedKinds.filter((other) => other !== kind) })
                  }
                >
                  {proposalKindLabel(kind)}
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </Group>
      )}
      <Group title="Turn memory off">
        <p className="text-muted">
          Nothing is suggested, stored or used any more. What’s stored stays until you forget it.
        </p>
        <Button className="mt-3" disabled={isPending} onClick={() => mutate({ ...settings, enabled: false })}>
          Turn off memory
        </Button>
      </Group>
    </div>
  );
};
