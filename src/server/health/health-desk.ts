import process from 'node:process';
import { browserTargetWords } from '#domain/system/browser-target.ts';
import { adviceFor } from '#domain/system/health-advice.ts';
import type { HealthDetails, QueueFacts } from '#domain/system/health-answer.ts';
import { queueIds } from '#domain/system/health-answer.ts';
import { checkKeptSeconds, checkLimitSeconds } from '#domain/system/health-check.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { DatabaseState } from './database-state.ts';
import { diskFacts } from './disk-facts.ts';
import { createProbeRunner } from './probe.ts';
import type { Probe } from './probe.ts';
import { signingKeyFacts } from './signing-key-facts.ts';

export interface HealthDesk {
  /** At most once a minute for everybody together; whoever asks meanwhile gets the same answer. */
  readonly look: () => Promise<HealthDetails>;
  /** Something was set up differently: the next one looks again. */
  readonly forget: () => void;
}

interface HealthDeskOptions {
  readonly state: () => Promise<DatabaseState>;
  readonly probes: readonly Probe[];
  readonly secrets: Pick<Secrets, 'signingKeys'>;
  readonly dataDirectory: string;
  readonly version: string;
  /** Recordings that wait for a thread of this process. */
  readonly voiceWaiting: () => number;
  readonly limitMs?: number;
  readonly now?: () => number;
}

const keptMs = checkKeptSeconds * 1000;

const inOrder = (queues: readonly QueueFacts[]): QueueFacts[] =>
  queues.toSorted((a, b) => queueIds.indexOf(a.id) - queueIds.indexOf(b.id));

export const createHealthDesk = (options: HealthDeskOptions): HealthDesk => {
  const { secrets, dataDirectory, version, voiceWaiting, now = Date.now } = options;
  const limitMs = options.limitMs ?? checkLimitSeconds * 1000;
  const runners = options.probes.map((probe) => createProbeRunner(probe, limitMs));
  let kept: { readonly until: number; readonly details: Promise<HealthDetails> } | undefined;

  const lookNow = async (at: number): Promise<HealthDetails> => {
    const [checks, state, disk, signing_keys] = await Promise.all([
      Promise.all(runners.map((run) => run())),
      options.state(),
      diskFacts(dataDirectory),
      signingKeyFacts(secrets, dataDirectory, at),
    ]);
    const voice: QueueFacts = { id: 'voice', waiting: voiceWaiting(), working: 0, stuck: 0, oldest_at: null };
    const queues = inOrder([...state.queues, voice]);
    return {
      checked_at: new Date(at).toISOString(),
      next_check_at: new Date(at + keptMs).toISOString(),
      checks,
      advice: adviceFor({ checks, signing_keys, disk, queues }, at),
      signing_keys,
      disk,
      database_bytes: state.database_bytes,
      queues,
      versions: {
        app: version,
        node: process.versions.node,
        postgres: state.postgres,
        migrations: state.migrations,
        newest_migration: state.newest_migration,
        browsers: browserTargetWords,
      },
    };
  };

  return {
    look: () => {
      const at = now();
      if (kept !== undefined && at < kept.until) return kept.details;
      const details = lookNow(at);
      const mine = { until: at + keptMs, details };
      kept = mine;
      // Nothing is learnt from a look that broke off, so the next one looks again.
      details.catch(() => {
        if (kept === mine) kept = undefined;
      });
      return details;
    },
    forget: () => {
      kept = undefined;
    },
  };
};
