import { createHmac } from 'node:crypto';
import { compactVerify, decodeJwt } from 'jose';
import { ConfigurationError } from '#server/config/environment.ts';
import type { Environment } from '#server/config/environment.ts';
import { readOrCreateSecretsFile, readSecretsFile, secretsFile } from './secrets-file.ts';
import type { GeneratedKey } from './secrets-file.ts';
import { importSigningKey, parseJwtKeys } from './signing-keys.ts';
import type { SigningKey } from './signing-keys.ts';

export interface Secrets {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Which of the two keys the operator gave; the others were generated here. */
  readonly configured: { readonly publishableKey: boolean; readonly secretKey: boolean };
  /** The first one that has a private part and is active signs, all of them verify. Changes with a rotation. */
  readonly signingKeys: readonly SigningKey[];
  /** Looks for a rotation on disk. Keys that the operator configured stay as they are. */
  readonly reloadSigningKeys: () => Promise<void>;
  /** HS256, for tokens of a hosted project that moved here: verifies, never signs. */
  readonly legacyJwtSecret: Uint8Array | undefined;
  readonly databasePassword: string;
  readonly authenticatorPassword: string;
  /** 32 bytes for one purpose. Processes that share SECRET_KEY get the same bytes. */
  readonly derive: (label: string) => Buffer;
}

type SecretsEnvironment = Pick<
  Environment,
  'publishableKey' | 'secretKey' | 'jwtKeys' | 'jwtSecret' | 'databaseUrl'
>;

const MINIMUM_LENGTH = 32;
/** 32 random hexadecimal digits have fewer than 8 different ones about once in 28 million. */
const MINIMUM_DISTINCT = 8;

export const loadSecrets = async (options: {
  readonly dataDirectory: string;
  readonly environment: SecretsEnvironment;
}): Promise<Secrets> => {
  const { environment } = options;
  const legacyJwtSecret = legacySecret(environment.jwtSecret);
  const configuredKeys =
    environment.jwtKeys === undefined ? undefined : await parseJwtKeys(environment.jwtKeys);
  if (environment.publishableKey !== undefined) requirePublishable(environment.publishableKey);
  if (environment.secretKey !== undefined) await requireSecret(environment.secretKey, legacyJwtSecret);
  if (environment.secretKey !== undefined && environment.secretKey === environment.publishableKey) {
    throw new ConfigurationError('PUBLISHABLE_KEY and SECRET_KEY must differ: the first one is public');
  }

  // A process that was given everything needs no file, so its disk may be read-only.
  const nothingMissing =
    environment.publishableKey !== undefined &&
    environment.secretKey !== undefined &&
    configuredKeys !== undefined &&
    environment.databaseUrl !== undefined;
  const generated = nothingMissing ? undefined : await readOrCreateSecretsFile(options.dataDirectory);

  const publishableKey = environment.publishableKey ?? generated?.publishableKey ?? '';
  const secretKey = environment.secretKey ?? generated?.secretKey ?? '';
  let signingKeys = configuredKeys ?? (await importGenerated(generated?.signingKeys ?? []));
  const derive = (label: string): Buffer =>
    createHmac('sha256', secretKey).update(`kindling:${label}`).digest();
  return {
    publishableKey,
    secretKey,
    configured: {
      publishableKey: environment.publishableKey !== undefined,
      secretKey: environment.secretKey !== undefined,
    },
    get signingKeys() {
      return signingKeys;
    },
    reloadSigningKeys: async () => {
      if (configuredKeys !== undefined) return;
      const file = await readSecretsFile(secretsFile(options.dataDirectory));
      if (file !== undefined) signingKeys = await importGenerated(file.signingKeys);
    },
    legacyJwtSecret,
    databasePassword: generated?.databasePassword ?? derive('database').toString('base64url'),
    authenticatorPassword: derive('authenticator').toString('base64url'),
    derive,
  };
};

const importGenerated = (keys: readonly GeneratedKey[]): Promise<readonly SigningKey[]> =>
  Promise.all(keys.map((key) => importSigningKey(key, false, (key.activeFrom ?? 0) * 1000)));

const legacySecret = (text: string | undefined): Uint8Array | undefined => {
  if (text === undefined) return undefined;
  requireStrength('JWT_SECRET', text);
  return new TextEncoder().encode(text);
};

/** This key goes to every browser, so a secret one given by mistake must never get that far. */
const requirePublishable = (key: string): void => {
  const role = roleOfToken(key);
  if (key.startsWith('sb_secret_') || (role !== undefined && role !== 'anon')) {
    throw new ConfigurationError('PUBLISHABLE_KEY is a secret key: it would be sent to every browser');
  }
};

const requireSecret = async (key: string, legacyJwtSecret: Uint8Array | undefined): Promise<void> => {
  const role = roleOfToken(key);
  if (key.startsWith('sb_publishable_') || (role !== undefined && role !== 'service_role')) {
    throw new ConfigurationError('SECRET_KEY is a publishable key: anyone may know it');
  }
  if (role !== undefined) {
    const genuine =
      legacyJwtSecret !== undefined &&
      (await compactVerify(key, legacyJwtSecret, { algorithms: ['HS256'] }).then(
        () => true,
        () => false,
      ));
    if (!genuine) throw new ConfigurationError('SECRET_KEY is a JWT that JWT_SECRET did not sign');
    return;
  }
  requireStrength('SECRET_KEY', key);
};

const requireStrength = (name: string, text: string): void => {
  if (text.length < MINIMUM_LENGTH) {
    throw new ConfigurationError(`${name} is too short: it needs at least ${MINIMUM_LENGTH} characters`);
  }
  if (new Set(text).size < MINIMUM_DISTINCT) {
    throw new ConfigurationError(`${name} is too simple: use random characters`);
  }
};

/** The role of a hosted project's legacy key; undefined when the text is no JWT. */
const roleOfToken = (key: string): string | undefined => {
  try {
    return String(decodeJwt(key)['role']);
  } catch {
    return undefined;
  }
};
