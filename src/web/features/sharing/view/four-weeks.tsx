import { energyLabels } from '#domain/records/kinds/energy.ts';
import type { SharedView } from '#domain/support/shared-view.ts';
import { minutesInWords } from '#domain/support/week-words.ts';
import { Table } from '#web/features/sharing/view/view-parts.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

type Weeks = Pick<SharedView, 'energy' | 'focus' | 'finished' | 'rituals'>;

/** The newest first. Four rows of what was, without an arrow up or down. */
export const FourWeeks = ({ energy, focus, finished, rituals }: Weeks) => {
  const date = useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const weeks = (energy ?? focus ?? finished ?? rituals)?.weeks ?? [];
  const rows = weeks.map(({ from, to }, index) => {
    const [checks, focused] = [energy?.weeks[index], focus?.weeks[index]];
    const [done, began] = [finished?.weeks[index], rituals?.weeks[index]];
    return [
      date.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
      ...(checks ? [checks.usual === null ? 'Too few' : energyLabels[checks.usual]] : []),
      ...(focused ? [minutesInWords(focused.minutes)] : []),
      ...(done ? [String(done.tasks)] : []),
      ...(began ? [String(began.times)] : []),
    ];
  });
  const heads = [
    'Week',
    ...(energy ? ['Usual energy'] : []),
    ...(focus ? ['Focus'] : []),
    ...(finished ? ['Tasks finished'] : []),
    ...(rituals ? ['Rituals'] : []),
  ];
  return <Table caption="The last four weeks" heads={heads} rows={rows.toReversed()} />;
};
