import { Pause, Play } from 'lucide-react';
import { feelingLabels } from '#domain/energy/feeling.ts';
import { leftMs, type RitualEvent, type RitualState } from '#domain/rituals/ritual-machine.ts';
import type { RitualStep } from '#domain/rituals/ritual-presets.ts';
import { BreathingGuide } from '#web/features/rituals/breathing-guide.tsx';
import { onTheClock, ritualIcons } from '#web/features/rituals/ritual-display.ts';
import { StepRing } from '#web/features/rituals/step-ring.tsx';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

// There are steps before it in which to fetch it.
const ritualMusic = createLazyPart(
  async () => (await import('#web/features/rituals/ritual-music.tsx')).RitualMusic,
);

const Dots = ({ count, at }: { readonly count: number; readonly at: number }) => (
  <span aria-hidden="true" className="flex items-center gap-1.5">
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        className={
          index === at
            ? 'h-2 w-6 rounded-full bg-calm'
            : `size-2 rounded-full ${index < at ? 'bg-calm' : 'bg-edge'}`
        }
      />
    ))}
  </span>
);

interface StepPictureProps {
  readonly step: RitualStep;
  readonly seconds: number;
  readonly isRunning: boolean;
}

const StepPicture = ({ step, seconds, isRunning }: StepPictureProps) => {
  if (step.type === 'breathing') {
    return <BreathingGuide key={step.id} seconds={step.duration - seconds} paused={!isRunning} />;
  }
  const Icon = ritualIcons[step.icon];
  return <Icon aria-hidden="true" strokeWidth={1.25} className="size-16 text-calm sm:size-20" />;
};

interface RitualStepViewProps {
  readonly state: RitualState;
  readonly step: RitualStep;
  readonly at: number;
  readonly now: number;
  readonly send: (event: RitualEvent) => void;
}

export const RitualStepView = ({ state, step, at, now, send }: RitualStepViewProps) => {
  const seconds = Math.ceil(leftMs(state, now) / 1000);
  const isRunning = state.phase === 'running';
  const count = state.ritual.steps.length;
  return (
    <div className="text-center">
      <div className="flex items-center justify-center gap-3">
        <Dots count={count} at={at} />
        <span className="text-sm text-muted">
          Step {at + 1} of {count}
        </span>
      </div>
      <div className="mt-4">
        <StepRing left={seconds / step.duration}>
          <StepPicture step={step} seconds={seconds} isRunning={isRunning} />
        </StepRing>
      </div>
      <p role="timer" aria-label="Time left" className="mt-3 text-2xl font-medium tabular-nums">
        {onTheClock(seconds)}
      </p>
      {/* The next step comes by itself: said once, and not again with every second. */}
      <div aria-live="polite">
        <span className="sr-only">
          Step {at + 1} of {count}.{' '}
        </span>
        <p className="mt-2 text-xl font-semibold">{step.title}</p>
        <p className="mx-auto mt-1 min-h-[3.2em] max-w-md text-muted">{step.description}</p>
        {state.phase === 'waiting' && (
          <p className="mx-auto mt-1 max-w-md">You were away for a while, so this step starts over.</p>
        )}
      </div>
      {step.type === 'music' && (
        <div className="mt-1 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          <p>
            Mood: <span className="font-medium">{feelingLabels[state.mood]}</span>
          </p>
          <ritualMusic.Part mood={state.mood} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {isRunning ? (
          <Button className="max-sm:grow" onClick={() => send({ type: 'pause' })}>
            <Pause aria-hidden="true" />
            Pause
          </Button>
        ) : (
          <Button kind="primary" className="max-sm:grow" onClick={() => send({ type: 'go-on' })}>
            <Play aria-hidden="true" />
            {state.phase === 'waiting' ? 'Start Step' : 'Continue'}
          </Button>
        )}
        <Button className="max-sm:grow" onClick={() => send({ type: 'skip-step' })}>
          Skip Step
        </Button>
        <Button
          kind={isRunning ? 'primary' : 'quiet'}
          className="max-sm:grow"
          onClick={() => send({ type: 'complete-step' })}
        >
          Complete Step
        </Button>
      </div>
      <Button kind="plain" className="mt-2" onClick={() => send({ type: 'change-ritual' })}>
        Change Ritual
      </Button>
    </div>
  );
};
