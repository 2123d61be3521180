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
    name: 'Somebody with an account asks for the rows of others',
    stands: ['own-rows', 'rows-guarded', 'guests-read-none'],
    remains:
      'A wrong policy would open a table. So the tests try each table as owner, stranger, guest and admin.',
  },
  {
    id: 'curious-admin',
    name: 'An admin wants to read what people wrote',
    stands: ['admins-read-none', 'admins-read', 'admin-looked-up'],
    remains: 'An admin who also has the machine has everything. See “What is out of scope”.',
  },
  {
    id: 'stolen-pass',
    name: 'Somebody steals a pass or a sign-in key',
    stands: ['short-tokens', 'ends-at-once', 'reuse-ends-all', 'device-cookie', 'nothing-in-clear'],
    remains: 'Until the theft shows or the hour is over, the thief is you. Sign the device out and it ends.',
  },
  {
    id: 'forged-pass',
    name: 'Somebody makes a pass of their own',
    stands: ['forgeries-refused', 'admin-looked-up', 'private-secrets'],
    remains: 'Whoever has the server’s keys can make any pass. The operator has to guard them.',
  },
  {
    id: 'guessing',
    name: 'Somebody guesses passwords or codes',
    stands: ['provider-alone', 'guesses-counted', 'passwords-scrambled', 'no-telling'],
    remains: 'The limits count an address and an account. Many addresses at once get more tries.',
  },
  {
    id: 'foreign-script',
    name: 'A foreign script runs in the page',
    stands: ['own-scripts', 'files-harmless', 'one-origin'],
    remains:
      'A script that got in would act as you. The policy is there to keep it out; it cannot tame one that is in.',
  },
  {
    id: 'injection',
    name: 'Text is meant to turn into a command',
    stands: ['values-apart', 'powerless-login', 'pinned-functions'],
    remains:
      'The tests write requests of the whole language with hostile text. They cannot write all there are.',
  },
  {
    id: 'harmful-file',
    name: 'A file is meant to run, or to land elsewhere',
    stands: ['files-own-folder', 'files-harmless', 'names-no-paths'],
    remains: 'Files are not searched for viruses.',
  },
  {
    id: 'flood',
    name: 'Somebody sends far too much',
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
    remains: 'A large flood has to be held in front of Kindling, by the operator’s proxy or network.',
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
      'While you are signed in, what is on the device is not encrypted by Kindling, and a device without a network learns of its end when it has one. A screen lock and an encrypted disk are yours to set.',
  },
  {
    id: 'talkative-log',
    name: 'A log says more than it should',
    stands: ['logs-cleaned', 'screening-silent', 'voice-not-kept'],
    remains: 'Cleaning goes by patterns. A secret in a form nobody thought of could pass.',
  },
];
