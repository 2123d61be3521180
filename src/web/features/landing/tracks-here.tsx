import { useEffect, useState } from 'react';
import { useNearViewport } from '#web/ui/use-near-viewport.ts';

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

/** How much music this installation holds. */
export const TracksHere = () => {
  const [ref, near] = useNearViewport<HTMLParagraphElement>();
  const sentence = useTracksHere(near);
  // Room for one line, whether or not the number comes.
  return (
    <p ref={ref} className="mt-5 min-h-[1.6em] text-calm">
      {sentence}
    </p>
  );
};
