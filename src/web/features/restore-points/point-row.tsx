import { useId, useState } from 'react';
import { reasonWords } from '#domain/restore-points/preview-words.ts';
import type { RestorePoint } from '#domain/restore-points/restore-point.ts';
import { PointPreview } from '#web/features/restore-points/point-preview.tsx';
import type { PointActions } from '#web/features/restore-points/use-point-actions.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';

const changedWords = (rows: number): string => {
  if (rows === 0) return 'Nothing has changed since';
  return rows === 1 ? '1 thing changed after it' : `${rows} things changed after it`;
};

interface PointRowProps {
  readonly point: RestorePoint;
  readonly actions: PointActions;
}

export const PointRow = ({ point, actions }: PointRowProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const moments = useDateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div>
          <h3 id={id} className="font-medium">
            {reasonWords(point.why)}
          </h3>
          <p className="text-muted">
            <time dateTime={point.made_at}>{moments.format(new Date(point.made_at))}</time>
            {` · ${changedWords(point.rows)}`}
          </p>
        </div>
        <Button aria-expanded={open} aria-describedby={id} onClick={() => setOpen(!open)}>
          {open ? 'Close' : 'See what would change'}
        </Button>
      </div>
      {open && (
        <PointPreview
          id={point.id}
          busy={actions.busy}
          onGo={(kinds) =>
            actions.go.mutate(
              { id: point.id, kinds },
              // What was pressed goes: the keyboard goes on where the list begins.
              {
                onSuccess: () => {
                  setOpen(false);
                  document.querySelector<HTMLElement>('#restore-points-list')?.focus({ preventScroll: true });
                },
              },
            )
          }
        />
      )}
    </li>
  );
};
