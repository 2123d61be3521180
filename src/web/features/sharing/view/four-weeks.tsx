import { energyLabels } from '#domain/records/kinds/energy.ts';
import type { SharedView } from '#domain/support/shared-view.ts';
import { minutesInWords } from '#domain/support/week-words.ts';
import { Table } from '#web/features/sharing/view/view-parts.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';

type Weeks = Pick<SharedView, 'energy' | 'focus' | 'finished'>;

/** The newest first. Four rows of what was, without an arrow up or down. */
export const FourWeeks = ({ energy, focus, finished }: Weeks) => {
  const date = useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const weeks = (energy ?? focus ?? finished)?.weeks ?? [];
  const rows = weeks.map(({ from, to }, index) => {
    const [checks, focused, done] = [energy?.weeks[index], focus?.weeks[index], finished?.weeks[index]];
    return [
      date.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
      ...(checks ? [checks.usual === null ? 'Too few' : energyLabels[checks.usual]] : []),
      ...(focused ? [minutesInWords(focused.minutes)] : []),
      ...(done ? [String(done.tasks)] : []),
    ];
  });
  const heads = [
    'Week',
    ...(energy ? ['Usual energy'] : []),
    ...(focus ? ['Focus'] : []),
    ...(finished ? ['Tasks finished'] : []),
  ];
  return <Table caption="The last four weeks" heads={heads} rows={rows.toReversed()} />;
};
