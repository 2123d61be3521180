import type { catalogue } from '#domain/notices/catalogue.ts';

/** Spec 1 §8, word for word; a description it does not give is null here. */
export const specifiedToasts: readonly (readonly [keyof typeof catalogue, string, string | null])[] = [
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

/** The messages of spec 1 §8 that stand beside its catalogue. */
export const specifiedTexts = [
  ['featureNeedsSignIn', 'Sign-in required to access this feature'],
  ['featureNeedsAuthentication', 'Authentication required to access this feature'],
  ['tooManyAttempts', 'Too many authentication attempts. Please wait before trying again.'],
] as const;
