import type { Message } from './mailer.ts';
import { notice } from './notice-mails.ts';

/** To whom it was done: an admin can be fooled by somebody who says that they are this person. */
export const factorsTakenMail = (recipient: string): Message =>
  notice(recipient, 'Two-step sign-in was removed from Kindling', [
    'An admin removed two-step sign-in from your account. Signing in takes one step now, and your recovery codes no longer work.',
    'If you asked for this, set up two-step sign-in again in Settings when you can. If you didn’t, tell whoever runs this site at once.',
  ]);
