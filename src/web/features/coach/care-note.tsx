import { HeartHandshake } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { RouteWords } from '#domain/coach/routing/care-words.ts';
import { PeopleList } from '#web/features/coach/people-list.tsx';

interface CareNoteProps {
  readonly words: RouteWords;
  /** What can be said to its question. */
  readonly children?: ReactNode;
}

/** People first. Shown above everything else, and alone where nothing else belongs there. */
export const CareNote = ({ words, children }: CareNoteProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-calm bg-calm-soft p-5 sm:p-6">
      <h3 id={id} className="flex items-center gap-3 text-xl font-semibold">
        <HeartHandshake aria-hidden="true" className="size-6 shrink-0 text-calm" />
        {words.title}
      </h3>
      {words.question !== null && <p className="mt-3 text-lg font-semibold">{words.question}</p>}
      <p className="mt-3 text-lg">{words.text}</p>
      <PeopleList people={words.people} className="mt-4" />
      {children}
    </section>
  );
};
