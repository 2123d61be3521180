import type { AuditEvent, AuditProgress } from '#domain/security/audit/audit-progress.ts';
import type { AuditRuns } from './audit-runs.ts';

/** A run as it goes on. Whoever reads slowly skips steps and sees the newest: progress is a state, not a list. */
export const watchedRun = async function* (
  runs: Pick<AuditRuns, 'listen'>,
  run: () => Promise<void>,
): AsyncGenerator<AuditEvent, void> {
  let newest: AuditProgress | undefined;
  let told = Promise.withResolvers<boolean>();
  const stop = runs.listen((progress) => {
    newest = progress;
    told.resolve(false);
  });
  const running = run();
  // However it ends, what was told before comes first.
  const over = running.then(
    () => true,
    () => true,
  );
  try {
    for (;;) {
      const isOver = await Promise.race([told.promise, over]);
      told = Promise.withResolvers();
      const progress = newest;
      newest = undefined;
      if (progress !== undefined) yield { type: 'progress', ...progress };
      else if (isOver) break;
    }
  } finally {
    stop();
  }
  await running;
};
