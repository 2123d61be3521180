import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { brandAccent, brandName, brandOf } from '#server/config/brand-setting.ts';
import type { BrandSetting } from '#server/config/brand-setting.ts';
import { identityOf } from '#server/config/identity-setting.ts';
import type { IdentitySetting } from '#server/config/identity-setting.ts';
import { locationOf, locationUrl } from '#server/config/location-setting.ts';
import type { LocationSetting } from '#server/config/location-setting.ts';
import { logLevels } from '#server/config/log-levels.ts';
import type { LogLevel } from '#server/config/log-levels.ts';
import { s3Of } from '#server/config/s3-setting.ts';
import type { S3Setting } from '#server/config/s3-setting.ts';
import { smsOf, smsSecret, smsUrl } from '#server/config/sms-setting.ts';
import type { SmsSetting } from '#server/config/sms-setting.ts';
import type { SpeechServiceSetting } from '#server/voice/provider/speech-service.ts';

/** Raised for a value a person has to correct; main prints the message as one line and exits with 1. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`);

const switchValue = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .default('off')
  .transform((value) => value === 'on');

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

const httpUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http(s) URL',
  );

const hostName = z
  .string()
  .refine(
    (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value),
    'must be a host name or an address',
  );

const databaseUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
    'must be a postgres:// URL',
  );

const smtpUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
    'must be an smtp:// or smtps:// URL',
  );

const isEmail = (value: string): boolean => z.email().safeParse(value).success;

const securityContact = z
  .string()
  .refine(
    (value) => isEmail(value) || (/^https:\/\/\S+$/i.test(value) && URL.canParse(value)),
    'must be an e-mail address or an https:// address',
  )
  .transform((value) => (isEmail(value) ? `mailto:${value}` : value))
  .optional();

const email = z.email({ error: 'must be a list of e-mail addresses, separated by commas' });

const schema = z
  .object({
    PORT: wholeNumber(1, 65_535).default(4870),
    HOST: hostName.default('127.0.0.1'),
    SITE_URL: httpUrl
      .refine((value) => new URL(value).pathname === '/', 'must be an origin, without a path')
      .optional(),
    KINDLING_DATA: z.string().min(1, 'must be a directory').default('.kindling'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_POOL: wholeNumber(2, 200).default(10),
    DATABASE_POOLER: switchValue,
    PUBLISHABLE_KEY: z.string().min(1).optional(),
    SECRET_KEY: z.string().min(1).optional(),
    JWT_KEYS: z.string().min(1).optional(),
    JWT_SECRET: z.string().min(1).optional(),
    JWT_EXPIRY: wholeNumber(60, 86_400).default(3600),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_VIDEO_SCOPE: switchValue,
    OIDC_ISSUER: httpUrl.optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    ADMIN_EMAILS: list.pipe(z.array(email)),
    ADMIN_SECOND_FACTOR: switchValue,
    REDIRECT_URLS: list,
    CORS_ORIGINS: list,
    REST_FILTERED_WRITES: switchValue.prefault('on'),
    AUTH_EMAIL: switchValue,
    AUTH_PHONE: switchValue,
    AUTH_ANONYMOUS: switchValue,
    AUTH_WEB3: switchValue,
    AUTH_AUTOCONFIRM: switchValue,
    AUTH_IMPLICIT: switchValue,
    AUTH_PROVIDER_CODES: switchValue,
    AUTH_SIGNUPS: switchValue.prefault('on'),
    AUTH_MANUAL_LINKING: switchValue.prefault('on'),
    REFRESH_REUSE_INTERVAL: wholeNumber(0, 300).default(0),
    AUTH_RATE_FACTOR: wholeNumber(1, 100_000).default(1),
    SMTP_URL: smtpUrl.optional(),
    SMTP_FROM: z.string().min(3).max(320).optional(),
    SMS_WEBHOOK_URL: httpUrl
      .refine((value) => isSecure(new URL(value)), 'must be https unless it is on this machine')
      .pipe(smsUrl)
      .optional(),
    SMS_WEBHOOK_SECRET: smsSecret.optional(),
    SECURITY_CONTACT: securityContact,
    CONTACT_TO: list.pipe(z.array(email)),
    BRAND_NAME: brandName.optional(),
    BRAND_MARK: z.string().min(1).max(4096).optional(),
    BRAND_ACCENT: brandAccent.optional(),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('warn'),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    METRICS_HOST: hostName.default('127.0.0.1'),
    STORAGE_FILE_LIMIT: wholeNumber(1, 5_000_000_000).default(52_428_800),
    STORAGE_ACCOUNT_LIMIT: wholeNumber(1, 1_000_000_000_000_000).optional(),
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    S3_PATH_STYLE: switchValue,
    MUSIC_BACKGROUND: switchValue.prefault('on'),
    VOICE_WARM: switchValue.prefault('on'),
    VOICE_WORKERS: wholeNumber(1, 32).default(1),
    VOICE_QUEUE: wholeNumber(0, 1000).default(8),
    VOICE_RATE_FACTOR: wholeNumber(1, 100_000).default(1),
    SPEECH_URL: httpUrl
      .refine(
        (value) => /^https?:\/\/[^@?#]+$/iu.test(value),
        'must end with its path, and the key belongs into SPEECH_KEY',
      )
      .refine((value) => isSecure(new URL(value)), 'must be https unless it is on this machine')
      .optional(),
    SPEECH_KEY: z.string().min(1).optional(),
    SPEECH_MODEL: z.string().min(1).max(200).optional(),
    SPEECH_TIMEOUT: wholeNumber(1, 60).default(6),
    LOCATION_DATABASE: z.string().min(1).max(4096).optional(),
    LOCATION_URL: httpUrl
      .refine((value) => isSecure(new URL(value)), 'must be https unless it is on this machine')
      .pipe(locationUrl)
      .optional(),
  })
  .superRefine((value, context) => {
    const together = (a: keyof typeof value, b: keyof typeof value): void => {
      if ((value[a] === undefined) !== (value[b] === undefined)) {
        const missing = value[a] === undefined ? a : b;
        context.addIssue({
          code: 'custom',
          path: [missing],
          message: `is needed with ${missing === a ? b : a}`,
        });
      }
    };
    together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
    together('OIDC_ISSUER', 'OIDC_CLIENT_ID');
    together('SMTP_URL', 'SMTP_FROM');
    together('SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET');
    together('SPEECH_URL', 'SPEECH_MODEL');
    if (value.SPEECH_KEY !== undefined && value.SPEECH_URL === undefined) {
      context.addIssue({ code: 'custom', path: ['SPEECH_URL'], message: 'is needed with SPEECH_KEY' });
    }
    together('S3_ENDPOINT', 'S3_BUCKET');
    together('S3_ENDPOINT', 'S3_REGION');
    together('S3_ENDPOINT', 'S3_ACCESS_KEY_ID');
    together('S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY');
    const apart = (a: keyof typeof value, b: keyof typeof value): void => {
      if (value[a] === undefined || value[b] === undefined) return;
      context.addIssue({ code: 'custom', path: [a], message: `cannot be combined with ${b}` });
    };
    apart('OIDC_ISSUER', 'GOOGLE_CLIENT_ID');
    apart('LOCATION_URL', 'LOCATION_DATABASE');
    if (value.OIDC_ISSUER !== undefined && !isSecure(new URL(value.OIDC_ISSUER))) {
      context.addIssue({
        code: 'custom',
        path: ['OIDC_ISSUER'],
        message: 'must be https unless it is on this machine',
      });
    }
    if (value.GOOGLE_CLIENT_ID === undefined && value.OIDC_ISSUER === undefined) {
      const local = 'the built-in sign-in works on this machine only: set GOOGLE_CLIENT_ID or OIDC_ISSUER';
      if (!isLoopback(value.HOST)) {
        context.addIssue({
          code: 'custom',
          path: ['HOST'],
          message: `is not a loopback address, and ${local}`,
        });
      } else if (value.SITE_URL !== undefined && !isLoopback(new URL(value.SITE_URL).hostname)) {
        context.addIssue({
          code: 'custom',
          path: ['SITE_URL'],
          message: `is not on this machine, and ${local}`,
        });
      }
    }
  });

export interface Environment {
  readonly port: number;
  readonly host: string;
  /** The origin people type, without a slash at the end. */
  readonly siteUrl: string;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly databasePooler: boolean;
  readonly publishableKey: string | undefined;
  readonly secretKey: string | undefined;
  readonly jwtKeys: string | undefined;
  readonly jwtSecret: string | undefined;
  readonly jwtExpiry: number;
  readonly identity: IdentitySetting;
  readonly adminEmails: readonly string[];
  /** Admins without a second factor have no more rights than anybody until they set one up. */
  readonly adminSecondFactor: boolean;
  readonly redirectUrls: readonly string[];
  readonly corsOrigins: readonly string[];
  /** An update or a delete through the API has to say which rows it means. */
  readonly restFilteredWrites: boolean;
  /** The ways to sign in beside the identity provider. All off unless the operator turns them on. */
  readonly auth: {
    readonly email: boolean;
    readonly phone: boolean;
    /** Texts as a second step: where phones are on, or where a gateway takes them. */
    readonly phoneFactors: boolean;
    readonly anonymous: boolean;
    readonly web3: boolean;
    /** Accounts made with an e-mail or a phone count as confirmed at once. */
    readonly autoconfirm: boolean;
    /** Sessions may be handed over in an address, to clients that bring no PKCE challenge. */
    readonly implicit: boolean;
    /** Codes, links and recovery also open accounts whose owner only ever signs in through the provider. */
    readonly providerCodes: boolean;
    /** New accounts, by whichever way; off, only operators make them. */
    readonly signups: boolean;
    /** People may add an identity to their account and take one away. */
    readonly manualLinking: boolean;
    /** Seconds in which a refresh token that was used may come again from a client without cookies. */
    readonly refreshReuseSeconds: number;
    /** Multiplies every limit of the auth service, for tests and for many people behind one address. */
    readonly rateFactor: number;
  };
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly sms: SmsSetting;
  /** Whom to tell about a weakness, as a `mailto:` or `https:` address; without it, the page for that. */
  readonly securityContact: string | undefined;
  /** Who gets a letter about a message from /contact. Nobody where there is no mail server. */
  readonly contactTo: readonly string[];
  /** The operator's own name, mark and colours, shown to those whose licence includes white label. */
  readonly brand: BrandSetting;
  /** How many proxies in front of us write `X-Forwarded-For`; with 0 the header is not believed. */
  readonly trustedProxies: number;
  readonly logLevel: LogLevel;
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Bytes one uploaded file may have; the specification's 50 MB unless the operator says otherwise. */
  readonly storageFileLimit: number;
  /** Bytes one account may keep in storage; undefined leaves that to its tier alone. */
  readonly storageAccountLimit: number | undefined;
  readonly s3: S3Setting | undefined;
  /** Whether the library is rendered while nobody waits for it. */
  readonly musicBackground: boolean;
  readonly voice: {
    /** The engine is read soon after the start. */
    readonly warm: boolean;
    /** Threads that understand speech, and how many requests may wait for one of them. */
    readonly workers: number;
    readonly queue: number;
    /** Multiplies the limits of what is said, for those who measure. */
    readonly rateFactor: number;
  };
  /** Undefined: nothing anybody says leaves this machine. */
  readonly speech: SpeechServiceSetting | undefined;
  readonly location: LocationSetting;
}

/** An empty variable means the same as none, as shells and compose files write it. */
export const parseEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): Environment => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigurationError(
      `${String(issue?.path[0] ?? 'environment')} ${issue?.message ?? 'is not valid'}`,
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl: new URL(value.SITE_URL ?? listeningOrigin({ host: value.HOST, port: value.PORT })).origin,
    dataDirectory: path.resolve(workingDirectory, value.KINDLING_DATA),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    databasePooler: value.DATABASE_POOLER,
    publishableKey: value.PUBLISHABLE_KEY,
    secretKey: value.SECRET_KEY,
    jwtKeys: value.JWT_KEYS,
    jwtSecret: value.JWT_SECRET,
    jwtExpiry: value.JWT_EXPIRY,
    identity: identityOf(value),
    adminEmails: value.ADMIN_EMAILS.map((address) => address.toLowerCase()),
    adminSecondFactor: value.ADMIN_SECOND_FACTOR,
    redirectUrls: value.REDIRECT_URLS,
    corsOrigins: value.CORS_ORIGINS,
    restFilteredWrites: value.REST_FILTERED_WRITES,
    auth: {
      email: value.AUTH_EMAIL,
      phone: value.AUTH_PHONE,
      phoneFactors: value.AUTH_PHONE || value.SMS_WEBHOOK_URL !== undefined,
      anonymous: value.AUTH_ANONYMOUS,
      web3: value.AUTH_WEB3,
      autoconfirm: value.AUTH_AUTOCONFIRM,
      implicit: value.AUTH_IMPLICIT,
      providerCodes: value.AUTH_PROVIDER_CODES,
      signups: value.AUTH_SIGNUPS,
      manualLinking: value.AUTH_MANUAL_LINKING,
      refreshReuseSeconds: value.REFRESH_REUSE_INTERVAL,
      rateFactor: value.AUTH_RATE_FACTOR,
    },
    mail:
      value.SMTP_URL === undefined || value.SMTP_FROM === undefined
        ? undefined
        : { url: value.SMTP_URL, from: value.SMTP_FROM },
    sms: smsOf(value),
    securityContact: value.SECURITY_CONTACT,
    contactTo: contactToOf(value),
    brand: brandOf(value, workingDirectory, (message) => {
      throw new ConfigurationError(message);
    }),
    trustedProxies: value.TRUSTED_PROXIES,
    logLevel: value.LOG_LEVEL,
    metrics:
      value.METRICS_PORT === undefined ? undefined : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    storageFileLimit: value.STORAGE_FILE_LIMIT,
    storageAccountLimit: value.STORAGE_ACCOUNT_LIMIT,
    s3: s3Of(value),
    musicBackground: value.MUSIC_BACKGROUND,
    voice: {
      warm: value.VOICE_WARM,
      workers: value.VOICE_WORKERS,
      queue: value.VOICE_QUEUE,
      rateFactor: value.VOICE_RATE_FACTOR,
    },
    speech:
      value.SPEECH_URL === undefined || value.SPEECH_MODEL === undefined
        ? undefined
        : {
            url: value.SPEECH_URL.replace(/\/+$/u, ''),
            key: value.SPEECH_KEY,
            model: value.SPEECH_MODEL,
            timeoutMs: value.SPEECH_TIMEOUT * 1000,
          },
    location: locationOf(value, workingDirectory),
  };
};

/** Not the sender's own address, which is often one that nobody reads. Each gets a letter, so their number is bounded. */
const contactToOf = (value: z.output<typeof schema>): readonly string[] => {
  if (value.SMTP_URL === undefined) return [];
  return [...new Set(value.CONTACT_TO.length > 0 ? value.CONTACT_TO : value.ADMIN_EMAILS)].slice(0, 10);
};

/** Where the host itself answers, whatever name people use for it. */
export const listeningOrigin = ({ host, port }: Pick<Environment, 'host' | 'port'>): string => {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
};

export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
};

const isSecure = (url: URL): boolean => url.protocol === 'https:' || isLoopback(url.hostname);
