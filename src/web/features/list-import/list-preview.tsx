import { useEffect, useRef } from 'react';
import { countTasks } from '#web/features/list-import/count-tasks.ts';
import { ColumnList } from '#web/features/list-import/column-list.tsx';
import { FirstRows } from '#web/features/list-import/first-rows.tsx';
import { GoodToKnow } from '#web/features/list-import/good-to-know.tsx';
import type { ListImportState, Looked } from '#web/features/list-import/use-list-import.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import type { SortedFound } from '#domain/list-import/select-tasks-to-import.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Switch } from '#web/ui/switch.tsx';

const dayOrders = [
  { value: 'day-first', label: '3 April' },
  { value: 'month-first', label: 'March 4' },
] as const;

interface ListPreviewProps {
  readonly list: ListImportState;
  readonly looked: Looked;
  readonly sorted: SortedFound;
}

/** What would happen, before it happens. */
export const ListPreview = ({ list, looked, sorted }: ListPreviewProps) => {
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reading, dayOrder } = looked;
  const count = sorted.bring.length;
  const hasRest = reading.tasks.some(({ rest }) => rest.length > 0);
  return (
    <div className="rounded-3xl border border-line bg-surface p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {countTasks(reading.tasks.length)} found
      </h3>
      <p className="mt-1 text-muted">Read as {reading.source}. Preview only. Nothing is saved yet.</p>
      {reading.asksDayOrder && (
        <div className="mt-5">
          <p className="font-medium">Which day is 03/04?</p>
          <ChoiceChips
            label="Which day is 03/04?"
            choices={dayOrders}
            value={dayOrder}
            onChange={list.orderDays}
            className="mt-2"
          />
        </div>
      )}
      <div className="mt-5">
        {count === 0 ? (
          <p className="text-lg">There’s nothing new in it. Turn on a switch below to import the rest.</p>
        ) : (
          <FirstRows tasks={sorted.bring} today={today} />
        )}
      </div>
      <div className="mt-5 space-y-2">
        {sorted.done > 0 && (
          <Switch
            label={`Import done tasks too (${countTasks(sorted.done)})`}
            checked={list.choices.withDone}
            onChange={(withDone) => list.choose({ withDone })}
          />
        )}
        {sorted.twins > 0 && (
          <Switch
            label={`Import tasks you already have here (${countTasks(sorted.twins)})`}
            checked={list.choices.withTwins}
            onChange={(withTwins) => list.choose({ withTwins })}
          />
        )}
        {hasRest && (
          <Switch
            label="Put details that don’t fit into the notes"
            checked={list.choices.keepsRest}
            onChange={(keepsRest) => list.choose({ keepsRest })}
          />
        )}
      </div>
      <GoodToKnow sorted={sorted} reading={reading} />
      <ColumnList columns={reading.columns} keepsRest={list.choices.keepsRest} />
      <p className="mt-6">
        A task with a day waits until that day. The rest go to Someday, so Today stays calm.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" size="large" disabled={count === 0} onClick={list.save}>
          Import {countTasks(count)}
        </Button>
        <Button kind="plain" size="large" onClick={list.back}>
          Go back
        </Button>
      </div>
    </div>
  );
};
