import { signedOutWords } from '#domain/auth/signed-out.ts';
import { sessionMessages } from '#domain/sessions/session-messages.ts';
import type { Message, NoticeKind, NoticeMessage, ToastMessage } from '#domain/notices/message.ts';

const toast = (kind: NoticeKind, title: string, description?: string): ToastMessage => ({
  regime: 'toast',
  kind,
  title,
  ...(description === undefined ? {} : { description }),
});

const notice = (kind: NoticeKind, description: string): NoticeMessage => ({
  regime: 'notice',
  kind,
  description,
});

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

  networkError: toast('error', 'Network Error', 'Please check your internet connection and try again.'),
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

  // The board of the team, where two people may reach for the same thing.
  columnNotEmpty: toast(
    'info',
    'Not empty yet',
    'Move or delete its cards first. Then you can remove the column.',
  ),
  changedMeanwhile: toast('info', 'Changed meanwhile', 'Somebody else was faster. You see it as it is now.'),

  focusEnded: toast('success', 'Focus ended', 'Every minute counts.'),
  stepDone: toast('success', 'Step done'),
  thoughtParked: toast('success', 'Parked', 'It’s in your Inbox.'),

  projectAdded: toast('success', 'Created', 'What’s its first task?'),
  projectWaits: toast('success', 'Created', 'It’s on hold, below. Three at a time is plenty.'),
  projectPaused: toast('success', 'Paused', 'It’s paused until you bring it back.'),
  projectFinished: toast('success', 'Finished', 'That was a whole project.'),
  projectBack: toast('success', 'Welcome back', 'The project is active again.'),
  projectDeleted: toast('success', 'Deleted', 'The project is gone. Its tasks stay.'),
  milestoneReached: toast('success', 'Milestone reached'),
  milestoneOpen: toast('success', 'Reopened'),
  freshStart: toast('success', 'A fresh start', 'They’re under Someday. Nothing was deleted.'),

  pointMade: toast('success', 'Restore point made', 'You can go back to this moment for 30 days.'),
  pointNotMade: toast('error', 'No restore point made', 'Nothing was changed. Please try again.'),
  wentBack: toast('success', 'You went back', 'Your other devices follow by themselves.'),
  wentBackUndone: toast('success', 'Undone', 'Everything is as it was before you went back.'),
  notGoneBack: toast('error', 'Nothing went back', 'Everything is as it was. Please try again.'),
  pointsDeleted: toast('success', 'Restore points deleted', 'What you have now is as it was.'),
  backFromBin: toast('success', 'Back from the bin'),
  goneForGood: toast('success', 'Deleted for good'),
  notDeletedForGood: toast('error', 'Not deleted', 'Nothing was changed. Please try again.'),

  trackPutAside: toast('success', 'Put aside', 'It won’t play until you bring it back.'),
  trackBack: toast('success', 'Brought back', 'It can play again.'),

  notShared: toast('info', 'Nothing was changed'),
  shareEnded: toast('success', 'Ended', 'Nothing is shared any more.'),
  invitationSent: toast('success', 'Invitation sent'),
  invitationWithdrawn: toast('success', 'Taken back', 'The link no longer works.'),
  questionAnswered: toast('success', 'Answered', 'Only the one who asked reads it.'),
  questionPutAside: toast('info', 'Put aside for this week', 'Nobody is told.'),
  questionAsked: toast('success', 'Your question is set', 'It comes up once a week. They may leave it.'),
  questionTakenBack: toast('success', 'No question any more', 'You can set a new one at any time.'),

  sessionNotCreated: toast(
    'error',
    sessionMessages.create,
    'You can carry on. This device may not show up in your list of devices.',
  ),
  sessionsNotEnded: toast('error', sessionMessages.logout, 'Nothing was changed. Please try again.'),
  deviceNotTrusted: toast('error', sessionMessages.trust, 'Nothing was changed. Please try again.'),
  pinSet: toast('success', 'PIN set', 'You need it the next time you sign in.'),
  pinRemoved: toast('success', 'PIN removed', 'You can sign in without it.'),
  recoveryCodeUsed: toast('success', 'Signed in with a recovery code'),
  recoveryCodeTaken: toast('success', 'Recovery code taken'),
  factorAdded: toast('success', 'Two-step sign-in is on', 'We’ll ask for a code when you sign in.'),
  factorRemoved: toast('success', 'Authenticator app removed'),
  accountKept: toast('success', 'Your account stays', 'Nothing was deleted.'),
  accountNotKept: toast(
    'error',
    'We couldn’t call it off',
    'Your account is still to be deleted. Please try again.',
  ),
  dataToBin: toast('success', 'Deleted, with a restore point', 'You can bring it back for 30 days.'),
  dataGone: toast('success', 'Deleted for good'),

  offline: notice('warning', 'You’re offline. What you write is saved on this device.'),
  nothingKept: notice(
    'warning',
    'This browser can’t save anything on this device. What you write goes straight to the server, so stay online.',
  ),
  backOnline: notice('success', 'Back online.'),
  unsentRestored: notice('success', 'Your unsent changes are back and are being sent.'),
  newVersion: notice('info', 'A new version of Kindling is ready. What you’ve typed is safe.'),
} as const satisfies Readonly<Record<string, Message>>;
