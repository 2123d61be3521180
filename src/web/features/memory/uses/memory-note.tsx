import { Sprout } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MemoryUseName } from '#domain/memory/memory-settings.ts';
import { useMemorySettings } from '#web/services/memory/use-memory.ts';
import { useSaveMemorySettings } from '#web/services/memory/use-memory-actions.ts';
import { Button } from '#web/ui/button.tsx';

interface MemoryNoteProps {
  readonly place: MemoryUseName;
  readonly words: string;
  /** "From your memory, 3 March" */
  readonly from: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** Something the person said before, beside what they do now: whose words it is, and the way to have it quiet here. */
export const MemoryNote = ({ place, words, from, children }: MemoryNoteProps) => (
  <aside
    aria-label="From your memory"
    className="flex gap-3 rounded-2xl border border-line bg-surface px-4 py-3 text-left"
  >
    <Sprout aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
    <div className="min-w-0 flex-1">
      <p className="break-words">{words}</p>
      <p className="text-sm text-muted">{from}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-1.5">
        {children}
        <QuietButton place={place} />
      </div>
    </div>
  </aside>
);

const QuietButton = ({ place }: { readonly place: MemoryUseName }) => {
  const { settings } = useMemorySettings();
  const { mutate, isPending } = useSaveMemorySettings();
  return (
    <Button
      kind="plain"
      size="small"
      disabled={isPending}
      onClick={() => mutate({ ...settings, uses: { ...settings.uses, [place]: false } })}
    >
      Don’t use memory here
    </Button>
  );
};

/** Stands where a note stood until somebody said that they do not want any here. */
export const MemoryQuiet = ({ place }: { readonly place: MemoryUseName }) => {
  const { settings } = useMemorySettings();
  const { mutate, isPending } = useSaveMemorySettings();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      Memory is off here now.
      <Button
        kind="plain"
        size="small"
        disabled={isPending}
        onClick={() => mutate({ ...settings, uses: { ...settings.uses, [place]: true } })}
      >
        Turn it back on
      </Button>
    </p>
  );
};

/** Whether memory may speak here; `wasOn` while this very part saw it switched off. */
export const useMemoryUse = (place: MemoryUseName): { readonly on: boolean; readonly wasOn: boolean } => {
  const { settings } = useMemorySettings();
  const on = settings.enabled && settings.uses[place];
  const [seen, setSeen] = useState(on);
  if (on && !seen) setSeen(true);
  return { on, wasOn: seen && !on && settings.enabled };
};
