import { authTimings } from '#domain/auth/auth-timings.ts';
import { logger } from '#web/services/logging/logger.ts';

/** Spec 1 §4: the threat analysis starts 1000 ms after the sign-in. Nobody waits for it. */
export const analyzeSoon = (userId: string): void => {
  setTimeout(() => {
    import('#web/features/auth/sign-in-analysis-mutations.ts')
      .then(async ({ analyzeSignIn }) => analyzeSignIn(userId))
      .catch((error: unknown) => logger.warn('The sign-in was not analysed', { error }, 'threats'));
  }, authTimings.signInAnalysis);
};
