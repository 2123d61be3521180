import type { ReactNode } from 'react';

/** Water at night: the upper edge of the band, and what lies below it. */
const Waves = () => (
  <svg
    viewBox="0 0 1440 120"
    width="1440"
    height="120"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="absolute inset-x-0 bottom-full block h-10 w-full sm:h-20"
  >
    <path
      d="M0 78c180-52 330-52 520-14s330 38 500 2 290-42 420-14v68H0z"
      fill="var(--calm-soft)"
      opacity=".5"
    />
    <path d="M0 98c210-34 380-30 560-4s350 22 520-8 250-24 360-4v38H0z" fill="var(--calm-soft)" />
  </svg>
);

interface MusicBandProps {
  /** Who is listening, and the way to more. */
  readonly hint: ReactNode;
  /** Something to press play on. */
  readonly children: ReactNode;
}

/** The quiet half of the page: large words, and three tracks that really play. */
export const MusicBand = ({ hint, children }: MusicBandProps) => (
  <section id="music-demo" aria-labelledby="music-demo-title" className="relative bg-calm-soft">
    <Waves />
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-x-16 gap-y-12 px-5 py-20 sm:px-6 lg:grid-cols-2 lg:py-28">
      <div>
        <h2 id="music-demo-title" className="text-4xl leading-tight font-semibold sm:text-5xl">
          Press play, then forget it’s there
        </h2>
        <p className="mt-6 max-w-lg text-xl">
          Soft beats, slow chords, rain. No words, no sudden sounds. All of it made here, for work and for
          rest.
        </p>
        <div className="mt-9">{hint}</div>
      </div>
      {children}
    </div>
  </section>
);
