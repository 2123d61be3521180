/** Where a policy lets admins in, and the functions that answer to admins alone, or more to them. Both lists are whole. */
export const adminTables = [
  'public.board_cards',
  'public.board_columns',
  'public.client_logs',
  'public.music_staging',
  'storage.objects',
] as const;
export const adminFunctions = [
  'approve_upload',
  'ban_account',
  'board_people',
  'change_contact_message',
  'correct_upload',
  'delete_account',
  'lift_ban',
  'list_accounts',
  'list_uploads',
  'memory_installation_overview',
  'read_account',
  'read_audit',
  'read_client_days',
  'read_client_health',
  'read_contact_messages',
  'read_outbox',
  'read_security_events',
  'read_security_runs',
  'read_sign_in_rules',
  'reject_upload',
  'set_account_role',
  'set_default_tier',
  'set_licence',
  'sign_out_account',
  'system_overview',
  'uploads_summary',
  'verify_audit_chain',
  'withdraw_invitation',
] as const;

/** Of these, the ones that show what is about somebody. Each is noted when it is read. */
export const protectedReads: readonly string[] = [
  'list_accounts',
  'list_uploads',
  'read_account',
  'read_contact_messages',
  'read_outbox',
  'read_security_events',
];

/** How many tables the REST service knows by name. A database test counts them, so that a new one is told here too. */
export const guardedTables = 75;

/**
 * What the security pages state as fact, in words for everybody. Each has a proof in security-proofs.ts; what has none is
 * not stated here, and the pages word it as an aim or leave it out.
 */
export const securityFacts = {
  'own-rows': 'The database only gives you your own rows. You can’t see or change anyone else’s.',
  'rows-guarded': `All ${guardedTables} tables that the site can query are protected this way. None is left open.`,
  'admins-read-none':
    'Admins can’t read your tasks, projects, energy, feelings, focus sessions, settings, memories, tracks or spoken words. Nor your coach’s goals, experiments and drafts, nor the list of what you sent to a language model.',
  'admins-read':
    'Admins can read error reports, uploads you offered, security events, unusual sign-ins, the record of important actions, messages to them, and who an unsent e-mail was for. They can see who has an account, change roles and tiers, ban, delete and take a lost two-step sign-in away, always with a reason, count memories, and connect a language model.',
  'admin-looked-up': 'The database checks who is an admin every time. A token can’t simply claim it.',
  'guests-read-none': 'A visitor who isn’t signed in can’t read any of these tables.',
  'guests-write-little':
    'A visitor can send an anonymous error report, and a message on the contact page. Both have an hourly limit.',
  'sign-in-tables-closed': 'Accounts, sign-ins and keys are in tables that no browser can query.',
  'provider-alone':
    'You sign in through a sign-in service. Passwords are off unless the operator turns them on.',
  'local-sign-in': 'The built-in sign-in only works on its own computer.',
  'passwords-scrambled': 'If passwords are on, they’re stored scrambled (argon2id), each one differently.',
  'letters-closed':
    'Not even an admin can read a sign-in code or link meant for you. E-mails that wait here are locked with a key that isn’t in the database.',
  'provider-accounts-closed':
    'If you only sign in through the sign-in service, no code or reset e-mail can open your account, unless the operator allows it.',
  'guesses-counted':
    'Guessing is slowed down: after a number of tries from one address or for one account, the person guessing has to wait. The owner doesn’t.',
  'pin-closes': 'A local account can have a PIN. The sign-in page then doesn’t show that it exists.',
  'no-tokens-in-addresses': 'A sign-in never comes back inside a web address, unless the operator allows it.',
  'not-root': 'If it’s started by root, the server gives up those rights before it answers anyone.',
  'no-telling': 'Asking for a new password doesn’t tell a stranger who has an account.',
  'short-tokens': 'The pass your browser uses lasts one hour. Then it gets a new one.',
  'forgeries-refused': 'A pass that was forged, changed or made elsewhere is refused everywhere.',
  'session-and-person': 'A pass only counts for the person whose sign-in it names.',
  'ends-at-once': 'When you sign a device out, its pass stops working with the very next request.',
  'ended-device-empties':
    'When a device is signed out from elsewhere, its page empties at once and it deletes what it stored.',
  'unsent-sealed':
    'Unsent changes stay there encrypted. The key that opens them is on the server, for you alone.',
  'reuse-ends-all': 'If a sign-in key is used twice, that sign-in ends. That’s how we catch a stolen copy.',
  'device-cookie': 'A cookie that scripts can’t read ties a sign-in to its browser.',
  'nothing-in-clear': 'Sign-in keys and codes are stored scrambled, never in plain form.',
  'private-secrets': 'The server’s own secrets are in a file that only its owner can read.',
  'own-scripts':
    'Pages only run this site’s scripts and only talk to this site. Your browser blocks everything else.',
  'microphone-only': 'Pages can ask for the microphone. Camera and location are turned off.',
  'stays-https': 'If the site has https, your browser is told to use nothing else for a year.',
  'one-origin': 'Other websites can’t call this one unless the operator allows them.',
  'voice-not-kept': 'What you say is understood, answered and deleted. Nothing is added to the database.',
  'voice-on-device': 'With speech on your own device, nothing you say leaves it.',
  'voice-service-sound':
    'If the operator set up a speech service, it only gets the sound, and only from people who are signed in.',
  'model-off':
    'A language model gets nothing from you unless the operator connects one and you turn it on. Both are off at first.',
  'model-shown':
    'You see the exact text before it first leaves, and afterwards in a list that only you can read. Memories marked to stay here are left out.',
  'model-suggests':
    'A language model can only read and suggest. Text that pretends to be an order changes nothing.',
  'model-key-sealed':
    'The key of a connected model is locked with a key that isn’t in the database. Not even an admin can read it again.',
  'screening-silent': 'The self-screening sends nothing and stores nothing, not even that you visited.',
  'logs-cleaned': 'E-mail addresses, card numbers, passwords and keys are removed before anything is logged.',
  'app-copy-impersonal': 'The offline copy of the app contains none of your data.',
  'sign-out-clears':
    'When you sign out, the copy of what you wrote is deleted from this device. If some of it hasn’t been sent yet, you’re asked first.',
  'deletion-whole':
    'A deleted account takes everything with it: rows, files, e-mails and log lines. Every table has a rule for it.',
  'privacy-complete': 'The privacy page lists every table. A new table that it doesn’t list fails a test.',
  'survives-crash': 'What was saved is still there if the server is cut off in the middle of its work.',
  'powerless-login': 'The server logs in to the database with a role that can’t read anything by itself.',
  'time-limits': 'A database query that takes too long is stopped.',
  'costs-bounded':
    'A query that would cost too much is refused before it runs. So is an answer that’s too large.',
  'shares-fair':
    'No one can use up the whole server. Everyone has a share, and the rest stays free for others.',
  'values-apart': 'What people type never becomes part of a database command.',
  'pinned-functions':
    'Functions with more rights than their caller have a fixed search path and a list of allowed callers.',
  'caller-from-pass': 'A function learns who is calling from the pass, never from what the call says.',
  'small-bodies': 'A request that is too large is refused before it’s read.',
  'files-own-folder':
    'A file goes into its owner’s folder. Only the owner can change it, and only the owner and admins can read it.',
  'files-harmless': 'A stored file that could run as a page is never shown as one.',
  'names-no-paths': 'A file’s name never becomes a path on the disk.',
  'files-metered':
    'What you store is counted where it is stored, whichever way it comes. Above your limit, more is refused.',
  'fields-bounded': 'Each field that people can fill has a largest size. A new one without it fails a test.',
} as const;

export type SecurityFactId = keyof typeof securityFacts;
