import { useState } from 'react';
import { useLocation } from 'react-router';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { onboardingPath, onboardingSeenKey, onboardingSteps } from '#domain/onboarding/onboarding-steps.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const loadWizard = async () =>
  (await import('#web/features/onboarding/onboarding-wizard.tsx')).OnboardingWizard;

const steps = onboardingSteps(isBuiltPath);

/** Whoever is in the middle of another dialog is not interrupted; the next visit will do. */
const isDueFor = (userId: string): boolean =>
  localStore.read(onboardingSeenKey(userId)) === null && document.querySelector('dialog[open]') === null;

const Offer = ({ userId }: { readonly userId: string }) => {
  const [isDue, setDue] = useState(() => isDueFor(userId));
  if (!isDue) return null;
  const close = (): void => {
    localStore.write(onboardingSeenKey(userId), 'true');
    setDue(false);
  };
  return <LazyPart need={1} load={loadWizard} props={{ steps, onClose: close }} />;
};

/** Spec 1 §2: shown once to a signed-in person who has not seen it, however they close it. */
export const Onboarding = ({ userId }: { readonly userId: string }) => {
  const { pathname } = useLocation();
  return pathname === onboardingPath && <Offer key={userId} userId={userId} />;
};
