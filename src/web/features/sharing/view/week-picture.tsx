import { energies, energyLabels } from '#domain/records/kinds/energy.ts';
import type { SharedView } from '#domain/support/shared-view.ts';
import { energyDayInWords, energyInWords, focusInWords, minutesInWords } from '#domain/support/week-words.ts';
import { EnergyPart } from '#web/features/sharing/view/energy-part.tsx';
import { FocusPart } from '#web/features/sharing/view/focus-part.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Table } from '#web/features/sharing/view/view-parts.tsx';

const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const labels = 'text-right text-xs text-muted sm:text-sm';
const columns = 'grid grid-cols-7 text-center text-xs whitespace-nowrap text-muted sm:text-sm';

/** 45m, 1h20: what fits below a bar on a phone. */
const short = (minutes: number): string => {
  if (minutes < 60) return `${minutes}m`;
  const rest = minutes % 60;
  return rest === 0
    ? `${Math.floor(minutes / 60)}h`
    : `${Math.floor(minutes / 60)}h${String(rest).padStart(2, '0')}`;
};

type Picture = Pick<SharedView, 'energy' | 'focus'>;

const WeekTable = ({ energy, focus, days }: Picture & { readonly days: readonly string[] }) => {
  const full = useDateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    // Around the table: one that is made small itself still takes the room of its words.
    <div className="sr-only">
      <Table
        caption="The week day by day"
        first={{ head: 'Day', cells: days.map((day) => full.format(dayOf(day))) }}
        columns={[
          ...(energy ? [{ head: 'Energy check-ins', cells: energy.days.map(energyDayInWords) }] : []),
          ...(focus
            ? [{ head: 'Focus', cells: focus.days.map(({ minutes }) => minutesInWords(minutes)) }]
            : []),
        ]}
      />
    </div>
  );
};

/** Energy and focus of seven days, one above the other: in sentences, as a drawing, and as a table for those who listen. */
export const WeekPicture = ({ energy, focus }: Picture) => {
  const weekday = useDateFormat({ weekday: 'short', timeZone: 'UTC' });
  const days = (energy ?? focus)?.days.map(({ day }) => day) ?? [];
  return (
    <figure>
      <figcaption className="text-lg">
        {energy && <p>{energyInWords(energy.days)}</p>}
        {focus && <p>{focusInWords(focus.days)}</p>}
      </figcaption>
      <div aria-hidden="true" className="mt-4 grid max-w-xl grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-3">
        {energy && (
          <>
            <div className={`${labels} flex flex-col justify-around`}>
              {energies.toReversed().map((level) => (
                <span key={level}>{energyLabels[level]}</span>
              ))}
            </div>
            <EnergyPart days={energy.days} />
          </>
        )}
        {focus && (
          <>
            <span className={`${labels} self-end`}>Focus</span>
            <FocusPart days={focus.days} />
            <span />
            <div className={`${columns} tabular-nums`}>
              {focus.days.map(({ day, minutes }) => (
                <span key={day}>{minutes === 0 ? '·' : short(minutes)}</span>
              ))}
            </div>
          </>
        )}
        <span />
        <div className={columns}>
          {days.map((day) => (
            <span key={day}>{weekday.format(dayOf(day))}</span>
          ))}
        </div>
      </div>
      {energy && (
        <p className="mt-2 text-sm text-muted">
          A larger dot is more check-ins at that level. No dot, no check-in.
        </p>
      )}
      <WeekTable days={days} {...(energy && { energy })} {...(focus && { focus })} />
    </figure>
  );
};
