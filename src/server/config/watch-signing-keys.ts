import type { Secrets } from '#server/config/secrets.ts';

/** A new key waits far longer than this before it signs, so every host knows it by then. */
const INTERVAL_MS = 60_000;

/** A rotation is a change of a file, made by another process. */
export const watchSigningKeys = (options: {
  readonly secrets: Pick<Secrets, 'reloadSigningKeys'>;
  readonly logError: (message: string, cause: unknown) => void;
}): (() => void) => {
  const timer = setInterval(() => {
    options.secrets
      .reloadSigningKeys()
      .catch((error: unknown) => options.logError('The signing keys could not be read again', error));
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
