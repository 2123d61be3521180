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
const assistant = 'src/server/functions/assistant';
const provider = 'src/server/functions/ai-provider/ai-provider.db.test.ts';
const host = 'src/server/host/host.db.test.ts';

/** Where each fact is shown. `scripts/security-proofs.test.ts` fails for a test that is not there. */
export const securityProofs: Readonly<Record<SecurityFactId, readonly SecurityProof[]>> = {
  'own-rows': [
    { file: rows, title: 'the owner’s %s is allowed exactly where it should be' },
    { file: rows, title: 'a stranger’s %s touches nothing' },
  ],
  'rows-guarded': [
    {
      file: facts,
      title: 'row-level security is on for as many tables as the page says, and for all there are',
    },
    { file: rows, title: 'every public table has row-level security, and no policy allows everything' },
  ],
  'admins-read-none': [
    { file: facts, title: 'only the owner of a row may read or change it in %s' },
    { file: rows, title: 'an admin’s %s reads at most, and only where admins may' },
    {
      file: `${database}/admins-read-none.db.test.ts`,
      title: 'an admin finds no word of them in any table, view or function of the API',
    },
  ],
  'admins-read': [
    { file: facts, title: 'admins have access where the page says so, and nowhere else' },
    { file: provider, title: 'refuses %s to a visitor and to somebody who is no admin' },
  ],
  'admin-looked-up': [{ file: rows, title: 'does not believe what a token says of its own role' }],
  'guests-read-none': [{ file: facts, title: 'a visitor may read no table' }],
  'guests-write-little': [
    { file: facts, title: 'a visitor may write error reports into a table, and nothing else' },
    {
      file: `${database}/client-logs.db.test.ts`,
      title: 'limits what one guest may log in an hour, and no other guest, level %s',
    },
    {
      file: 'src/server/functions/contact/contact.db.test.ts',
      title: 'limits messages from one address, says when to try again, and keeps those before',
    },
  ],
  'sign-in-tables-closed': [{ file: rows, title: '%s is out of reach for every role a token can have' }],
  'provider-alone': [
    {
      file: 'src/server/config/environment.test.ts',
      title: 'lets people in through the identity provider alone, until the operator turns on more',
    },
  ],
  'local-sign-in': [
    {
      file: 'src/server/local-identity/local-identity.db.test.ts',
      title: 'answers this machine under its own names',
    },
    { file: 'src/server/local-identity/local-identity.db.test.ts', title: 'refuses the local sign-in to %s' },
  ],
  'passwords-scrambled': [
    {
      file: `${auth}/passwords/passwords.test.ts`,
      title: '[API-01] stores passwords as argon2id with the parameters in the text, and no two alike',
    },
  ],
  'guesses-counted': [
    {
      file: 'src/server/limits/rate-limits.db.test.ts',
      title:
        '[API-05] ten wrong passwords slow down whoever guessed them, and nobody who comes from elsewhere',
    },
    {
      file: 'src/server/limits/rate-limits.db.test.ts',
      title: '[API-05] allows thirty sign-ins per address, so that a family does not notice',
    },
  ],
  'letters-closed': [
    {
      file: `${auth}/mail/admins-read-no-letters.db.test.ts`,
      title: 'an admin finds no code and no link in any table, view or function of the API',
    },
    {
      file: `${auth}/mail/admins-read-no-letters.db.test.ts`,
      title: 'neither does the database hold any of them in the clear',
    },
  ],
  'provider-accounts-closed': [
    {
      file: `${auth}/email-phone/provider-only.db.test.ts`,
      title: '%s is answered as ever, and neither token nor letter comes of it',
    },
  ],
  'pin-closes': [
    {
      file: 'src/server/local-identity/pin.db.test.ts',
      title: 'the picker says nothing about it: no name, no address, no id, no number of such accounts',
    },
    {
      file: 'src/server/local-identity/pin.db.test.ts',
      title: 'is opened by its address and PIN, and by nothing else',
    },
  ],
  'no-tokens-in-addresses': [
    {
      file: `${auth}/oauth/implicit-flow.db.test.ts`,
      title: 'a sign-in that brings no PKCE challenge never reaches the provider',
    },
  ],
  'not-root': [
    {
      file: 'src/server/main.db.test.ts',
      title: 'started by root, gives up root and hands over its data directory',
    },
  ],
  'session-and-person': [
    {
      file: `${database}/database.db.test.ts`,
      title: 'refuses a live session that is not the one of the token’s subject',
    },
  ],
  'no-telling': [
    {
      file: `${auth}/email-phone/silent-answers.db.test.ts`,
      title: 'the answer does not tell whether there is an account',
    },
  ],
  'short-tokens': [
    {
      file: `${auth}/sessions/sign-in.db.test.ts`,
      title: '[API-01] issues an ES256 token with the claims of GoTrue that the published keys verify',
    },
  ],
  'forgeries-refused': [
    {
      file: 'src/server/engine/identify/forged-tokens.db.test.ts',
      title: '[API-05] /user and REST refuse every forged token',
    },
    {
      file: 'src/server/functions/functions-service.db.test.ts',
      title: 'answers 401 to a call with any forged token',
    },
  ],
  'ends-at-once': [
    {
      file: 'src/server/functions/session-management/session-management.db.test.ts',
      title: 'force_logout ends the one session it names, in every service and for good',
    },
    {
      file: `${database}/database.db.test.ts`,
      title: 'refuses a session that has ended, in the statement that starts the transaction',
    },
  ],
  'ended-device-empties': [
    {
      file: 'e2e/records/wipe.spec.ts',
      title:
        '[FN-03] a device that is signed out from elsewhere empties at once, and keeps nothing of its person',
    },
    {
      file: 'src/server/functions/record-changes/record-changes.db.test.ts',
      title: 'ends a stream at once when its session is %s, and says why',
    },
  ],
  'unsent-sealed': [
    {
      file: 'e2e/records/wipe.spec.ts',
      title:
        '[TASK-02] what was not sent when the session ended is unreadable here, and comes back at the next sign-in',
    },
    {
      file: rows,
      title:
        'nobody else reads a sealing key or makes one for somebody: no visitor, stranger, admin or service',
    },
  ],
  'reuse-ends-all': [
    {
      file: `${auth}/sessions/refresh.db.test.ts`,
      title:
        'when a refresh token is reused, ends its session, its newest token and its access tokens at once',
    },
  ],
  'device-cookie': [
    {
      file: `${auth}/sessions/refresh.db.test.ts`,
      title: 'sets the device cookie for the token endpoint alone',
    },
  ],
  'nothing-in-clear': [
    {
      file: `${auth}/sessions/sign-in.db.test.ts`,
      title: 'stores no refresh token, code or device secret in the clear',
    },
  ],
  'private-secrets': [
    {
      file: 'src/server/config/secrets.test.ts',
      title: 'keeps secrets in a file for their owner alone, in a directory for the owner alone',
    },
  ],
  'own-scripts': [
    {
      file: 'e2e/public/security.spec.ts',
      title:
        '[HEAD-01] the security page shows the policy that it was served with, and links to where to report',
    },
    { file: host, title: 'sends security headers with every kind of answer: %s' },
  ],
  'microphone-only': [
    {
      file: 'src/domain/security/content-policy.test.ts',
      title: 'lets pages ask for the microphone and for nothing else',
    },
  ],
  'stays-https': [
    {
      file: 'src/server/host/security-headers.test.ts',
      title: 'tells a browser to stay with https for a year, where there is https',
    },
  ],
  'one-origin': [{ file: host, title: 'other origins are refused unless the operator names them' }],
  'voice-not-kept': [
    {
      file: 'src/server/functions/voice-assistant/voice-assistant.db.test.ts',
      title: 'stores nothing: no table gains a row',
    },
  ],
  'voice-on-device': [
    {
      file: 'e2e/voice/voice-device.spec.ts',
      title:
        '[VOICE-04] speech recognition on the device is downloaded once, works without a network, and sends nothing',
    },
  ],
  'voice-service-sound': [
    {
      file: 'src/server/functions/voice-assistant/speech-service.db.test.ts',
      title: 'sends the speech service the sound of somebody signed in, counts it, and sends nothing else',
    },
    {
      file: 'src/server/functions/voice-assistant/speech-service.db.test.ts',
      title: 'never sends the speech service a guest’s voice, silence, or what is not a recording',
    },
  ],
  'model-off': [
    {
      file: 'src/server/assistant/ai-meter.db.test.ts',
      title: 'refuses while it is off, for a use that was not chosen, and without a connected model',
    },
    {
      file: 'src/server/assistant/answer-with-model.db.test.ts',
      title: 'leaves nothing to the model where it is off, not chosen, or nothing is connected',
    },
  ],
  'model-shown': [
    {
      file: `${assistant}/assistant.db.test.ts`,
      title: 'sends exactly what the preview shows, and what stands in the list',
    },
    {
      file: `${assistant}/assistant.db.test.ts`,
      title: 'is asked for anew where the text became another',
    },
    {
      file: `${assistant}/assistant.db.test.ts`,
      title: '[MEM-01] leaves out what never leaves, and says how many',
    },
    { file: rows, title: 'a stranger’s %s touches nothing' },
  ],
  'model-suggests': [
    {
      file: `${assistant}/assistant.db.test.ts`,
      title: 'only suggest: the suggestion is shown, and nothing is written',
    },
    {
      file: `${assistant}/injections.db.test.ts`,
      title: 'in a $place change nothing, even where the model obeys: $words',
    },
  ],
  'model-key-sealed': [
    { file: provider, title: 'reads nothing at first, then what was saved, and never the key' },
    { file: provider, title: 'seals the key, so that a copy of the database does not hold it' },
    { file: provider, title: 'never takes the key along to another service, by no way' },
  ],
  'screening-silent': [
    {
      file: 'e2e/public/screening.spec.ts',
      title: '[SCREEN-01] 24 questions are answered by keyboard, give a profile and a PDF, and send nothing',
    },
  ],
  'logs-cleaned': [
    {
      file: 'src/domain/logging/redact.test.ts',
      title: 'redacts any value to JSON, the same twice as once',
    },
    {
      file: 'e2e/shell/logs.spec.ts',
      title: '[LOG-02] errors on a public page reach the operator without secrets, and without a name',
    },
  ],
  'app-copy-impersonal': [
    { file: 'e2e/records/offline.spec.ts', title: 'the app’s cache holds nothing that belongs to a person' },
  ],
  'sign-out-clears': [
    {
      file: 'e2e/records/sync.spec.ts',
      title: '[AUTH-06] signing out leaves nothing of the person on the device',
    },
    {
      file: 'e2e/records/sync.spec.ts',
      title: '[AUTH-06] signing out with unsent changes asks first, and keeps them for the next time',
    },
  ],
  'deletion-whole': [
    {
      file: `${auth}/users/erase-person.db.test.ts`,
      title: '[API-04] leaves no word, number, address or byte of the person in any table, file or letter',
    },
    { file: `${database}/deletion-rules.db.test.ts`, title: 'each table has one, or is about nobody' },
    {
      file: `${storage}/discarded-versions.db.test.ts`,
      title: '[STORE-01] leave nothing when an upload was under way',
    },
  ],
  'privacy-complete': [
    {
      file: `${database}/data-kept.db.test.ts`,
      title: 'every table stands on the privacy page, or is listed as being about nobody',
    },
  ],
  'survives-crash': [
    {
      file: `${database}/crash-safety.db.test.ts`,
      title: 'loses no acknowledged row when killed with kill -9 twenty times during a write loop',
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
      title: 'cancels a statement that runs past the time limit of its role',
    },
  ],
  'costs-bounded': [
    {
      file: 'src/server/engine/rest/endpoints/budgets.db.test.ts',
      title: 'refuses a read that the planner calls too expensive, in PostgREST’s shape, and before it runs',
    },
    {
      file: 'src/server/engine/rest/endpoints/budgets.db.test.ts',
      title: 'sends no answer above the limit, and says so',
    },
  ],
  'shares-fair': [
    {
      file: `${database}/fair-queue.test.ts`,
      title: 'gives whoever was busy for long one place at a time, until they have been quiet',
    },
    {
      file: 'src/server/limits/request-shares.test.ts',
      title: 'takes nothing from other networks, and keeps none of them waiting',
    },
    {
      file: `${auth}/passwords/passwords.test.ts`,
      title:
        '[API-05] lets somebody from elsewhere sign in before the guesses of one network that came first',
    },
    {
      file: 'src/server/limits/held-bytes.test.ts',
      title: 'is refused until it has read its answers, and nobody else is',
    },
  ],
  'values-apart': [
    {
      file: 'src/server/engine/rest/build/build-statement.test.ts',
      title: 'values never reach the SQL text',
    },
    {
      file: 'src/server/engine/rest/build/grammar.test.ts',
      title: 'a request that follows the grammar is one statement, the same whatever its values',
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
      title: 'force_logout by a %s reaches nobody but themselves',
    },
  ],
  'small-bodies': [
    { file: host, title: 'refuses a body of 2 MB: %s' },
    { file: 'src/server/functions/functions-service.db.test.ts', title: 'answers 413 to a body over 64 KB' },
  ],
  'files-own-folder': [
    {
      file: `${storage}/storage-service.db.test.ts`,
      title: '[STORE-01] nobody else reads, lists, replaces, moves, signs or removes a file; admins read it',
    },
    {
      file: `${storage}/storage-service.db.test.ts`,
      title: '[STORE-01] refuses a file outside the person’s own folder, also at the root',
    },
  ],
  'files-harmless': [
    {
      file: `${storage}/objects/uploads-refused.db.test.ts`,
      title: '[STORE-01] never serves a page that calls itself sound or picture as one',
    },
  ],
  'names-no-paths': [
    {
      file: `${storage}/objects/uploads-refused.db.test.ts`,
      title: '[STORE-01] a path with traversal or control characters stores nothing',
    },
    { file: host, title: 'serves no file outside the build' },
  ],
  'files-metered': [
    {
      file: `${storage}/storage-meter.db.test.ts`,
      title: '[STORE-01] follows upload, replacement, copy, move and removal',
    },
    {
      file: `${storage}/storage-meter.db.test.ts`,
      title: '[STORE-01] stores no more when everything is sent at once',
    },
  ],
  'fields-bounded': [
    {
      file: `${database}/bounded-columns.db.test.ts`,
      title: 'every text, document, list and number that people may write has a bound',
    },
  ],
};
