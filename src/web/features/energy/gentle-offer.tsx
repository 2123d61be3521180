import { Music } from 'lucide-react';
import type { ReactNode } from 'react';
import { gentleMinutes } from '#domain/energy/feeling.ts';
import type { HardFeeling } from '#domain/records/kinds/feeling.ts';
import { gentleWords, musicForFeeling } from '#domain/energy/gentle-offer.ts';
import type { ServiceMood } from '#domain/music/service-mood.ts';
import { playMoodSoon } from '#web/services/player/play-mood-soon.ts';
import { Button } from '#web/ui/button.tsx';

const playLabels: Readonly<Partial<Record<ServiceMood, string>>> = {
  calm: 'Play calm music',
  creative: 'Play warm music',
};

interface GentleOfferProps {
  readonly feeling: HardFeeling;
  /** A minute of breathing, where the page has one. */
  readonly breathe: ReactNode;
}

/** Something smaller, in plain words, after somebody said that it is hard. */
export const GentleOffer = ({ feeling, breathe }: GentleOfferProps) => {
  const music = musicForFeeling(feeling);
  return (
    <div className="mt-3 max-w-2xl rounded-3xl bg-calm-soft px-5 py-4">
      <p>
        {gentleWords[feeling]} Try {gentleMinutes(Number.POSITIVE_INFINITY, feeling)} minutes.
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {breathe}
        <Button size="small" onClick={() => playMoodSoon(music)}>
          <Music aria-hidden="true" />
          {playLabels[music] ?? 'Play steady music'}
        </Button>
      </div>
    </div>
  );
};
