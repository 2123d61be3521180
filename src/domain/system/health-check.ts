/** What is tried, in the order in which the page shows it. */
export const checkIds = ['database', 'identity', 'mail', 'store', 'speech', 'model', 'location'] as const;
export type CheckId = (typeof checkIds)[number];

/** What came of a try. A closed list: what a service says about itself is never handed on. */
export const checkOutcomes = [
  'works',
  'not_configured',
  'unreachable',
  'no_answer',
  'key_refused',
  'turned_away',
  'not_found',
  'busy',
  'server_error',
  'insecure',
  'unexpected',
  'key_unreadable',
  'not_writable',
  'full',
] as const;
export type CheckOutcome = (typeof checkOutcomes)[number];

export type CheckStatus = 'works' | 'not_working' | 'not_configured';

export const statusOf = (outcome: CheckOutcome): CheckStatus =>
  outcome === 'works' || outcome === 'not_configured' ? outcome : 'not_working';

/** How long one try may take. */
export const checkLimitSeconds = 5;

/** How long an answer stands before anything is tried again. */
export const checkKeptSeconds = 60;

interface CheckWords {
  readonly name: string;
  readonly tried: string;
  /** Said where nothing is set up: what happens instead. */
  readonly without: string;
  /** Where whoever runs the site looks first. */
  readonly fix: string;
}

export const checkWords: Readonly<Record<CheckId, CheckWords>> = {
  database: {
    name: 'Database',
    tried: 'Tried: asking for its version.',
    without: '',
    fix: 'Check that PostgreSQL is running.',
  },
  identity: {
    name: 'Sign-in service',
    tried: 'Tried: reading its description and keys, and showing the client secret if there is one.',
    without: '',
    fix: 'Check OIDC_ISSUER and OIDC_CLIENT_SECRET, or the two variables of Google.',
  },
  mail: {
    name: 'Mail server',
    tried: 'Tried: signing in, without sending anything.',
    without: 'Letters wait in the outbox.',
    fix: 'Check SMTP_URL.',
  },
  store: {
    name: 'File store',
    tried: 'Tried: writing a tiny file, reading it back and deleting it.',
    without: '',
    fix: 'Check the S3 variables, or the data directory where there are none.',
  },
  speech: {
    name: 'Speech service',
    tried: 'Tried: asking which models it has, with the key.',
    without: 'Speech is understood on this machine.',
    fix: 'Check SPEECH_URL and SPEECH_KEY.',
  },
  model: {
    name: 'Language model',
    tried: 'Tried: asking which models it has, with the key.',
    without: 'Everything works without one.',
    fix: 'Check its address and key below, under “Connected model”.',
  },
  location: {
    name: 'Location look-up',
    tried: 'Tried: looking up a public address, or finding its file.',
    without: 'Where a sign-in came from stays unknown.',
    fix: 'Check LOCATION_DATABASE or LOCATION_URL.',
  },
};

/** “It” is the service. None of it blames anybody. */
export const outcomeWords: Readonly<Record<CheckOutcome, string>> = {
  works: 'It works.',
  not_configured: 'Not configured.',
  unreachable: 'Nothing answers at this address.',
  no_answer: `It didn’t answer within ${checkLimitSeconds} seconds.`,
  key_refused: 'It answers, but it doesn’t accept the key.',
  turned_away: 'It answers, but it turns us away.',
  not_found: 'It answers, but it doesn’t know what we asked for.',
  busy: 'It answers that it has too many requests right now.',
  server_error: 'It answers with an error of its own.',
  insecure: 'Its certificate isn’t valid, so we went no further.',
  unexpected: 'It answers in a form we don’t understand.',
  key_unreadable: 'Its stored key can’t be opened: it was saved under another SECRET_KEY.',
  not_writable: 'Nothing can be written there.',
  full: 'There’s no room left.',
};

/** How long it took, by feel: the number itself depends on how busy everybody is. */
export const paceWords = (milliseconds: number): string => {
  if (milliseconds < 300) return 'It answered quickly.';
  return milliseconds < 1500 ? 'It answered after a moment.' : 'It answered slowly.';
};
