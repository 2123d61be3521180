import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { onboardingPath, onboardingSteps } from '#domain/onboarding/onboarding-steps.ts';
import { hasSeenOnboarding, markOnboardingSeen } from '#web/features/onboarding/onboarding-memory.ts';
import { useLatePart } from '#web/ui/use-late-part.ts';

const loadWizard = async () =>
  (await import('#web/features/onboarding/onboarding-wizard.tsx')).OnboardingWizard;

const steps = onboardingSteps(isBuiltPath);

/** Spec 1 §2: shown once to a signed-in person who has not seen it, however they close it. */
export const Onboarding = ({ userId }: { readonly userId: string }) => {
  const { pathname } = useLocation();
  const [isDue, setDue] = useState(false);
  const isHere = pathname === onboardingPath;
  useEffect(() => {
    // Whoever is in the middle of another dialog is not interrupted; the next visit will do.
    const isBusy = document.querySelector('dialog[open]') !== null;
    setDue(isHere && !isBusy && !hasSeenOnboarding(userId));
  }, [isHere, userId]);
  const isShown = isDue && isHere;
  const Wizard = useLatePart(isShown ? 1 : 0, loadWizard);
  if (!isShown || Wizard === null) return null;
  const close = (): void => {
    markOnboardingSeen(userId);
    setDue(false);
  };
  return <Wizard steps={steps} onClose={close} />;
};
