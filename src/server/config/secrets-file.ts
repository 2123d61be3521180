import { randomBytes, randomInt } from 'node:crypto';
import { chown, link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { ConfigurationError } from '#server/config/environment.ts';

const privateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  d: z.string().min(1),
  kid: z.string().min(1),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  /** Seconds since 1970: published at once, used for signing from then on. */
  activeFrom: z.number().int().nonnegative().optional(),
});
export type GeneratedKey = z.output<typeof privateKey>;

const schema = z.object({
  publishableKey: z.string().startsWith('sb_publishable_').min(40),
  secretKey: z.string().startsWith('sb_secret_').min(40),
  signingKeys: z.array(privateKey).min(1),
  databasePassword: z.string().min(32),
});

export type GeneratedSecrets = z.output<typeof schema>;

/** Reads what an earlier start generated, or generates it. The file is complete or absent, never half. */
export const readOrCreateSecretsFile = async (dataDirectory: string): Promise<GeneratedSecrets> => {
  const file = secretsFile(dataDirectory);
  const existing = await readSecretsFile(file);
  if (existing !== undefined) return existing;
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  await writeOnce(file, JSON.stringify(await generateSecrets(), null, 2));
  const written = await readSecretsFile(file);
  if (written === undefined) throw new ConfigurationError(`${file} could not be written`);
  return written;
};

export const secretsFile = (dataDirectory: string): string => path.join(dataDirectory, 'secrets.json');

/** Undefined when there is none. */
export const readSecretsFile = async (file: string): Promise<GeneratedSecrets | undefined> => {
  const found = await stat(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new ConfigurationError(`${file} cannot be read (${errorCode(error)})`);
  });
  if (found === undefined) return undefined;
  // Windows has no such bits: there the directory's access list decides.
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new ConfigurationError(`${file} can be read by other users: run chmod 600 on it`);
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ConfigurationError(`${file} cannot be read (${errorCode(error)})`);
  });
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new ConfigurationError(`${file} is damaged: restore it from a backup, the database needs it`);
  }
  return parsed.data;
};

/** For a changed set of keys. Whoever reads meanwhile gets the old file or the new one. */
export const replaceSecretsFile = async (file: string, secrets: GeneratedSecrets): Promise<void> => {
  const { uid, gid } = await stat(file);
  const temporary = await writeTemporary(file, JSON.stringify(schema.parse(secrets), null, 2));
  // Run by root, the file must stay readable for whom it belonged to.
  if (process.getuid?.() === 0) await chown(temporary, uid, gid);
  await rename(temporary, file);
};

const writeTemporary = async (file: string, text: string): Promise<string> => {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return temporary;
};

/** Two first starts at the same moment agree: a hard link never replaces, so the second reads the first's. */
const writeOnce = async (file: string, text: string): Promise<void> => {
  const temporary = await writeTemporary(file, text);
  try {
    await link(temporary, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    // Some file systems have no hard links.
    await rename(temporary, file);
  } finally {
    await unlink(temporary).catch(() => undefined);
  }
};

export const generateSigningKey = async (): Promise<GeneratedKey> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y, d } = await exportJWK(pair.privateKey);
  return privateKey.parse({ kty, crv, x, y, d, kid: crypto.randomUUID(), alg: 'ES256', use: 'sig' });
};

const generateSecrets = async (): Promise<GeneratedSecrets> =>
  schema.parse({
    publishableKey: `sb_publishable_${randomText(32)}`,
    secretKey: `sb_secret_${randomText(43)}`,
    // From now on, so that its age is known.
    signingKeys: [{ ...(await generateSigningKey()), activeFrom: Math.floor(Date.now() / 1000) }],
    databasePassword: randomBytes(32).toString('base64url'),
  });

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
