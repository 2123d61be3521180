import { notice, toast } from '#domain/notices/toast.ts';

// What a page may have to say that has loaded nothing else: of the catalogue, and apart from the rest of it.

export const networkError = toast(
  'error',
  'Network Error',
  'Please check your internet connection and try again.',
);

export const newVersion = notice('info', 'A new version of Kindling is ready. What you’ve typed is safe.');
