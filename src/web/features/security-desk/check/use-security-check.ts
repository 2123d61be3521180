import { useEffect, useRef, useState } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import { securityCatalogue } from '#domain/notices/security-catalogue.ts';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import type { AuditProgress } from '#domain/security/audit/audit-progress.ts';
import { cleanUp } from '#web/features/security-desk/check/check-mutations.ts';
import { readCheck, runCheck, testStatus } from '#web/features/security-desk/check/check-queries.ts';
import { cleanedWords } from '#web/features/security-desk/check/check-words.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';

type Busy = 'running' | 'testing' | 'cleaning';

/** Spec 2 §8: the error's own words, or those of the catalogue. */
const saidBy = (error: unknown): { readonly description?: string } =>
  error instanceof Error && error.message !== '' ? { description: error.message } : {};

/**
 * The check of whoever is signed in, without the query cache: the home page has none. Whoever leaves stops watching; the run goes
 * on at the host and is there at the next look.
 */
export const useSecurityCheck = (onRun?: () => void) => {
  const first = useLoaded(readCheck);
  const [newer, setNewer] = useState<AuditAnswer | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [progress, setProgress] = useState<AuditProgress | null>(null);
  const [isSameRun, setSameRun] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const stop = new AbortController();
    leaving.current = stop;
    return () => stop.abort();
  }, []);
  const answer = newer ?? (first.state === 'ready' ? first.value : null);

  const during = async (
    what: Busy,
    work: (signal: AbortSignal) => Promise<void>,
    onProblem: (error: unknown) => void,
  ): Promise<void> => {
    if (busy !== null) return;
    const { signal } = leaving.current;
    setBusy(what);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) onProblem(error);
    }
    setBusy(null);
  };

  const run = async (): Promise<void> =>
    during(
      'running',
      async (signal) => {
        setProgress(null);
        const done = await runCheck(setProgress, signal);
        setSameRun(done.run?.id === answer?.run?.id);
        setNewer(done);
        showMessage(done.isPerfect ? securityCatalogue.perfect : securityCatalogue.complete, {
          description: `Score ${done.score}, grade ${done.grade}, status ${done.audit.status}.`,
        });
        onRun?.();
      },
      (error) => showMessage(securityCatalogue.validationFailed, saidBy(error)),
    );

  const test = async (): Promise<void> =>
    during(
      'testing',
      async () => {
        const status = await testStatus();
        showMessage(status === 'SECURE' ? securityCatalogue.secure : securityCatalogue.notSecure, {
          description: `Status: ${status}`,
        });
        setNewer(await readCheck());
      },
      (error) => showMessage(securityCatalogue.testFailed, saidBy(error)),
    );

  const tidy = async (): Promise<void> =>
    during(
      'cleaning',
      async () => {
        showMessage(securityCatalogue.cleanedUp, { description: cleanedWords(await cleanUp()) });
        setNewer(await readCheck());
      },
      (error) => showMessage(errorNotice(error, catalogue.operationFailed)),
    );

  return {
    answer,
    /** Where the first look came to nothing; the way to another. */
    retry: first.state === 'failed' && newer === null ? first.retry : null,
    busy,
    progress,
    /** The last press was answered by a run that was there already. */
    isSameRun,
    run,
    test,
    tidy,
  };
};

export type SecurityCheckState = ReturnType<typeof useSecurityCheck>;
