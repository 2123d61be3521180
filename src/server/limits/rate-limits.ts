import { createHmac } from 'node:crypto';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Database, Query } from '#server/engine/database/database.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { networkOf } from './network-of.ts';

interface Limit {
  readonly times: number;
  readonly seconds: number;
  readonly code: 'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit';
}

const requests = (times: number, seconds: number): Limit => ({
  times,
  seconds,
  code: 'over_request_rate_limit',
});
const mails = (times: number): Limit => ({ times, seconds: 3600, code: 'over_email_send_rate_limit' });
const texts = (times: number): Limit => ({ times, seconds: 3600, code: 'over_sms_send_rate_limit' });

/** Counted per address, or per account or both where the name says so. A household behind one address stays below. */
const limits = {
  signIn: requests(30, 300),
  // Wrong and right passwords for one account from one network; see `afterwards` for who comes back.
  signInPlace: requests(10, 300),
  signInPlaceSlow: requests(1, 15),
  // The same from all the networks together where nobody has signed in to this account before.
  signInAccount: requests(30, 900),
  signInAccountSlow: requests(1, 30),
  // PINs of local accounts: six digits, so far fewer tries. Behind a forwarded port everybody has one address.
  pin: requests(30, 300),
  pinAccount: requests(5, 900),
  pinAccountSlow: requests(1, 300),
  // Recovery codes have fifty bits and are ten: at this pace guessing one takes longer than anybody has.
  recoveryCode: requests(30, 300),
  recoveryCodeAccount: requests(10, 900),
  signUp: requests(30, 3600),
  verify: requests(30, 300),
  refresh: requests(600, 300),
  authorize: requests(300, 300),
  mail: mails(30),
  mailAccount: mails(4),
  text: texts(30),
  textAccount: texts(4),
  prepareTracks: requests(240, 300),
  prepareTracksAccount: requests(60, 300),
  musicCleanup: requests(30, 300),
  // Each is a minute of processor time at most; a shelf of fifty files is one batch or fifty calls.
  analyse: requests(600, 300),
  analyseAccount: requests(150, 300),
  // Trying out a model: five questions each, some of them long.
  aiProviderAccount: requests(60, 300),
  // Reading what would leave, and asking. A model on one's own machine answers a few in a minute.
  assistant: requests(300, 300),
  assistantAccount: requests(60, 300),
  // Far more than anybody says; a class of thirty behind one address still gets two each.
  voice: requests(150, 60),
  voiceAccount: requests(90, 60),
  voiceAccountHour: requests(900, 3600),
  // Asking, storing and indexing each call it; a question costs some hundredths of a second.
  memoryMeaning: requests(300, 60),
  memoryMeaningAccount: requests(90, 60),
  // One for each goal that somebody types.
  coachMeaning: requests(300, 60),
  coachMeaningAccount: requests(60, 60),
  // A sign-in and a sign-out each; a class of thirty behind one address comes and goes.
  audit: requests(300, 300),
  auditAccount: requests(30, 300),
  // One for each sign-in.
  threats: requests(300, 300),
  threatsAccount: requests(30, 300),
  // Calendars ask every few minutes or hours, and those of many people from one address of a large provider.
  calendarFeed: requests(600, 300),
  calendarFeedOne: requests(60, 300),
  // Invitations and deletions by hand.
  accountDesk: requests(60, 300),
  // A few in a life; each may go over all that somebody wrote.
  deleteDataAccount: requests(20, 300),
  // Points are looked at one after the other before somebody goes back to one.
  goBackAccount: requests(60, 300),
  // A letter to somebody one trusts; the database has a limit for the day.
  supportInviteAccount: requests(30, 300),
  // Once for each person one supports; a wrong link may be tried again.
  supportAcceptAccount: requests(30, 300),
  // A page each.
  supportSummaryAccount: requests(60, 300),
  // Some seconds of the database each, one at a time.
  securityAuditAccount: requests(12, 300),
  // The last run, which is kept already; the pages of the desk ask for it each time they are opened.
  securityAuditReadAccount: requests(120, 300),
  // A look and the restore itself send the file once each.
  archiveRestore: requests(60, 600),
  archiveRestoreAccount: requests(20, 600),
  // Nearly always an answer that is kept already; see health-desk.ts.
  healthAccount: requests(60, 300),
  // Each reads everything somebody has.
  archiveCopy: requests(60, 300),
  archiveCopyAccount: requests(10, 300),
} as const satisfies Readonly<Record<string, Limit>>;

type LimitName = keyof typeof limits;

/** Who has spent these waits for the next turn instead of the whole window: slow for a guesser, a moment for the owner. */
const afterwards: Readonly<Partial<Record<LimitName, LimitName>>> = {
  signInPlace: 'signInPlaceSlow',
  signInAccount: 'signInAccountSlow',
  pinAccount: 'pinAccountSlow',
};

const slowLimits: ReadonlySet<LimitName> = new Set(Object.values(afterwards));

const KNOWN_FOR = '180 days';

/** What is limited, and for whom: an address, or an e-mail or phone. An empty subject is not counted. */
interface Turn {
  readonly limit: LimitName;
  readonly subject: string;
}

export interface RateLimits {
  /** In a transaction of its own: a try counts even if what it was for fails. */
  readonly take: (...turns: readonly Turn[]) => Promise<void>;
  /** Inside the caller's transaction, where the count belongs to what is being done. */
  readonly takeWithin: (query: Query, ...turns: readonly Turn[]) => Promise<void>;
  /** Keeps that something was right for this subject, such as an account and the network it was signed in to from. */
  readonly remember: (query: Query, ...subject: readonly string[]) => Promise<void>;
  /** Throws where a subject was refused a moment ago, without asking the database: guesses come by the hundred. */
  readonly refuseAgain: (...turns: readonly Turn[]) => void;
  readonly isRemembered: (...subject: readonly string[]) => Promise<boolean>;
}

const sentences: Readonly<Record<Limit['code'], string>> = {
  over_request_rate_limit: 'Request rate limit reached',
  over_email_send_rate_limit: 'email rate limit exceeded',
  over_sms_send_rate_limit: 'sms rate limit exceeded',
};

const overLimit = ({ code }: Limit, wait: number): AuthError =>
  new AuthError(429, code, sentences[code], { retryAfterSeconds: Math.max(1, wait) });

// Whoever is forgotten here is refused by the database again.
const mostRefusals = 10_000;

/** The database has the last word, and an operator who takes the count away is heard. */
const REMEMBERED_MS = 2000;

/** Who was refused a moment ago: saying so again costs nothing. */
const createRefusals = (): {
  readonly keep: (key: string, seconds: number) => void;
  readonly secondsLeft: (key: string) => number;
} => {
  const known = new Map<string, { readonly at: number; readonly end: number }>();
  return {
    keep: (key, seconds) => {
      const at = performance.now();
      known.delete(key);
      known.set(key, { at, end: at + seconds * 1000 });
      const oldest = known.size > mostRefusals ? known.keys().next() : undefined;
      if (oldest?.done === false) known.delete(oldest.value);
    },
    secondsLeft: (key) => {
      const { at, end } = known.get(key) ?? { at: -Infinity, end: 0 };
      const time = performance.now();
      return time - at < REMEMBERED_MS ? Math.ceil((end - time) / 1000) : 0;
    },
  };
};

export const createRateLimits = (options: {
  readonly db: Pick<Database, 'tx'>;
  readonly key: Uint8Array;
  readonly factor: number;
  /** On top of it, for what is said alone. */
  readonly voiceFactor?: number;
}): RateLimits => {
  const mostOf = (name: LimitName): number => {
    const own = name.startsWith('voice') ? (options.voiceFactor ?? 1) : 1;
    return limits[name].times * options.factor * own;
  };

  const keyOf = ({ limit, subject }: Turn): string =>
    createHmac('sha256', options.key)
      .update(`${limit}:${networkOf(subject)}`)
      .digest('base64url');

  const refusals = createRefusals();
  const refuseAgain = (...turns: readonly Turn[]): void => {
    for (const turn of turns) {
      const seconds = turn.subject === '' ? 0 : refusals.secondsLeft(keyOf(turn));
      if (seconds > 0) throw overLimit(limits[turn.limit], seconds);
    }
  };

  const takeWithin = async (query: Query, ...turns: readonly Turn[]): Promise<void> => {
    const counted = turns.filter(({ subject }) => subject !== '');
    if (counted.length === 0) return;
    const byKey = new Map(counted.map((turn) => [keyOf(turn), turn]));
    // In order of the keys, so that two requests with the same keys never wait for each other in a circle.
    const { rows } = await query<{ key: string; count: number; wait: number }>(
      `insert into kindling.rate_limits as r (key, window_start, window_end, count)
       select t.key, now(), now() + make_interval(secs => t.seconds), 1
       from unnest($1::text[], $2::int[]) as t (key, seconds) order by t.key
       on conflict (key) do update set
         count = case when r.window_end > now() then r.count + 1 else 1 end,
         window_start = case when r.window_end > now() then r.window_start else excluded.window_start end,
         window_end = case when r.window_end > now() then r.window_end else excluded.window_end end
       returning key, count, ceil(extract(epoch from window_end - now()))::int as wait`,
      [[...byKey.keys()], [...byKey.values()].map(({ limit }) => limits[limit].seconds)],
      'auth_rate_limit',
    );
    for (const { key, count, wait } of rows) {
      const turn = byKey.get(key);
      if (turn === undefined || count <= mostOf(turn.limit)) continue;
      const next = afterwards[turn.limit];
      if (next !== undefined) {
        await takeWithin(query, { limit: next, subject: turn.subject });
        continue;
      }
      // A slow limit counts only while the one before it is used up, which the database knows.
      if (!slowLimits.has(turn.limit)) refusals.keep(key, wait);
      throw overLimit(limits[turn.limit], wait);
    }
  };

  const memoryOf = (subject: readonly string[]): string =>
    createHmac('sha256', options.key)
      .update(`known:${JSON.stringify(subject)}`)
      .digest('base64url');

  return {
    takeWithin,
    refuseAgain,
    remember: async (query, ...subject) => {
      await query(
        `insert into kindling.rate_limits (key, window_start, window_end, count)
         values ($1, now(), now() + $2::interval, 1)
         on conflict (key) do update set window_end = excluded.window_end`,
        [memoryOf(subject), KNOWN_FOR],
      );
    },
    isRemembered: (...subject) =>
      options.db.tx(authAdmin, async (query) => {
        const { rowCount } = await query(
          'select 1 from kindling.rate_limits where key = $1 and window_end > now()',
          [memoryOf(subject)],
        );
        return rowCount === 1;
      }),
    take: async (...turns) => {
      if (turns.every(({ subject }) => subject === '')) return;
      let refusal: AuthError | undefined;
      await options.db.tx(authAdmin, async (query) => {
        try {
          await takeWithin(query, ...turns);
        } catch (error) {
          if (!(error instanceof AuthError)) throw error;
          refusal = error;
        }
      });
      if (refusal !== undefined) throw refusal;
    },
  };
};

export const sweepRateLimits = async (query: Query): Promise<void> => {
  await query(
    `delete from kindling.rate_limits where key in (
       select key from kindling.rate_limits where window_end < now()
       order by window_end limit 100 for update skip locked)`,
  );
};
