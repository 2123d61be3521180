import { feelingLabels } from '#domain/energy/feeling.ts';
import type { RitualEvent, RitualState } from '#domain/rituals/ritual-machine.ts';
import { footer, wholeMinutes, ritualIcons } from '#web/features/rituals/ritual-display.ts';
import { Button } from '#web/ui/button.tsx';

interface RitualReviewProps {
  readonly state: RitualState;
  readonly send: (event: RitualEvent) => void;
}

export const RitualReview = ({ state: { ritual, mood }, send }: RitualReviewProps) => (
  <>
    <p className="text-lg">{ritual.description}</p>
    <p className="mt-1 text-muted">
      {wholeMinutes(ritual.duration)}, then into focus. Mood: {feelingLabels[mood].toLowerCase()}.
    </p>
    <ol className="mt-4 divide-y divide-line">
      {ritual.steps.map((step) => {
        const Icon = ritualIcons[step.icon];
        return (
          <li key={step.id} className="flex gap-4 py-3">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-calm" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
                {step.title}
                <span className="text-sm font-normal text-muted">{wholeMinutes(step.duration)}</span>
              </p>
              <p className="text-muted">{step.description}</p>
            </div>
          </li>
        );
      })}
    </ol>
    <div className={`${footer} flex flex-wrap-reverse justify-between gap-3`}>
      <Button className="max-sm:grow" onClick={() => send({ type: 'change-ritual' })}>
        Change Ritual
      </Button>
      <Button kind="primary" className="max-sm:grow" onClick={() => send({ type: 'start' })}>
        Start Ritual
      </Button>
    </div>
  </>
);
