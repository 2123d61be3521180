import { useState } from 'react';
import { energyLabels, energyLevels } from '#domain/records/kinds/energy.ts';
import {
  chosenInWords,
  type Depth,
  energyFilters,
  type EnergyFilter,
  matchesEnergyFilter,
  wayMinutes,
  offered,
  pageOfWay,
  type Path,
  paths,
  type Way,
} from '#domain/landing/paths.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { PathPicture } from '#web/features/landing/path-picture.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Flame, type FlameLevel } from '#web/ui/flame.tsx';

const shown = offered(paths, isBuiltPath);

const choices = energyFilters.map((value) =>
  value === 'any'
    ? { value, label: 'Any' }
    : {
        value,
        label: energyLabels[value],
        icon: <Flame level={energyLevels[value]} className="max-sm:hidden" />,
      },
);

const levels: Readonly<Record<Depth, FlameLevel>> = { quick: 1, medium: 2, deep: 3 };

/** Written out whole, a place on this page is walked to, with the focus; the browser would only scroll there. */
const addressOf = ({ to }: Way): string => (pageOfWay(to) === null ? `/old-homepage${to}` : to);

interface WayRowProps {
  readonly way: Way;
  readonly on: boolean;
}

/** Without its energy a way keeps its place and its flame, so that nothing moves when somebody changes their mind. */
const WayRow = ({ way, on }: WayRowProps) => (
  <li className="flex items-center gap-3">
    <Flame
      level={levels[way.depth]}
      className={classNames('transition-opacity', on ? 'text-calm' : 'text-edge opacity-40')}
    />
    <a
      href={addressOf(way)}
      className={classNames(
        'group flex min-h-[48px] min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 rounded-2xl px-3 py-1.5 transition-colors hover:bg-raised',
        !on && 'invisible',
      )}
    >
      <span className="min-w-0 flex-[1_1_7em] underline decoration-edge underline-offset-4 group-hover:decoration-ink">
        {way.label}
      </span>{' '}
      <span className="shrink-0 text-muted">{wayMinutes(way.minutes)}</span>
    </a>
  </li>
);

interface PathCardProps {
  readonly path: Path;
  readonly filter: EnergyFilter;
}

const PathCard = ({ path, filter }: PathCardProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-3 rounded-3xl border border-line bg-surface p-5 sm:gap-x-8 sm:p-7">
    <PathPicture id={path.id} className="size-14 sm:row-span-2 sm:size-28" />
    <h3 className="text-2xl font-semibold">{path.name}</h3>
    <ul className="max-sm:col-span-2 sm:self-start">
      {path.ways.map((way) => (
        <WayRow key={way.to} way={way} on={matchesEnergyFilter(filter, way)} />
      ))}
    </ul>
  </li>
);

/** Spec 2 §2: how much energy is there, and where does it want to go? */
export const PathChooser = () => {
  const [filter, setFilter] = useState<EnergyFilter>('any');
  return (
    <section id="paths" aria-labelledby="paths-title">
      <h2 id="paths-title" className="text-3xl font-semibold sm:text-4xl">
        Choose your own path
      </h2>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ChoiceChips
          label="How’s your energy?"
          choices={choices}
          value={filter}
          onChange={setFilter}
          shareRow
        />
        <output className="text-lg text-muted max-sm:min-h-[2lh]">{chosenInWords(filter, shown)}</output>
      </div>
      <ul className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-2">
        {shown.map((path) => (
          <PathCard key={path.id} path={path} filter={filter} />
        ))}
      </ul>
    </section>
  );
};
