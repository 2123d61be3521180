import type { HealthCheck } from '#domain/system/health-answer.ts';
import { type CheckId, type CheckOutcome, statusOf } from '#domain/system/health-check.ts';
import { outcomeOf, ProbeFailure } from './probe-failure.ts';

/** One service that is set up, and the cheapest thing that shows whether it works. */
export interface ProbeTarget {
  /** The host and nothing else of its address: the rest may hold a secret. Null for what is on this machine. */
  readonly where: string | null;
  /** Throws whatever goes wrong; nothing of it gets further than its outcome. */
  readonly attempt: (signal: AbortSignal) => Promise<void>;
}

export interface Probe {
  readonly id: CheckId;
  /** Undefined where nothing is set up. */
  readonly target: () => Promise<ProbeTarget | undefined>;
}

/** Ends what takes too long. Libraries that know no signal are no longer waited for. */
const within = async (
  milliseconds: number,
  attempt: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const late = AbortSignal.timeout(milliseconds);
  const tooLong = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new ProbeFailure('no_answer')), { once: true });
  });
  await Promise.race([attempt(late), tooLong]);
};

/** Tries one service at a time: while an attempt still hangs, another would only hang beside it. */
export const createProbeRunner = (probe: Probe, limitMs: number): (() => Promise<HealthCheck>) => {
  let hanging = false;

  const attempt = async (target: ProbeTarget): Promise<CheckOutcome> => {
    if (hanging) return 'no_answer';
    hanging = true;
    try {
      await within(limitMs, async (signal) => {
        try {
          await target.attempt(signal);
        } finally {
          hanging = false;
        }
      });
      return 'works';
    } catch (error) {
      return outcomeOf(error);
    }
  };

  return async () => {
    const from = performance.now();
    let where: string | null = null;
    let outcome: CheckOutcome;
    try {
      const target = await probe.target();
      where = target?.where ?? null;
      outcome = target === undefined ? 'not_configured' : await attempt(target);
    } catch (error) {
      outcome = outcomeOf(error);
    }
    const milliseconds = outcome === 'not_configured' ? null : Math.round(performance.now() - from);
    return { id: probe.id, status: statusOf(outcome), outcome, where, milliseconds };
  };
};
