import type { ToastMessage } from '#domain/notices/message.ts';
import { toast } from '#domain/notices/toast.ts';

// Beside the catalogue and not in it: only those who share with somebody, or look in, read these.

export const sharingCatalogue = {
  notShared: toast('info', 'Nothing was changed'),
  shareEnded: toast('success', 'Ended', 'Nothing is shared any more.'),
  invitationSent: toast('success', 'Invitation sent'),
  invitationWithdrawn: toast('success', 'Taken back', 'The link no longer works.'),
  questionAnswered: toast('success', 'Answered', 'Only the one who asked reads it.'),
  questionPutAside: toast('info', 'Put aside for this week', 'Nobody is told.'),
  questionAsked: toast('success', 'Your question is set', 'It comes up once a week. They may leave it.'),
  questionTakenBack: toast('success', 'No question any more', 'You can set a new one at any time.'),
} as const satisfies Readonly<Record<string, ToastMessage>>;
