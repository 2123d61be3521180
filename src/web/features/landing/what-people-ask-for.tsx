import { Check } from 'lucide-react';
import { shownClaims } from '#domain/content/shown-claims.ts';
import { findings } from '#domain/landing/findings.ts';
import { SourceLine } from '#web/features/landing/source-line.tsx';

const heading = 'text-3xl font-semibold sm:text-4xl';

interface Said {
  readonly said?: typeof shownClaims.testimonials;
}

const Quotes = ({ said }: Required<Said>) => (
  <>
    <h2 id="what-people-ask-for" className={heading}>
      What people say
    </h2>
    <div className="mt-10 gap-x-14 md:columns-2">
      {said.map(({ text, name }) => (
        <figure
          key={name + text}
          className="mb-10 break-inside-avoid border-l-2 border-calm pl-6 max-md:last:mb-0"
        >
          <blockquote className="text-xl">{text}</blockquote>
          <figcaption className="mt-3 text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  </>
);

const Found = () => (
  <>
    <h2 id="what-people-ask-for" className={heading}>
      What people with ADHD ask for
    </h2>
    <p className="mt-4 max-w-2xl text-lg text-muted">
      Nobody is quoted here. This is what studies found, in our own words, and what Kindling does about it.
    </p>
    <ul className="mt-12 gap-x-16 md:columns-2">
      {findings.map(({ id, asks, does, source }) => (
        <li key={id} className="mb-12 break-inside-avoid border-l-2 border-line pl-6 max-md:last:mb-0">
          <p className="text-lg text-muted">{asks}</p>
          <p className="mt-4 flex gap-3 text-lg">
            <Check aria-hidden="true" className="mt-[0.3em] size-[1.1em] shrink-0 text-calm" />
            {does}
          </p>
          <SourceLine source={source} />
        </li>
      ))}
    </ul>
  </>
);

/** The operator's own where there are any. Nobody is made up. */
export const WhatPeopleAskFor = ({ said = shownClaims.testimonials }: Said) => (
  <section aria-labelledby="what-people-ask-for">
    {said.length > 0 ? <Quotes said={said} /> : <Found />}
  </section>
);
