import { CalendarX, House, Merge, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Memory } from '#domain/memory/memory.ts';
import { Importance } from '#web/features/memory/lists/importance.tsx';
import { MemoryDetails } from '#web/features/memory/lists/memory-details.tsx';
import { layerPlain, sourceWords } from '#web/features/memory/memory-words.ts';
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
  /** Where memories of several layers stand together. */
  readonly showsLayer?: boolean;
  readonly onAct: (act: MemoryAct, memory: Memory) => void;
  readonly onTag: (tag: string) => void;
}

const acts = [
  { act: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" /> },
  { act: 'merge', label: 'Merge with…', icon: <Merge aria-hidden="true" /> },
  { act: 'end', label: 'Set an end date', icon: <CalendarX aria-hidden="true" /> },
  { act: 'forget', label: 'Forget', icon: <Trash2 aria-hidden="true" /> },
] as const;

const badge = 'inline-flex items-center gap-1.5 rounded-full bg-raised px-3 py-0.5 text-sm text-muted';

/** One memory: its sentence first, then where it comes from; everything else one press away. */
export const MemoryItem = (props: ItemProps) => {
  const { memory, replacement, now, showsLayer = false, onAct, onTag } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const day = useDateFormat({ dateStyle: 'medium' });
  const said = memory.saidAt ?? memory.createdAt;
  const isPast = memory.validTo !== null && Date.parse(memory.validTo) <= now;
  return (
    <li className="py-5" data-memory={memory.id}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className={classNames('text-lg wrap-anywhere whitespace-pre-wrap', isPast && 'text-muted')}>
            {memory.sentence}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
            {showsLayer && <span>{layerPlain(memory.layer)}</span>}
            <span>
              <time dateTime={said}>{day.format(new Date(said))}</time>, {sourceWords[memory.source]}
            </span>
            <Importance value={memory.importance} />
            {memory.staysHere && (
              <span className={badge}>
                <House aria-hidden="true" className="size-4 text-calm" />
                Never leaves this machine
              </span>
            )}
            {isPast && memory.validTo !== null && (
              <span className={badge}>True until {day.format(new Date(memory.validTo))}</span>
            )}
            {memory.expiresAt !== null && (
              <span className={badge}>Kept until {day.format(new Date(memory.expiresAt))}</span>
            )}
          </p>
          {memory.tags.length > 0 && (
            <ul aria-label="Tags" className="mt-1 flex flex-wrap gap-x-4">
              {memory.tags.map((tag) => (
                <li key={tag}>
                  <button
                    type="button"
                    title={`Show memories tagged ${tag}`}
                    className="min-h-[44px] min-w-[44px] cursor-pointer rounded-full text-left text-calm underline-offset-4 hover:underline"
                    onClick={() => onTag(tag)}
                  >
                    #{tag}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <MemoryDetails memory={memory} replacement={replacement} />
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
