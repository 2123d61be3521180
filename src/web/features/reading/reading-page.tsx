import type { ReactNode } from 'react';
import { writtenDay } from '#domain/reading/last-changed.ts';
import { AnchoredHeading } from '#web/features/reading/anchored-heading.tsx';
import { TableOfContents } from '#web/features/reading/table-of-contents.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export interface ReadingSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ReadingPageProps {
  readonly title: string;
  /** A day, as in `2026-11-15`. */
  readonly changed: string;
  /** The whole page in a few sentences, for those who read no further. */
  readonly inShort: ReactNode;
  readonly sections: readonly ReadingSection[];
}

/** A page to read: a comfortable measure, its contents beside it, every heading with an address. */
export const ReadingPage = ({ title, changed, inShort, sections }: ReadingPageProps) => (
  <main
    id="main"
    className="mx-auto w-full max-w-6xl px-5 pt-8 pb-24 sm:px-6 sm:pt-14 lg:grid lg:grid-cols-[minmax(0,65ch)_minmax(12rem,16rem)] lg:justify-between lg:gap-x-16"
  >
    <header className="max-w-[65ch]">
      <PageHeading size="large">{title}</PageHeading>
      <p className="mt-4 text-muted">
        Last changed on <time dateTime={changed}>{writtenDay(changed)}</time>
      </p>
      <div className="mt-8 space-y-3 rounded-3xl border border-line bg-surface p-6 text-lg sm:p-8">
        <p className="font-semibold">In short</p>
        {inShort}
      </div>
    </header>
    <TableOfContents entries={sections} />
    <article className="reading max-w-[65ch] lg:col-start-1">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="mt-14 space-y-5">
          <AnchoredHeading id={section.id}>{section.title}</AnchoredHeading>
          {section.body}
        </section>
      ))}
    </article>
  </main>
);
