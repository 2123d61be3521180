import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/notices/catalogue.ts';

// Spec 1 §8, word for word; a description it does not give is null here.
const specified: readonly (readonly [keyof typeof catalogue, string, string | null])[] = [
  ['saved', 'Saved', null],
  ['deleted', 'Deleted', null],
  ['created', 'Created', null],
  ['updated', 'Updated', null],
  ['connected', 'Connected', null],
  ['disconnected', 'Disconnected', null],
  ['copied', 'Copied', null],
  ['uploaded', 'Uploaded', null],
  ['downloaded', 'Downloaded', null],
  ['saveFailed', 'Save Failed', 'Could not save. Please try again.'],
  ['deleteFailed', 'Delete Failed', 'Could not delete. Please try again.'],
  ['createFailed', 'Create Failed', 'Could not create. Please try again.'],
  ['updateFailed', 'Update Failed', 'Could not update. Please try again.'],
  ['connectionFailed', 'Connection Failed', 'Could not connect. Please try again.'],
  ['networkError', 'Network Error', 'Please check your internet connection and try again.'],
  ['authenticationRequired', 'Authentication Required', 'Please sign in to continue.'],
  ['accessDenied', 'Access Denied', "You don't have permission to perform this action."],
  ['invalidInput', 'Invalid Input', 'Please check your input and try again.'],
  ['uploadFailed', 'Upload Failed', null],
  ['operationFailed', 'Operation Failed', 'Something went wrong. Please try again.'],
  ['loadFailed', 'Load Failed', null],
  ['welcome', 'Welcome', null],
  ['authenticationFailed', 'Authentication Failed', null],
  ['signInRequired', 'Sign In Required', null],
  ['signedOut', 'Signed Out', null],
];

describe('[TOAST-01] the message catalogue', () => {
  it.each(specified)('gives the message %s the title %j', (id, title, description) => {
    const message = catalogue[id];
    expect(message).toMatchObject({ regime: 'toast', title });
    expect(message.description).toMatch(/^[A-Z].+\.$/);
    expect(message.description).toBe(description ?? message.description);
  });

  it.each([
    ['featureNeedsSignIn', 'Sign-in required to access this feature'],
    ['featureNeedsAuthentication', 'Authentication required to access this feature'],
    ['tooManyAttempts', 'Too many authentication attempts. Please wait before trying again.'],
  ] as const)('shows for the message %s the text %j', (id, words) => {
    expect(Object.values(catalogue[id])).toContain(words);
  });

  it('[TOAST-02] shows background events as notices and everything else as toasts', () => {
    const notices = Object.entries(catalogue).filter(([, message]) => message.regime === 'notice');
    expect(notices.map(([id]) => id)).toEqual([
      'offline',
      'nothingKept',
      'backOnline',
      'unsentRestored',
      'newVersion',
    ]);
  });

  it('has no two messages with the same words', () => {
    const words = Object.values(catalogue).map(({ title, description }) => `${title} ${description}`);
    expect(new Set(words).size).toBe(words.length);
  });
});
