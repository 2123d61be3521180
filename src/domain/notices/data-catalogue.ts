import type { ToastMessage } from '#domain/notices/message.ts';
import { toast } from '#domain/notices/toast.ts';

// Beside the catalogue and not in it: only pages about what is held of a person say these.

export const dataCatalogue = {
  pointMade: toast('success', 'Restore point made', 'You can go back to this moment for 30 days.'),
  pointNotMade: toast('error', 'No restore point made', 'Nothing was changed. Please try again.'),
  wentBack: toast('success', 'You went back', 'Your other devices follow by themselves.'),
  wentBackUndone: toast('success', 'Undone', 'Everything is as it was before you went back.'),
  notGoneBack: toast('error', 'Nothing went back', 'Everything is as it was. Please try again.'),
  pointsDeleted: toast('success', 'Restore points deleted', 'What you have now is as it was.'),
  backFromBin: toast('success', 'Back from the bin'),
  goneForGood: toast('success', 'Deleted for good'),
  notDeletedForGood: toast('error', 'Not deleted', 'Nothing was changed. Please try again.'),
  accountKept: toast('success', 'Your account stays', 'Nothing was deleted.'),
  accountNotKept: toast(
    'error',
    'We couldn’t call it off',
    'Your account is still to be deleted. Please try again.',
  ),
  dataToBin: toast('success', 'Deleted, with a restore point', 'You can bring it back for 30 days.'),
} as const satisfies Readonly<Record<string, ToastMessage>>;
