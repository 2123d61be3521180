import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// Each panel is fetched when it is drawn, so that the page stays as small as its first one.
const { Part: KeptList } = createAwaitedPart(
  async () => (await import('#web/features/held/kept-list.tsx')).KeptList,
);
const { Part: RestorePanel } = createAwaitedPart(
  async () => (await import('#web/features/restore/restore-panel.tsx')).RestorePanel,
);

interface Section {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** Long, and wanted by few: out of sight until somebody opens it. */
  readonly folded?: true;
}

/** Everything the page is made of, in the order in which people look for it. */
const sections: readonly Section[] = [
  { id: 'put-back', title: 'Put a copy back', Panel: RestorePanel },
  { id: 'kept', title: 'What is kept, and for how long', Panel: KeptList, folded: true },
];

const Contents = () => (
  <nav aria-label="On this page" data-distraction className="mt-6">
    <ul className="flex flex-wrap gap-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="inline-flex min-h-[44px] items-center rounded-full border border-line px-4 text-muted transition-colors hover:border-muted hover:text-ink"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const SectionPart = ({ id, title, Panel, folded }: Section) =>
  folded ? (
    <Disclosure name={title} headingId={id}>
      {() => (
        <div className="pt-2 pb-6">
          <Panel />
        </div>
      )}
    </Disclosure>
  ) : (
    <section aria-labelledby={id} className="scroll-mt-4">
      <h2 id={id} tabIndex={-1} className="mb-4 text-2xl font-semibold outline-none">
        {title}
      </h2>
      <Panel />
    </section>
  );

export const Page = () => (
  <>
    <PageHeading>Data Archival</PageHeading>
    <p className="mt-3 text-lg text-muted">
      Everything this site holds of you: see it, take it with you, put it away, bring it back or delete it.
    </p>
    <Contents />
    <div className="mt-8 space-y-10">
      {sections.map((section) => (
        <SectionPart key={section.id} {...section} />
      ))}
    </div>
  </>
);
