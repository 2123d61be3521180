import type { SmsSetting } from '#server/config/sms-setting.ts';
import type { SmsSender } from './mailer.ts';

const PATIENCE_MS = 10_000;

/**
 * Hands a text to the operator's gateway: `{ to, body }` as JSON, with the secret as a bearer token. Any status of success
 * means that it was taken. What goes wrong is told without the number and without the text.
 */
export const createSmsGateway = (setting: NonNullable<SmsSetting>): SmsSender => ({
  sendText: async (to, text) => {
    const answer = await fetch(setting.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${setting.secret}`, 'content-type': 'application/json' },
      // E.164; what the auth service keeps has no plus.
      body: JSON.stringify({ to: `+${to.replace(/^\+/u, '')}`, body: text }),
      // Neither the secret nor the code goes to anybody who was not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // Whatever it says beside that is not read: it could be endless, or hold what was sent.
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
  },
});
