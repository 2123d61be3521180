import { shownClaims } from '#domain/content/shown-claims.ts';
import { TracksHere } from '#web/features/landing/tracks-here.tsx';
import { createIsland } from '#web/ui/island.tsx';

const { freeTier, noCreditCard, cancelAnytime, moneyBackGuarantee, memories, tracks } = shownClaims;

const claims = [freeTier, noCreditCard, cancelAnytime, moneyBackGuarantee, memories, tracks].filter(
  (text) => text !== null,
);

const Tracks = createIsland('tracks-here', TracksHere);

/** The operator’s claims (content/claims.json), and beside them what this installation really holds. */
export const ClaimsStrip = () => (
  <section aria-labelledby="claims" className="border-y border-line py-10 text-center sm:py-12">
    <h2 id="claims" className="sr-only">
      What this site promises
    </h2>
    {claims.length > 0 && (
      <ul className="mx-auto flex max-w-3xl flex-wrap justify-center gap-3 text-lg">
        {claims.map((text) => (
          <li key={text} className="rounded-full border border-line px-5 py-1.5">
            {text}
          </li>
        ))}
      </ul>
    )}
    <Tracks />
  </section>
);
