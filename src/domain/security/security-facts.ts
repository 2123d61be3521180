/** Where a policy lets admins in, and the functions that answer to admins alone. Both lists are whole. */
export const adminTables = ['public.client_logs', 'public.music_staging', 'storage.objects'] as const;
export const adminFunctions = [
  'change_contact_message',
  'read_client_health',
  'read_contact_messages',
  'read_outbox',
  'read_security_events',
  'set_default_tier',
  'set_licence',
  'system_overview',
] as const;

/** How many tables the REST service knows by name. A database test counts them, so that a new one is told here too. */
export const guardedTables = 32;

/**
 * What the security pages state as fact, in words for everybody. Each has a proof in security-proofs.ts; what has none is
 * not stated here, and the pages word it as an aim or leave it out.
 */
export const securityFacts = {
  'own-rows': 'The database gives you your own rows. Those of other people you can neither see nor change.',
  'rows-guarded': `All ${guardedTables} tables that the site can ask for have such a guard. None is left open.`,
  'admins-read-none':
    'Admins cannot read your tasks, projects, energy, feelings, focus sessions, settings, tracks or spoken words.',
  'admins-read':
    'Admins can read error reports, uploads, signs of trouble, messages to them, and to whom mail could not be sent. They can count accounts and set plans.',
  'admin-looked-up':
    'Who is an admin is looked up in the database each time. A token that just says so is not believed.',
  'guests-read-none': 'A visitor who is not signed in can read none of these tables.',
  'guests-write-little':
    'A visitor can leave an error report under no name, and a message on the contact page. Both have a limit by the hour.',
  'sign-in-tables-closed': 'Accounts, sign-ins and keys lie in tables that no browser can ask for.',
  'provider-alone':
    'You sign in through a sign-in service. Passwords are off here, unless the operator turns them on.',
  'local-sign-in': 'The sign-in that is built in answers to its own computer alone.',
  'passwords-scrambled': 'Where passwords are on, they are kept scrambled (argon2id), each in its own way.',
  'letters-closed':
    'Not even an admin can read a sign-in code or link that is meant for you. Letters that wait here are locked with a key that is not in the database.',
  'provider-accounts-closed':
    'If you sign in through the sign-in service alone, no code and no reset by mail opens your account, unless the operator says so.',
  'guesses-counted':
    'Guessing is slowed down: so many tries for an address and for an account, then a wait. Who guesses waits; the owner does not.',
  'pin-closes': 'A local account can have a PIN. Then the sign-in page tells nobody that it is there.',
  'no-tokens-in-addresses': 'A sign-in never comes back as part of an address, unless the operator says so.',
  'not-root': 'Started by root, the server gives up those rights before it answers anybody.',
  'no-telling': 'Asking for a new password does not tell a stranger who has an account.',
  'short-tokens': 'The pass that your browser shows lasts one hour. Then it is made anew.',
  'forgeries-refused': 'A pass that was forged, changed or made elsewhere is refused at each door.',
  'session-and-person': 'A pass counts only for the person whose sign-in it names.',
  'ends-at-once': 'When you sign a device out, its pass stops working with the very next request.',
  'ended-device-empties':
    'A device that is signed out from elsewhere empties its page at once, and removes what it kept of yours.',
  'unsent-sealed':
    'Changes that were not sent stay there encrypted. The key that opens them lies on the server, for you alone.',
  'reuse-ends-all':
    'A sign-in key that is used a second time ends that sign-in. That is how a stolen copy is found.',
  'device-cookie': 'A cookie that scripts cannot read ties a sign-in to its browser.',
  'nothing-in-clear': 'Sign-in keys and codes are kept as scrambled prints, not as they are.',
  'private-secrets': 'The server’s own secrets lie in a file that only its owner may read.',
  'own-scripts': 'Pages run scripts of this site and talk to this site. Your browser blocks all else.',
  'microphone-only': 'Pages may ask for the microphone. Camera and location are switched off.',
  'stays-https': 'Where the site has https, your browser is told to use nothing else for a year.',
  'one-origin': 'Pages of other sites may not call this one, unless the operator names them.',
  'voice-not-kept': 'What you say is heard, answered and forgotten. No table has a row more.',
  'voice-on-device': 'With speech on your own device, nothing you say leaves it.',
  'voice-service-sound':
    'A speech service that the operator named gets the sound alone, and only from people who are signed in.',
  'screening-silent': 'The self-screening sends nothing and stores nothing, not even that you were there.',
  'logs-cleaned': 'Mail addresses, card numbers, passwords and keys are cut out before a line is logged.',
  'app-copy-impersonal': 'The copy of the app for use without a network holds nothing of yours.',
  'sign-out-clears':
    'Sign out, and the copy of what you wrote leaves this device. If some of it was not sent yet, you are asked first.',
  'deletion-whole':
    'A deleted account takes everything along: rows, files and their bytes, letters, log lines. Each table has a rule for it.',
  'privacy-complete':
    'The privacy page names each table there is. A new one that it does not name fails a test.',
  'survives-crash': 'What was saved is still there when the server is cut off in the middle of its work.',
  'powerless-login': 'The server logs in to the database with a role that can read nothing by itself.',
  'time-limits': 'A question to the database that takes too long is ended.',
  'costs-bounded':
    'A question that would cost too much is refused before it runs, and so is too large an answer.',
  'shares-fair':
    'Nobody can take up the whole server. Everyone has a share, and the rest stays free for the others.',
  'values-apart': 'What people type never becomes part of a database command.',
  'pinned-functions':
    'Functions with more rights than their caller have fixed surroundings and named callers.',
  'caller-from-pass': 'A function learns from the pass who is calling, never from what the call says.',
  'small-bodies': 'Too large a request is refused before it is read.',
  'files-own-folder':
    'A file goes into its sender’s own folder. Only the sender can change it, and beside the sender only admins can read it.',
  'files-harmless': 'A stored file that could run as a page is never shown as one.',
  'names-no-paths': 'A file’s name never becomes a path on the disk.',
  'files-metered':
    'What you store is counted where it is stored, whichever way it comes. Above your limit, more is refused.',
  'fields-bounded': 'Each field that people can fill has a largest size. A new one without it fails a test.',
} as const;

export type SecurityFactId = keyof typeof securityFacts;
