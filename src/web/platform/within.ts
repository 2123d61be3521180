import { AppError } from '#web/platform/app-error.ts';

/** What comes of the work in the given time. After that nobody waits for it, though it may go on. */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AppError('unreachable', 'It took too long')), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
