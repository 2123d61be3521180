import { checkLimitSeconds } from '#domain/system/health-check.ts';
import type { ModelDeps } from '#server/assistant/answer-with-model.ts';
import type { Environment } from '#server/config/environment.ts';
import type { ProviderSettings } from '#server/engine/auth/oauth/identity-provider.ts';
import { authAdmin } from '#server/engine/database/database.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { probeIdentity } from './probe-identity.ts';
import { probeLocation } from './probe-location.ts';
import { probeMail } from './probe-mail.ts';
import { probeModel } from './probe-model.ts';
import { probeSpeech } from './probe-speech.ts';
import { probeStore } from './probe-store.ts';
import type { Probe } from './probe.ts';

interface ProbedParts extends Pick<ModelDeps, 'db' | 'box' | 'options'> {
  readonly environment: Pick<Environment, 'mail' | 's3' | 'speech' | 'location'>;
  readonly provider: ProviderSettings;
  readonly store: Pick<ObjectStore, 'put' | 'get' | 'remove'>;
}

const probeDatabase = (db: ProbedParts['db']): Probe => ({
  id: 'database',
  target: async () => ({
    where: null,
    attempt: async () => {
      // In the lane of sign-ins, like /ready.
      await db.tx(authAdmin, (query) => query('select version()'));
    },
  }),
});

/** Everything that is set up, in the order in which it is shown. */
export const ownProbes = ({ environment, provider, store, ...models }: ProbedParts): readonly Probe[] => [
  probeDatabase(models.db),
  probeIdentity(provider),
  probeMail(environment.mail, checkLimitSeconds * 1000),
  probeStore(store, environment.s3),
  probeSpeech(environment.speech),
  probeModel(models),
  probeLocation(environment.location),
];
