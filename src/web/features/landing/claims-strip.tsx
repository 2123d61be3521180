import { useEffect, useState } from 'react';
import { shownClaims } from '#domain/content/shown-claims.ts';
import { useNearViewport } from '#web/ui/use-near-viewport.ts';

const { freeTier, noCreditCard, cancelAnytime, moneyBackGuarantee, memories, tracks } = shownClaims;

const claims = [freeTier, noCreditCard, cancelAnytime, moneyBackGuarantee, memories, tracks].filter(
  (text) => text !== null,
);

/** What the running system counts; null until it has answered, and for good where it does not. */
const useTracksHere = (wanted: boolean): string | null => {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const [{ readPublicCounts }, { tracksSentence }] = await Promise.all([
        import('#web/features/landing/public-counts-queries.ts'),
        import('#domain/landing/public-counts.ts'),
      ]);
      const counts = await readPublicCounts();
      if (isCurrent && counts !== null) setSentence(tracksSentence(counts));
    };
    // The page is whole without a number.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return sentence;
};

/** The operator’s claims (content/claims.json), and beside them what this installation really holds. */
export const ClaimsStrip = () => {
  const [ref, near] = useNearViewport<HTMLElement>();
  const tracksHere = useTracksHere(near);
  return (
    <section ref={ref} aria-labelledby="claims" className="border-y border-line py-10 text-center sm:py-12">
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
      {/* Room for one line, whether or not the number comes. */}
      <p className="mt-5 min-h-[1.6em] text-calm">{tracksHere}</p>
    </section>
  );
};
