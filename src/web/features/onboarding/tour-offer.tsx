import { useState } from 'react';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { onboardingSeenKey, onboardingSteps } from '#domain/onboarding/onboarding-steps.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { useRestoreFocus } from '#web/platform/use-restore-focus.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const loadWizard = async () =>
  (await import('#web/features/onboarding/onboarding-wizard.tsx')).OnboardingWizard;

const steps = onboardingSteps(isBuiltPath);

/**
 * Spec 1 §2: for a signed-in person who has not seen it, once, however they close it. It waits to be asked: nothing
 * stands between somebody and their first session.
 */
export const TourOffer = () => {
  const { userId } = useRecordStore();
  const [isDue, setDue] = useState(() => localStore.read(onboardingSeenKey(userId)) === null);
  const [open, setOpen] = useState(false);
  // The button goes with the offer: the keyboard goes on from the page's heading.
  useRestoreFocus(isDue);
  if (!isDue) return null;
  const close = (): void => {
    localStore.write(onboardingSeenKey(userId), 'true');
    setDue(false);
  };
  return (
    <aside aria-label="Tour" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <p>New here? The tour takes one minute.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Take the tour
        </Button>
        <Button size="small" kind="plain" onClick={close}>
          No thanks
        </Button>
      </div>
      {open && <LazyPart need={1} load={loadWizard} props={{ steps, onClose: close }} />}
    </aside>
  );
};
