import type { ToastMessage } from '#domain/notices/message.ts';
import { toast } from '#domain/notices/toast.ts';

// Beside the catalogue and not in it: only the second step of a sign-in and its settings say these.

export const factorCatalogue = {
  pinSet: toast('success', 'PIN set', 'You need it the next time you sign in.'),
  pinRemoved: toast('success', 'PIN removed', 'You can sign in without it.'),
  recoveryCodeUsed: toast('success', 'Signed in with a recovery code'),
  recoveryCodeTaken: toast('success', 'Recovery code taken'),
  factorAdded: toast('success', 'Two-step sign-in is on', 'We’ll ask for a code when you sign in.'),
  factorRemoved: toast('success', 'Authenticator app removed'),
  phoneRemoved: toast('success', 'Phone number removed'),
} as const satisfies Readonly<Record<string, ToastMessage>>;
