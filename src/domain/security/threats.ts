import type { SecurityFactId } from '#domain/security/security-facts.ts';

/** Something that may go wrong, what stands in its way, and what is left of it. */
interface Threat {
  readonly id: string;
  readonly name: string;
  readonly stands: readonly SecurityFactId[];
  readonly remains: string;
}

export const threats: readonly Threat[] = [
  {
    id: 'curious-user',
    name: 'Someone with an account asks for other people’s rows',
    stands: ['own-rows', 'rows-guarded', 'guests-read-none'],
    remains:
      'A wrong policy would open a table. So the tests try every table as owner, stranger, guest and admin.',
  },
  {
    id: 'curious-admin',
    name: 'An admin wants to read what people wrote',
    stands: ['admins-read-none', 'admins-read', 'admin-looked-up'],
    remains: 'An admin who also has the machine has everything. See “What we can’t protect”.',
  },
  {
    id: 'stolen-pass',
    name: 'Someone steals a pass or a sign-in key',
    stands: ['short-tokens', 'ends-at-once', 'reuse-ends-all', 'device-cookie', 'nothing-in-clear'],
    remains:
      'Until the theft is noticed or the hour is over, the thief can act as you. Signing the device out stops it.',
  },
  {
    id: 'forged-pass',
    name: 'Someone forges a pass',
    stands: ['forgeries-refused', 'admin-looked-up', 'private-secrets'],
    remains: 'Anyone with the server’s keys can make any pass. The operator has to protect them.',
  },
  {
    id: 'guessing',
    name: 'Someone guesses passwords or codes',
    stands: ['provider-alone', 'guesses-counted', 'passwords-scrambled', 'no-telling'],
    remains: 'The limits are per address and per account. Many addresses at once get more tries.',
  },
  {
    id: 'foreign-script',
    name: 'A foreign script runs in the page',
    stands: ['own-scripts', 'files-harmless', 'one-origin'],
    remains:
      'A script that got in could act as you. The policy keeps scripts out, but it can’t control one that’s already in.',
  },
  {
    id: 'injection',
    name: 'Text tries to become a command',
    stands: ['values-apart', 'powerless-login', 'pinned-functions'],
    remains: 'The tests try hostile text in every kind of request. They can’t try every possible one.',
  },
  {
    id: 'model-orders',
    name: 'A task, a pasted chat or a memory gives orders to a connected language model',
    stands: ['model-off', 'model-suggests', 'model-shown'],
    remains:
      'A model can still say something untrue, or suggest something odd. Nothing happens until you press a button.',
  },
  {
    id: 'harmful-file',
    name: 'A file tries to run, or to end up in another folder',
    stands: ['files-own-folder', 'files-harmless', 'names-no-paths'],
    remains: 'Files aren’t scanned for viruses.',
  },
  {
    id: 'flood',
    name: 'Someone floods the site',
    stands: [
      'small-bodies',
      'time-limits',
      'costs-bounded',
      'shares-fair',
      'guesses-counted',
      'guests-write-little',
      'files-metered',
      'fields-bounded',
    ],
    remains: 'The operator’s proxy or network has to stop a large flood before it reaches Kindling.',
  },
  {
    id: 'lost-device',
    name: 'A device is lost or shared',
    stands: [
      'ends-at-once',
      'ended-device-empties',
      'unsent-sealed',
      'sign-out-clears',
      'app-copy-impersonal',
    ],
    remains:
      'While you’re signed in, Kindling doesn’t encrypt what’s on the device. A device that’s offline finds out that it was signed out when it’s back online. Use a screen lock and an encrypted disk.',
  },
  {
    id: 'talkative-log',
    name: 'A log contains more than it should',
    stands: ['logs-cleaned', 'screening-silent', 'voice-not-kept'],
    remains: 'Secrets are removed by pattern. One in an unexpected form could slip through.',
  },
];
