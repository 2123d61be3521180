import { energyLabels } from '#domain/records/kinds/energy.ts';
import type { SharedView } from '#domain/support/shared-view.ts';
import { minutesInWords } from '#domain/support/week-words.ts';
import { type Column, Table } from '#web/features/sharing/view/view-parts.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

type Weeks = Pick<SharedView, 'energy' | 'focus' | 'finished' | 'rituals'>;

/** One column for each thing that is shared, the newest week first. */
const columnOf = <Week,>(
  head: string,
  shared: { readonly weeks: readonly Week[] } | undefined,
  cell: (week: Week) => string,
): readonly Column[] => (shared === undefined ? [] : [{ head, cells: shared.weeks.map(cell).toReversed() }]);

/** Four rows of what was, without an arrow up or down. */
export const FourWeeks = ({ energy, focus, finished, rituals }: Weeks) => {
  const date = useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const spans = (energy ?? focus ?? finished ?? rituals)?.weeks ?? [];
  const names = spans.map(({ from }) => date.format(new Date(`${from}T00:00:00Z`)));
  return (
    <Table
      caption="The last four weeks"
      first={{ head: 'Week from', cells: names.toReversed() }}
      columns={[
        ...columnOf('Energy', energy, ({ usual }) => (usual === null ? 'Too few' : energyLabels[usual])),
        ...columnOf('Focus', focus, ({ minutes }) => minutesInWords(minutes)),
        ...columnOf('Finished', finished, ({ tasks }) => String(tasks)),
        ...columnOf('Rituals', rituals, ({ times }) => String(times)),
      ]}
    />
  );
};
