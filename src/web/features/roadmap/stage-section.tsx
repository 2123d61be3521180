import { Link } from 'react-router';
import type { RoadmapEntry } from '#domain/content/roadmap.ts';
import type { RoadmapStage } from '#domain/content/roadmap-stages.ts';
import { isBuiltPath, isGuardedPath } from '#domain/navigation/route-table.ts';
import { stageLabels } from '#web/features/roadmap/stage-labels.ts';
import { Stone } from '#web/features/roadmap/stone.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** The firmer the ground, the firmer the line. */
const lines: Readonly<Record<RoadmapStage, string>> = {
  done: 'border-solid border-edge',
  inTheWorks: 'border-dashed border-edge',
  next: 'border-dotted border-edge',
  later: 'border-dotted border-line',
};

/** Where a visitor can see it, if they can. A page that leads on by itself is nothing to look at. */
const doorOf = ({ paths }: RoadmapEntry): string | undefined =>
  paths.find((path) => isBuiltPath(path) && !isGuardedPath(path) && !path.startsWith('/auth'));

const Entry = ({ entry }: { readonly entry: RoadmapEntry }) => {
  const door = doorOf(entry);
  return (
    <li>
      <h3 className="text-lg font-medium">
        {door === undefined ? (
          entry.title
        ) : (
          <Link
            to={door}
            className="-my-2 inline-block py-2 underline decoration-edge underline-offset-4 hover:text-calm hover:decoration-current"
          >
            {entry.title}
          </Link>
        )}
      </h3>
      <p className="mt-1.5 text-muted">{entry.text}</p>
    </li>
  );
};

interface StageSectionProps {
  readonly stage: RoadmapStage;
  readonly entries: readonly RoadmapEntry[];
}

/** A stretch of the trail: what it is called on one side, what lies along it on the other. */
export const StageSection = ({ stage, entries }: StageSectionProps) => {
  const { id, name, lead } = stageLabels[stage];
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'ml-5 gap-x-14 border-l-4 pb-16 pl-9 lg:grid lg:grid-cols-[15rem_1fr] lg:pl-12',
        lines[stage],
      )}
    >
      <div>
        <div className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1/2 -left-9 grid size-12 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper lg:-left-12"
          >
            <svg viewBox="-12 -12 24 24" width="28" height="28" className="size-7">
              <Stone stage={stage} />
            </svg>
          </span>
          <h2 id={id} className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
            {name}
          </h2>
        </div>
        <p className="mt-2 text-muted">{lead}</p>
      </div>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-1">
        {entries.map((entry) => (
          <Entry key={entry.title} entry={entry} />
        ))}
      </ul>
    </section>
  );
};
