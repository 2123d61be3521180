import { signedOutWords } from '#domain/auth/signed-out.ts';
import { sessionMessages } from '#domain/sessions/session-messages.ts';
import type { Message } from '#domain/notices/message.ts';
import { notice, toast } from '#domain/notices/toast.ts';
import { networkError, newVersion } from '#domain/notices/visitor-messages.ts';

/** Spec 1 §8: said when nothing better is known. */
export const somethingWentWrong = 'Something went wrong. Please try again.';

/**
 * Every message that appears and goes by itself, and where it appears: a toast for the outcome of what the person
 * did, a notice for what happened in the background (decision 023). Titles, and the descriptions of failures, are
 * those of spec 1 §8; a description there may be replaced by a name, such as the task's.
 */
export const catalogue = {
  saved: toast('success', 'Saved', 'Your changes are saved.'),
  deleted: toast('success', 'Deleted', 'It’s gone.'),
  created: toast('success', 'Created', 'It’s ready when you need it.'),
  updated: toast('success', 'Updated', 'The change is saved.'),
  connected: toast('success', 'Connected', 'You’re connected and ready.'),
  disconnected: toast('info', 'Disconnected', 'You can connect again whenever you like.'),
  copied: toast('success', 'Copied', 'Ready to paste.'),
  uploaded: toast('success', 'Uploaded', 'Your file has been uploaded.'),
  downloaded: toast('success', 'Downloaded', 'The file is on your device.'),

  saveFailed: toast('error', 'Save Failed', 'Could not save. Please try again.'),
  deleteFailed: toast('error', 'Delete Failed', 'Could not delete. Please try again.'),
  createFailed: toast('error', 'Create Failed', 'Could not create. Please try again.'),
  updateFailed: toast('error', 'Update Failed', 'Could not update. Please try again.'),
  connectionFailed: toast('error', 'Connection Failed', 'Could not connect. Please try again.'),
  uploadFailed: toast('error', 'Upload Failed', 'Could not upload. Please try again.'),
  loadFailed: toast('error', 'Load Failed', 'Could not load. Please try again.'),
  operationFailed: toast('error', 'Operation Failed', somethingWentWrong),

  networkError,
  authenticationRequired: toast('error', 'Authentication Required', 'Please sign in to continue.'),
  accessDenied: toast('error', 'Access Denied', "You don't have permission to perform this action."),
  invalidInput: toast('error', 'Invalid Input', 'Please check your input and try again.'),

  welcome: toast('success', 'Welcome', 'Good to have you here.'),
  authenticationFailed: toast('error', 'Authentication Failed', 'We couldn’t sign you in. Please try again.'),
  tooManyAttempts: toast(
    'error',
    'Authentication Failed',
    'Too many authentication attempts. Please wait before trying again.',
  ),
  signInRequired: toast('info', 'Sign In Required', 'Sign in, and you’ll come right back here.'),
  signedOut: toast('success', 'Signed Out', signedOutWords.everywhere),
  featureNeedsSignIn: toast('error', 'Sign-in required to access this feature'),
  featureNeedsAuthentication: toast('error', 'Authentication required to access this feature'),

  taskDone: toast('success', 'Done'),
  stepsAdded: toast('success', 'Steps added', 'The first one is small on purpose.'),
  taskBack: toast('success', 'Put back', 'It’s back on your list.'),
  taskTomorrow: toast('success', 'Tomorrow', 'It comes back tomorrow.'),
  taskNotThisWeek: toast('success', 'Not this week', 'It comes back on Monday.'),
  taskSomeday: toast('success', 'Someday', 'No day set. Find it under Later.'),
  taskLetGo: toast('success', 'Let go', 'Making room counts too.'),
  taskToday: toast('success', 'Today', 'It’s on today’s list.'),
  keptInToday: toast('success', 'Kept in Today', 'They stay where they were.'),
  movedToInbox: toast('success', 'Moved to your Inbox', 'Sort them whenever you like.'),
  archived: toast('success', 'Archived', 'It’s out of your lists. Search still finds it.'),
  broughtBack: toast('success', 'Brought back', 'It’s where it was.'),
  taskMoved: toast('info', 'Moved', 'Your order is saved.'),

  focusEnded: toast('success', 'Focus ended', 'Every minute counts.'),
  stepDone: toast('success', 'Step done'),
  thoughtParked: toast('success', 'Parked', 'It’s in your Inbox.'),

  freshStart: toast('success', 'A fresh start', 'They’re under Someday. Nothing was deleted.'),

  trackPutAside: toast('success', 'Put aside', 'It won’t play until you bring it back.'),
  trackBack: toast('success', 'Brought back', 'It can play again.'),

  sessionNotCreated: toast(
    'error',
    sessionMessages.create,
    'You can carry on. This device may not show up in your list of devices.',
  ),
  sessionsNotEnded: toast('error', sessionMessages.logout, 'Nothing was changed. Please try again.'),
  deviceNotTrusted: toast('error', sessionMessages.trust, 'Nothing was changed. Please try again.'),

  offline: notice('warning', 'You’re offline. What you write is saved on this device.'),
  nothingKept: notice(
    'warning',
    'This browser can’t save anything on this device. What you write goes straight to the server, so stay online.',
  ),
  backOnline: notice('success', 'Back online.'),
  unsentRestored: notice('success', 'Your unsent changes are back and are being sent.'),
  newVersion,
} as const satisfies Readonly<Record<string, Message>>;
