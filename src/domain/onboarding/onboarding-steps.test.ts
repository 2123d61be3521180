import { describe, expect, it } from 'vitest';
import { isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { onboardingPath, onboardingSeenKey, onboardingSteps } from '#domain/onboarding/onboarding-steps.ts';

const ids = (isBuilt: (path: string) => boolean) => onboardingSteps(isBuilt).map((step) => step.id);

describe('[SHELL-05] the steps of the onboarding wizard', () => {
  it('has three steps once every page they show is built', () => {
    expect(ids(() => true)).toEqual(['welcome', 'music', 'tasks']);
  });

  it('leaves the music step out until its page is built', () => {
    expect(ids((path) => path !== '/music')).toEqual(['welcome', 'tasks']);
    expect(ids(isBuiltPath).includes('music')).toBe(isBuiltPath('/music'));
  });

  it('opens on a page that is built', () => {
    expect(isBuiltPath(onboardingPath)).toBe(true);
  });

  it('remembers per person that it was seen, also after sign-out', () => {
    expect(onboardingSeenKey('a')).not.toBe(onboardingSeenKey('b'));
    expect(isClearedAtSignOut(onboardingSeenKey('6f1c2d34-0000-4000-8000-000000000000'))).toBe(false);
  });
});
