export type OnboardingStepId = 'welcome' | 'music' | 'tasks';

export interface OnboardingStep {
  readonly id: OnboardingStepId;
  readonly title: string;
  readonly text: string;
  /** The page a step speaks of; it shows once that page exists. */
  readonly needs: string;
}

/** Spec 1 §2: three steps, in this order. */
const steps: readonly OnboardingStep[] = [
  {
    id: 'welcome',
    title: 'Welcome to Kindling',
    text: 'Say how much energy you have. Kindling shows you one task that fits and keeps the rest out of sight until you ask.',
    needs: '/app',
  },
  {
    id: 'music',
    title: 'Music to focus with',
    text: 'Pick a mood and press play. The music keeps playing while you move around the app and work.',
    needs: '/music',
  },
  {
    id: 'tasks',
    title: 'One task at a time',
    text: 'Write down what’s on your mind, how long it takes and how much energy it needs. If you finish or delete something by mistake, press Undo.',
    needs: '/tasks',
  },
];

export const onboardingSteps = (isBuilt: (path: string) => boolean): readonly OnboardingStep[] =>
  steps.filter((step) => isBuilt(step.needs));

/** Kept at sign-out: it is about the person, and there is nothing private in it. */
export const onboardingSeenKey = (userId: string): string => `kindling-onboarding-seen-${userId}`;

/**
 * The dashboard, which is where "Look around" leads. Never /welcome, which asks a question already, nor a page
 * somebody opened to do one thing.
 */
export const onboardingPath = '/app';
