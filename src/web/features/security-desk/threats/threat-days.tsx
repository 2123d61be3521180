import {
  type ThreatDay,
  threatDays,
  threatDaysInWords,
  urgentOf,
} from '#domain/security/threats/threat-groups.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { pastDayWords } from '#web/features/security-desk/threats/past-day-words.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const height = 40;
const step = 10;
const gap = 1.5;

/** Urgent ones are dark and stand at the bottom, the others are paler on top of them. */
const Column = ({ day, x, most }: { readonly day: ThreatDay; readonly x: number; readonly most: number }) => {
  const urgent = urgentOf(day);
  const tall = (count: number): number => (height * count) / most;
  const width = step - 2 * gap;
  if (day.total === 0) return <rect x={x} y={height - 1} width={width} height={1} opacity={0.35} />;
  return (
    <>
      <rect
        x={x}
        y={height - tall(day.total)}
        width={width}
        height={tall(day.total - urgent)}
        opacity={0.55}
      />
      <rect x={x} y={height - tall(urgent)} width={width} height={tall(urgent)} />
    </>
  );
};

const DayTable = ({ days, today }: { readonly days: readonly ThreatDay[]; readonly today: string }) => (
  <table className="mt-1 text-left">
    <thead className="text-muted">
      <tr>
        {['Day', 'Events', 'Urgent'].map((name) => (
          <th key={name} scope="col" className="py-1 pr-8 font-medium">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <th scope="row" className="py-1 pr-8 font-normal">
            {pastDayWords(day.day, today)}
          </th>
          <td className="py-1 pr-8 tabular-nums">{day.total}</td>
          <td className="py-1 tabular-nums">{urgentOf(day)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The last thirty days. The sentence and the table say what the drawing shows. */
export const ThreatDays = ({ threats }: { readonly threats: readonly ThreatRow[] }) => {
  const today = useToday();
  const days = threatDays(threats, today, (moment) => dayOf(new Date(moment)));
  const most = Math.max(3, ...days.map(({ total }) => total));
  return (
    <section
      aria-labelledby="threat-days"
      className="mt-8 min-w-0 rounded-3xl border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id="threat-days" className="text-xl font-semibold">
        The last 30 days
      </h2>
      <figure className="mt-4">
        <svg
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-20 w-full fill-current text-calm"
        >
          {days.map((day, index) => (
            <Column key={day.day} day={day} x={index * step + gap} most={most} />
          ))}
        </svg>
        <div aria-hidden="true" className="mt-1 flex justify-between text-sm text-muted">
          <span>{pastDayWords(days[0]?.day ?? today, today)}</span>
          <span>Today</span>
        </div>
        <figcaption className="mt-3">{threatDaysInWords(days)}</figcaption>
      </figure>
      <Disclosure size="small" name="Show as a table">
        {() => <DayTable days={days} today={today} />}
      </Disclosure>
    </section>
  );
};
