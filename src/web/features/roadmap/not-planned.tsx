import type { RoadmapEntry } from '#domain/content/roadmap.ts';

/** Beside the trail: where it does not lead, and why. */
export const NotPlanned = ({ entries }: { readonly entries: readonly RoadmapEntry[] }) => (
  <section aria-labelledby="not-planned" className="rounded-3xl border border-line bg-surface p-6 sm:p-10">
    <h2 id="not-planned" className="scroll-mt-24 text-2xl font-semibold sm:text-3xl">
      Not planned
    </h2>
    <p className="mt-2 text-lg text-muted">What we won’t build, and why.</p>
    <dl className="mt-8 grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-lg font-medium">{title}</dt>
          <dd className="mt-1.5 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
