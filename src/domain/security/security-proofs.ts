import type { SecurityFactId } from '#domain/security/security-facts.ts';

/** A test, by its file and its title as written there. */
interface SecurityProof {
  readonly file: string;
  readonly title: string;
}

const auth = 'src/server/engine/auth';
const database = 'src/server/engine/database';
const storage = 'src/server/engine/storage';
const rows = `${database}/row-level-security.db.test.ts`;
const facts = `${database}/security-facts.db.test.ts`;
const host = 'src/server/host.db.test.ts';

/** Where each fact is shown. `scripts/security-proofs.test.ts` fails for a test that is not there. */
export const securityProofs: Readonly<Record<SecurityFactId, readonly SecurityProof[]>> = {
  'own-rows': [
    { file: rows, title: '%s as owner is allowed exactly where it should be' },
    { file: rows, title: '%s as stranger touches nothing' },
  ],
  'rows-guarded': [
    { file: facts, title: 'row-level security is on for as many tables as are told, and for all there are' },
    { file: rows, title: 'every public table has row-level security, and no policy is a blank cheque' },
  ],
  'admins-read-none': [
    { file: facts, title: 'to own a row is the only way to read or change one of %s' },
    { file: rows, title: '%s as admin is at most reading, and only where admins read' },
  ],
  'admins-read': [{ file: facts, title: 'admins have their own way in where it is told, and nowhere else' }],
  'admin-looked-up': [{ file: rows, title: 'does not believe what a token says of its own role' }],
  'guests-read-none': [{ file: facts, title: 'a visitor may read no table' }],
  'guests-write-little': [
    { file: facts, title: 'a visitor may write error reports into a table, and nothing else' },
    { file: `${database}/client-logs.db.test.ts`, title: 'of guests together, level %s' },
    {
      file: 'src/server/functions/contact/contact.db.test.ts',
      title: 'has a bound for one address, says when there is room, and forgets nobody else',
    },
  ],
  'sign-in-tables-closed': [{ file: rows, title: '%s is out of reach for every role a token can have' }],
  'provider-alone': [
    {
      file: 'src/server/environment.test.ts',
      title: 'lets people in through the identity provider alone, until the operator turns on more',
    },
  ],
  'local-sign-in': [
    {
      file: 'src/server/local-identity/local-identity.db.test.ts',
      title: 'this machine under its own names',
    },
    { file: 'src/server/local-identity/local-identity.db.test.ts', title: 'not %s' },
  ],
  'passwords-scrambled': [
    {
      file: `${auth}/passwords.test.ts`,
      title: '[API-01] are kept as argon2id with the parameters in the text, and no two alike',
    },
  ],
  'guesses-counted': [
    {
      file: `${auth}/rate-limits.db.test.ts`,
      title: '[API-05] ten sign-ins per account in five minutes, wherever they come from',
    },
    {
      file: `${auth}/rate-limits.db.test.ts`,
      title: '[API-05] thirty per address, so that a family does not notice',
    },
  ],
  'no-telling': [
    {
      file: `${auth}/silent-answers.db.test.ts`,
      title: 'the answer does not tell whether there is an account',
    },
  ],
  'short-tokens': [
    {
      file: `${auth}/sign-in.db.test.ts`,
      title: '[API-01] issues an ES256 token with the claims of GoTrue that the published keys verify',
    },
  ],
  'forgeries-refused': [
    {
      file: `${auth}/forged-tokens.db.test.ts`,
      title: '[API-05] are refused by /user and by REST, each of them',
    },
    {
      file: 'src/server/functions/functions-service.db.test.ts',
      title: 'with a forged token is 401, each of them',
    },
  ],
  'ends-at-once': [
    {
      file: 'src/server/functions/session-management/session-management.db.test.ts',
      title: 'ends the one session it names, on every door and for good',
    },
    {
      file: `${database}/database.db.test.ts`,
      title: 'refuses a session that has ended in the statement that would have opened the door',
    },
  ],
  'reuse-ends-all': [
    {
      file: `${auth}/refresh.db.test.ts`,
      title: 'kills the family: session, newest token and access tokens die at once',
    },
  ],
  'device-cookie': [
    { file: `${auth}/refresh.db.test.ts`, title: 'sets the device cookie for the token endpoint alone' },
  ],
  'nothing-in-clear': [
    {
      file: `${auth}/sign-in.db.test.ts`,
      title: 'keeps no refresh token, code or device secret in the clear',
    },
  ],
  'private-secrets': [
    {
      file: 'src/server/secrets.test.ts',
      title: 'are for their owner alone, in a directory for the owner alone',
    },
  ],
  'own-scripts': [
    {
      file: 'e2e/public/security.spec.ts',
      title:
        '[HEAD-01] the policy that the page shows is the one that the page came with, and the way to report leads somewhere',
    },
    { file: host, title: 'stand on every kind of answer: %s' },
  ],
  'microphone-only': [
    {
      file: 'src/domain/security/content-policy.test.ts',
      title: 'lets pages ask for the microphone and for nothing else',
    },
  ],
  'stays-https': [
    {
      file: 'src/server/security-headers.test.ts',
      title: 'tell a browser to stay with https for a year, where there is https',
    },
  ],
  'one-origin': [{ file: host, title: 'other origins are not let in unless the operator names them' }],
  'voice-not-kept': [
    {
      file: 'src/server/functions/voice-assistant/voice-assistant.db.test.ts',
      title: 'keeps nothing: no table has a row more',
    },
  ],
  'voice-on-device': [
    {
      file: 'e2e/voice/voice-device.spec.ts',
      title:
        '[VOICE-04] on one’s own device: downloaded once, understood without a network, and nothing leaves it',
    },
  ],
  'voice-service-sound': [
    {
      file: 'src/server/functions/voice-assistant/speech-service.db.test.ts',
      title: 'hears somebody who is signed in, is counted, and gets nothing but the sound',
    },
    {
      file: 'src/server/functions/voice-assistant/speech-service.db.test.ts',
      title: 'never hears a guest, nor silence, nor what is no recording',
    },
  ],
  'screening-silent': [
    {
      file: 'e2e/public/screening.spec.ts',
      title: '[SCREEN-01] 24 questions by keyboard, a profile and a PDF, and nobody hears of it',
    },
  ],
  'logs-cleaned': [
    {
      file: 'src/domain/logging/redact.test.ts',
      title: 'any value becomes JSON of bounded size, and twice is the same as once',
    },
    {
      file: 'e2e/shell/logs.spec.ts',
      title: '[LOG-02] errors on a public page reach the operator without secrets, and without a name',
    },
  ],
  'app-copy-impersonal': [
    { file: 'e2e/records/offline.spec.ts', title: 'nothing that belongs to a person is kept beside the app' },
  ],
  'sign-out-clears': [
    { file: 'e2e/records/sync.spec.ts', title: '[AUTH-06] leaves nothing of the person on the device' },
    {
      file: 'e2e/records/sync.spec.ts',
      title: '[AUTH-06] with something that is only here asks first, and keeps it for the next time',
    },
  ],
  'privacy-complete': [
    {
      file: `${database}/data-kept.db.test.ts`,
      title: 'every table stands on the privacy page, or is promised to say nothing about anybody',
    },
  ],
  'survives-crash': [
    {
      file: `${database}/crash-safety.db.test.ts`,
      title: 'kill -9 twenty times during a write loop: no acknowledged row lost',
    },
  ],
  'powerless-login': [
    {
      file: `${database}/database.db.test.ts`,
      title: 'connects as a role that by itself may read nothing',
    },
  ],
  'time-limits': [
    {
      file: `${database}/database.db.test.ts`,
      title: 'ends a statement that runs past the limit of its role',
    },
  ],
  'values-apart': [
    { file: 'src/server/engine/rest/build-statement.test.ts', title: 'values never reach the text' },
    {
      file: 'src/server/engine/rest/grammar.test.ts',
      title: 'is one statement, the same whatever its values',
    },
  ],
  'pinned-functions': [
    {
      file: rows,
      title: 'every function that runs with its owner’s rights has a pinned search path and named callers',
    },
  ],
  'caller-from-pass': [
    {
      file: 'src/server/functions/session-management/session-management.db.test.ts',
      title: 'takes neither a person nor an address from the body',
    },
    {
      file: 'src/server/functions/session-management/session-management.db.test.ts',
      title: 'by a %s reaches nobody but themselves',
    },
  ],
  'small-bodies': [
    { file: host, title: 'a huge one is refused: %s' },
    { file: 'src/server/functions/functions-service.db.test.ts', title: 'with more than 64 KB is 413' },
  ],
  'files-own-folder': [
    {
      file: `${storage}/storage-service.db.test.ts`,
      title: '[STORE-01] nobody else reads, lists, replaces, moves, signs or removes it; admins read',
    },
    {
      file: `${storage}/storage-service.db.test.ts`,
      title: '[STORE-01] a file outside of the own folder is refused, also at the root',
    },
  ],
  'files-harmless': [
    {
      file: `${storage}/uploads-refused.db.test.ts`,
      title: '[STORE-01] a page that calls itself sound or picture is never shown as one',
    },
  ],
  'names-no-paths': [
    {
      file: `${storage}/uploads-refused.db.test.ts`,
      title: '[STORE-01] paths with tricks in them store nothing',
    },
    { file: host, title: 'a path cannot climb out of the build' },
  ],
};
