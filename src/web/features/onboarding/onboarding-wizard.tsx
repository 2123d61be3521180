import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { OnboardingStep } from '#domain/onboarding/onboarding-steps.ts';
import { OnboardingPicture } from '#web/features/onboarding/onboarding-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ProgressProps {
  readonly id: string;
  readonly steps: readonly OnboardingStep[];
  readonly at: number;
}

const roomy = 'grow px-4! sm:min-h-12! sm:grow-0 sm:px-7! sm:text-lg!';

const Progress = ({ id, steps, at }: ProgressProps) => (
  <div className="flex items-center justify-center gap-3">
    <span aria-hidden="true" className="flex items-center gap-1.5">
      {steps.map((step, index) => (
        <span
          key={step.id}
          className={index === at ? 'h-2 w-6 rounded-full bg-calm' : 'size-2 rounded-full bg-edge'}
        />
      ))}
    </span>
    <span id={id} className="text-sm text-muted">
      Step {at + 1} of {steps.length}
    </span>
  </div>
);

interface OnboardingWizardProps {
  readonly steps: readonly OnboardingStep[];
  readonly onClose: () => void;
}

export const OnboardingWizard = ({ steps, onClose }: OnboardingWizardProps) => {
  const [at, setAt] = useState(0);
  const id = useId();
  const textId = `${id}-text`;
  const progressId = `${id}-progress`;
  const step = steps[at];
  const headingId = `${id}-${step?.id}`;
  useEffect(() => {
    // After the dialog's own effect, which puts the focus on the first button.
    document.getElementById(headingId)?.focus();
  }, [headingId]);
  if (step === undefined) return null;
  const isLast = at === steps.length - 1;
  return (
    <Dialog open onClose={onClose} labelledBy={headingId}>
      <div className="flex flex-col p-4 pb-5 sm:p-6">
        <div className="relative overflow-hidden rounded-3xl bg-raised near-the-fire">
          <OnboardingPicture step={step.id} />
          <Button
            kind="plain"
            size="icon"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-2 right-2 hover:bg-surface"
          >
            <X aria-hidden="true" />
          </Button>
        </div>
        <div className="px-2 pt-6 text-center sm:px-6">
          <h2
            id={headingId}
            tabIndex={-1}
            aria-describedby={`${textId} ${progressId}`}
            className="text-2xl font-semibold outline-none sm:text-3xl"
          >
            {step.title}
          </h2>
          <p id={textId} className="mt-3 min-h-[6.5rem] text-lg text-muted sm:min-h-[5rem]">
            {step.text}
          </p>
        </div>
        <div className="mt-5">
          <Progress id={progressId} steps={steps} at={at} />
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          {at > 0 ? (
            <Button onClick={() => setAt(at - 1)} className={roomy}>
              <ArrowLeft aria-hidden="true" />
              Previous
            </Button>
          ) : (
            <span className="max-sm:hidden" />
          )}
          {isLast ? (
            <Button kind="primary" onClick={onClose} className={roomy}>
              Get Started
            </Button>
          ) : (
            <Button kind="primary" onClick={() => setAt(at + 1)} className={roomy}>
              Next
              <ArrowRight aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};
