import { RotateCcw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { BinItem } from '#domain/bin/bin.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { daySentence } from '#web/platform/clock/local-words.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Button } from '#web/ui/button.tsx';

interface BinRowProps {
  readonly item: BinItem;
  readonly mayDelete: boolean;
  readonly onBringBack: () => void;
  readonly onDelete: () => void;
}

const kinds = { tasks: 'Task', projects: 'Project' } as const;

/** What it was called, when it was deleted, and until when it can come back. */
export const BinRow = ({ item, mayDelete, onBringBack, onDelete }: BinRowProps) => {
  const id = useId();
  const today = useToday();
  const inWords = (moment: string): string => daySentence(dayOf(new Date(moment)), today);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p id={id} className="font-medium wrap-anywhere">
          {item.title}
        </p>
        <p className="text-muted">
          {kinds[item.kind]} · deleted {inWords(item.deletedAt)} · gone for good {inWords(item.goesAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-describedby={id} onClick={onBringBack}>
          <RotateCcw aria-hidden="true" />
          Bring back
        </Button>
        <Button
          size="small"
          kind="plain"
          aria-describedby={id}
          aria-disabled={!mayDelete}
          onClick={() => mayDelete && onDelete()}
        >
          <Trash2 aria-hidden="true" />
          Delete for good
        </Button>
      </div>
    </li>
  );
};
