import { CalendarX, Merge, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Memory } from '#domain/memory/memory.ts';
import { Importance } from '#web/features/memory/lists/importance.tsx';
import { MemoryDetails } from '#web/features/memory/lists/memory-details.tsx';
import { sourceWords } from '#domain/memory/source-words.ts';
import { layerPlain } from '#web/features/memory/memory-words.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Menu } from '#web/ui/menu.tsx';

/** What can be done with one. */
export type MemoryAct = 'edit' | 'merge' | 'end' | 'forget';

interface ItemProps {
  readonly memory: Memory;
  /** What took its place, where that is known. */
  readonly replacement: Memory | undefined;
  readonly now: number;
  /** What its surroundings say already, and it need not. */
  readonly known: 'layer' | 'day' | null;
  readonly onAct: (act: MemoryAct, memory: Memory) => void;
  readonly onTag: (tag: string) => void;
}

const acts = [
  { act: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" /> },
  { act: 'merge', label: 'Merge with…', icon: <Merge aria-hidden="true" /> },
  { act: 'end', label: 'Set an end date', icon: <CalendarX aria-hidden="true" /> },
  { act: 'forget', label: 'Forget', icon: <Trash2 aria-hidden="true" /> },
] as const;

/** One memory: its sentence first, then where it comes from; everything else one press away. */
export const MemoryItem = (props: ItemProps) => {
  const { memory, replacement, now, known, onAct, onTag } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const day = useDateFormat({ dateStyle: 'medium' });
  const said = memory.saidAt ?? memory.createdAt;
  const { validTo, expiresAt, replacedBy } = memory;
  const isPast = validTo !== null && Date.parse(validTo) <= now;
  const facts = [
    ...(known === 'layer' ? [] : [layerPlain(memory.layer)]),
    ...(known === 'day' ? [] : [day.format(new Date(said))]),
    sourceWords[memory.source],
  ];
  const marks = [
    ...(memory.staysHere ? ['Never leaves this machine'] : []),
    ...(replacedBy === null ? [] : ['Replaced']),
    ...(validTo === null ? [] : [`True until ${day.format(new Date(validTo))}`]),
    ...(expiresAt === null ? [] : [`Kept until ${day.format(new Date(expiresAt))}`]),
  ];
  return (
    <li className="py-5" data-memory={memory.id}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className={classNames('text-lg wrap-anywhere whitespace-pre-wrap', isPast && 'text-muted')}>
            {memory.sentence}
          </p>
          <p className="mt-1.5 text-muted">
            <Importance value={memory.importance} /> {facts.join('\u00a0· ')}
            {memory.tags.map((tag) => (
              <span key={tag} className="ml-3 text-calm">
                #{tag}
              </span>
            ))}
          </p>
          {marks.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-2">
              {marks.map((mark) => (
                <span key={mark} className="rounded-full bg-raised px-3 py-0.5 text-muted">
                  {mark}
                </span>
              ))}
            </p>
          )}
          <MemoryDetails memory={memory} replacement={replacement} onTag={onTag} />
        </div>
        <Button
          ref={button}
          kind="plain"
          size="icon"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={`More for “${memory.sentence.slice(0, 80)}”`}
          onClick={() => setAnchor(anchor === null ? button.current : null)}
        >
          <MoreHorizontal aria-hidden="true" />
        </Button>
      </div>
      {anchor !== null && (
        <Menu
          label="For this memory"
          anchor={anchor}
          items={acts.map(({ act, label, icon }) => ({ label, icon, run: () => onAct(act, memory) }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </li>
  );
};
