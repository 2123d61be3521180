import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Milestone } from '#domain/records/kinds/project.ts';
import type { ProjectActions } from '#web/features/projects/project-actions.ts';
import { Tick } from '#web/ui/tick.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface MilestoneDayProps {
  readonly milestone: Milestone;
  readonly onDay: (day: string | null) => void;
}

/** The platform's own field. It keeps what is being typed; a day counts once its year has four digits. */
const MilestoneDay = ({ milestone, onDay }: MilestoneDayProps) => {
  const field = useRef<HTMLInputElement>(null);
  const day = milestone.dueOn ?? '';
  useEffect(() => {
    // An undo, or another device, changed it.
    if (field.current !== null && field.current !== document.activeElement) field.current.value = day;
  }, [day]);
  return (
    <input
      ref={field}
      type="date"
      defaultValue={day}
      aria-label={`Day for “${milestone.title}”`}
      onChange={({ target }) => {
        if (target.validity.badInput || target.value === day) return;
        if (target.value === '' || target.value >= '2000') onDay(target.value === '' ? null : target.value);
      }}
      className="min-h-[44px] max-w-48 flex-[1_0_9rem] rounded-2xl border border-edge bg-surface px-2.5 text-sm text-ink"
    />
  );
};

interface MilestoneItemProps {
  readonly milestone: Milestone;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly actions: ProjectActions;
}

export const MilestoneItem = ({ milestone, isFirst, isLast, actions }: MilestoneItemProps) => {
  const { title, doneAt } = milestone;
  const done = doneAt !== null;
  return (
    <li className="py-2">
      <div className="flex items-start gap-2">
        <Tick
          label={done ? `Open “${title}” again` : `Mark “${title}” as reached`}
          done={done}
          onTick={() => actions.tick(milestone)}
        />
        <p className={classNames('min-w-0 flex-1 pt-2.5 break-words', done && 'text-muted')}>{title}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1 pl-1.5 sm:ml-[44px]">
        {!done && <MilestoneDay milestone={milestone} onDay={(day) => actions.setDay(milestone, day)} />}
        <div className="flex gap-1">
          <Button
            kind="plain"
            size="icon"
            aria-label={`Move “${title}” up`}
            aria-disabled={isFirst}
            onClick={() => !isFirst && actions.move(milestone, -1)}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            kind="plain"
            size="icon"
            aria-label={`Move “${title}” down`}
            aria-disabled={isLast}
            onClick={() => !isLast && actions.move(milestone, 1)}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          <Button
            kind="plain"
            size="icon"
            aria-label={`Delete “${title}”`}
            onClick={(event) => {
              const item = event.currentTarget.closest('li');
              const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
              const next =
                neighbour?.querySelector('button') ?? item?.closest('details')?.querySelector('summary');
              next?.focus({ preventScroll: true });
              actions.removeMilestone(milestone);
            }}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
    </li>
  );
};
