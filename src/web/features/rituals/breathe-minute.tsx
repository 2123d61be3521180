import { Wind } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BreathingGuide } from '#web/features/rituals/breathing-guide.tsx';
import { Button } from '#web/ui/button.tsx';

const wholeMinute = 60;

/** A minute of breathing on its own, without the rest of a ritual. */
export const BreatheMinute = () => {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  const breathing = startedAt !== null && seconds < wholeMinute;
  useEffect(() => {
    if (startedAt === null || !breathing) return undefined;
    const beat = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 250);
    return () => clearInterval(beat);
  }, [startedAt, breathing]);
  const toggle = (): void => {
    setSeconds(0);
    setStartedAt(breathing ? null : Date.now());
  };
  return (
    <div>
      <Button size="small" onClick={toggle}>
        <Wind aria-hidden="true" />
        {breathing ? 'Stop' : 'Breathe for a minute'}
      </Button>
      {breathing && (
        <div className="mt-3">
          <p className="sr-only">In for four, hold for two, out for six.</p>
          <BreathingGuide seconds={seconds} paused={false} />
        </div>
      )}
    </div>
  );
};
