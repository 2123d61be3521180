import { onboardingSeenKey } from '#domain/onboarding/onboarding-steps.ts';
import { localStore } from '#web/platform/browser-storage.ts';

export const hasSeenOnboarding = (userId: string): boolean =>
  localStore.read(onboardingSeenKey(userId)) !== null;

export const markOnboardingSeen = (userId: string): void =>
  localStore.write(onboardingSeenKey(userId), 'true');
