import { describe, expect, it } from 'vitest';
import { isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { onboardingPath, onboardingSeenKey, onboardingSteps } from '#domain/onboarding/onboarding-steps.ts';

const ids = (isBuilt: (path: string) => boolean) => onboardingSteps(isBuilt).map((step) => step.id);

describe('[SHELL-05] the steps of the wizard', () => {
  it('are three once everything they speak of is built', () => {
    expect(ids(() => true)).toEqual(['welcome', 'music', 'tasks']);
  });

  it('leave the music out until there is a page for it', () => {
    expect(ids((path) => path !== '/music')).toEqual(['welcome', 'tasks']);
    expect(ids(isBuiltPath).includes('music')).toBe(isBuiltPath('/music'));
  });

  it('are shown on a page that exists', () => {
    expect(isBuiltPath(onboardingPath)).toBe(true);
  });

  it('are remembered per person, also after signing out', () => {
    expect(onboardingSeenKey('a')).not.toBe(onboardingSeenKey('b'));
    expect(isClearedAtSignOut(onboardingSeenKey('6f1c2d34-0000-4000-8000-000000000000'))).toBe(false);
  });
});
