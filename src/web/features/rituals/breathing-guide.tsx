import { useState } from 'react';
import { type BreathPhase, breathAt } from '#domain/rituals/breath.ts';
import { classNames } from '#web/ui/class-names.ts';

const words: Readonly<Record<BreathPhase, string>> = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out' };

interface BreathingGuideProps {
  /** Seconds of breathing so far. */
  readonly seconds: number;
  readonly paused: boolean;
}

/**
 * A shape that grows and shrinks, with the words in it. Where motion is not wanted the stylesheet holds the shape still
 * and the words alone change. Not read aloud every few seconds: the step's own text says how long each part is.
 */
export const BreathingGuide = ({ seconds, paused }: BreathingGuideProps) => {
  // The shape joins the breath where it is, once; from there on both keep the same time.
  const [joinedAt] = useState(seconds);
  const { phase, left } = breathAt(seconds);
  return (
    <div aria-hidden="true" data-breath={phase} className="grid size-36 place-items-center sm:size-44">
      <span
        className={classNames(
          'breath col-start-1 row-start-1 size-full rounded-full bg-calm-soft',
          paused && 'breath-paused',
        )}
        style={{ animationDelay: `-${joinedAt}s` }}
      />
      <span className="relative col-start-1 row-start-1 text-center">
        <span className="block text-lg font-medium whitespace-nowrap">{words[phase]}</span>
        <span className="block text-muted tabular-nums">{left}</span>
      </span>
    </div>
  );
};
