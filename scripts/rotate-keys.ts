import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ConfigurationError, parseEnvironment } from '#server/config/environment.ts';
import { signingKeyOf, withNewKey, withoutOldKeys } from '#server/config/rotate-signing-keys.ts';
import {
  generateSigningKey,
  readSecretsFile,
  replaceSecretsFile,
  secretsFile,
} from '#server/config/secrets-file.ts';
import type { GeneratedKey } from '#server/config/secrets-file.ts';

// npm run keys -- list | rotate [--now] | prune [--now]

const root = path.resolve(import.meta.dirname, '..');

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { now: { type: 'boolean', default: false } },
  });
  const [command = 'list'] = positionals;
  const environment = parseEnvironment(process.env, root);
  if (environment.jwtKeys !== undefined) {
    throw new ConfigurationError('JWT_KEYS decides the keys: put a new private key first in it and restart');
  }
  const file = secretsFile(environment.dataDirectory);
  const secrets = await readSecretsFile(file);
  if (secrets === undefined) throw new ConfigurationError(`${file} does not exist yet: start Kindling once`);

  const keys = await changed(command, secrets.signingKeys, values.now);
  if (keys !== secrets.signingKeys) await replaceSecretsFile(file, { ...secrets, signingKeys: keys });
  const signing = signingKeyOf(keys, Date.now());
  for (const key of keys) {
    const from = new Date((key.activeFrom ?? 0) * 1000);
    const state =
      key === signing
        ? 'signs'
        : from.getTime() > Date.now()
          ? `signs from ${from.toISOString()}`
          : 'verifies';
    console.log(`${key.kid}  ${state}`);
  }
};

const changed = async (command: string, keys: GeneratedKey[], atOnce: boolean): Promise<GeneratedKey[]> => {
  switch (command) {
    case 'list':
      return keys;
    case 'rotate':
      return withNewKey(keys, await generateSigningKey(), Date.now(), atOnce);
    case 'prune':
      return withoutOldKeys(keys, Date.now(), atOnce);
    default:
      throw new ConfigurationError('say list, rotate [--now] or prune [--now]');
  }
};

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
