import { roadmapStages } from '#domain/content/roadmap-stages.ts';
import { shownRoadmap } from '#domain/content/shown-roadmap.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { InlineLink } from '#web/features/reading/inline-link.tsx';
import { NotPlanned } from '#web/features/roadmap/not-planned.tsx';
import { StageSection } from '#web/features/roadmap/stage-section.tsx';
import { stageLabels } from '#web/features/roadmap/stage-labels.ts';
import { TrailPicture } from '#web/features/roadmap/trail-picture.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const stages = roadmapStages.filter((stage) => shownRoadmap[stage].length > 0);

export const Page = () => (
  <main id="main" className="mx-auto w-full max-w-6xl px-5 pt-8 pb-24 sm:px-6 sm:pt-14">
    <header>
      <PageHeading size="large">V1 Roadmap</PageHeading>
      <p className="mt-5 max-w-2xl text-xl text-muted">
        Done, in progress, planned. No dates: we don’t want to promise what we may not keep.
      </p>
      <div className="mt-10">
        <TrailPicture roadmap={shownRoadmap} />
      </div>
      <ul aria-label="Stages" className="mt-4 flex flex-wrap gap-x-8">
        {stages.map((stage) => (
          <li key={stage}>
            <a
              href={`#${stageLabels[stage].id}`}
              className="flex min-h-[44px] items-center gap-2 text-muted underline decoration-edge underline-offset-4 hover:text-ink"
            >
              {shownRoadmap[stage].length} {stageLabels[stage].name.toLowerCase()}
            </a>
          </li>
        ))}
      </ul>
    </header>
    <div className="mt-16">
      {stages.map((stage) => (
        <StageSection key={stage} stage={stage} entries={shownRoadmap[stage]} />
      ))}
    </div>
    {shownRoadmap.notPlanned.length > 0 && <NotPlanned entries={shownRoadmap.notPlanned} />}
    {isBuiltPath('/contact') && (
      <p className="mt-14 text-lg text-muted">
        Missing something? <InlineLink to="/contact">Tell us what you need.</InlineLink>
      </p>
    )}
  </main>
);
