import { energyLabels } from '#domain/records/kinds/energy.ts';
import { nearestEnergy } from '#domain/energy/energy-guess.ts';
import type { HourEnergy } from '#domain/energy/hourly-profile.ts';
import { classNames } from '#web/ui/class-names.ts';

const step = 10;
const bar = 7;
const tall = 60;
const full = 3;
const baseline = 1.5;

interface EnergyChartProps {
  readonly profile: readonly HourEnergy[];
  /** The hour it is, which is marked. */
  readonly hour: number;
}

const heightOf = ({ mean }: HourEnergy): number => (mean === null ? baseline : (mean / full) * tall);

const Bars = ({ profile, hour }: EnergyChartProps) => (
  <svg viewBox={`0 0 ${step * profile.length} ${tall + 8}`} aria-hidden="true" className="block w-full">
    {profile.map((one) => (
      <rect
        key={one.hour}
        x={one.hour * step + (step - bar) / 2}
        y={tall - heightOf(one)}
        width={bar}
        height={heightOf(one)}
        rx={Math.min(2, heightOf(one) / 2)}
        className={classNames(
          one.mean === null ? 'fill-edge' : 'fill-calm',
          one.mean !== null && !one.known && 'opacity-40',
        )}
      />
    ))}
    <circle cx={(hour + 0.5) * step} cy={tall + 5} r="2" className="fill-ink" />
  </svg>
);

const Table = ({ profile }: Pick<EnergyChartProps, 'profile'>) => (
  <table className="sr-only">
    <caption>Energy by hour</caption>
    <thead>
      <tr>
        <th scope="col">Hour</th>
        <th scope="col">Energy</th>
        <th scope="col">Check-ins</th>
      </tr>
    </thead>
    <tbody>
      {profile.map(({ hour, mean, count, known }) => {
        if (mean === null) return null;
        const usual = energyLabels[nearestEnergy(mean)];
        return (
          <tr key={hour}>
            <th scope="row">{hour}:00</th>
            <td>{known ? usual : `Perhaps ${usual.toLowerCase()}`}</td>
            <td>{count}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const ticks = [0, 6, 12, 18];

/** The day in bars, with a table for those who cannot see them. */
export const EnergyChart = ({ profile, hour }: EnergyChartProps) => (
  <div className="relative max-w-xl">
    <Bars profile={profile} hour={hour} />
    <div aria-hidden="true" className="flex text-sm text-muted tabular-nums">
      {ticks.map((tick) => (
        <span key={tick} className="flex-1">
          {tick}
        </span>
      ))}
    </div>
    <p className="mt-1 text-sm text-muted">Pale bars are guesses based on nearby hours. The dot marks now.</p>
    <Table profile={profile} />
  </div>
);
