import type { Finding } from '#domain/security/threats/trace.ts';
import { privateWindows } from '#domain/notices/threat-catalogue.ts';
import { threatSentence } from '#domain/security/threats/threat-words.ts';
import type { Message } from '#server/engine/auth/mail/mailer.ts';

/** To the person. It holds no way in: what to do is done in the app, after signing in. */
export const newDeviceMail = (
  { facts, deviceId }: Pick<Finding, 'facts' | 'deviceId'>,
  to: { readonly recipient: string; readonly siteUrl: string },
): Message => ({
  kind: 'email',
  recipient: to.recipient,
  subject: 'A new device signed in to your Kindling account',
  text: [
    threatSentence({ rule: 'new_device', facts }, 'you'),
    // One without an id cannot be known again.
    `If this was you, there’s nothing to do. ${privateWindows}${deviceId === null ? '' : ' You can tell Kindling in the app that a device is yours, and it won’t ask about that one again.'}`,
    `If it wasn’t you, open Kindling and sign the device out: ${to.siteUrl}/sessions`,
    'This e-mail has no sign-in link and no code in it, and Kindling never asks you for one by e-mail.',
    'Kindling',
  ].join('\n\n'),
});
