import { type ClientLogRow, errorRowOf, metricRowOf } from '#domain/logging/client-log.ts';
import { describeThrown, errorMessageOf } from '#domain/logging/error-message.ts';
import { fullBudget, takeFromBudget } from '#domain/logging/send-budget.ts';
import { isSilentPath } from '#domain/logging/silent-path.ts';
import { logger, watchLog } from '#web/services/logging/logger.ts';
import { measureVitals } from '#web/services/logging/measure-vitals.ts';
import { currentSession, sendRows } from '#web/services/logging/operator-channel.ts';

/** Of the log, only what broke a page leaves the device. */
const sentSources: ReadonlySet<string> = new Set(['window', 'promise', 'boundary']);

const gather = 2000;
// Ten rows stay well below what a browser sends for a page that is being left.
const mostAtOnce = 10;

const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Two rows of the same name are one thing said twice. What was thrown without being an error has no words but its content. */
const sameAs = ({ level, message, stack, context }: ClientLogRow): string =>
  level === 'error'
    ? `${level} ${message} ${stack ?? JSON.stringify(context['thrown'] ?? null)}`
    : `${level} ${message}`;

const createQueue = () => {
  let budget = fullBudget;
  let waiting: readonly ClientLogRow[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // What another page left behind waits until this one is left.
    if (isSilentPath(location.pathname)) return;
    const silentGuest = currentSession() === null && asksForPrivacy();
    const rows = waiting.filter((row) => !(silentGuest && row.level === 'metric'));
    waiting = [];
    for (let start = 0; start < rows.length; start += mostAtOnce) {
      void sendRows('client_logs', rows.slice(start, start + mostAtOnce));
    }
  };

  const add = (row: ClientLogRow): void => {
    const next = takeFromBudget(budget, sameAs(row), Date.now());
    budget = next.budget;
    if (!next.allowed) return;
    waiting = [...waiting, row];
    timer ??= setTimeout(flush, gather);
  };
  return { add, flush };
};

const onError = (event: ErrorEvent): void => {
  const thrown: unknown = event.error;
  logger.error(
    thrown instanceof Error ? errorMessageOf(thrown) : event.message || errorMessageOf(thrown),
    { ...describeThrown(thrown), line: event.lineno, column: event.colno },
    'window',
  );
};

const onRejection = (event: PromiseRejectionEvent): void =>
  logger.error(errorMessageOf(event.reason), describeThrown(event.reason), 'promise');

/**
 * Spec 1 §3: uncaught errors, unhandled rejections and web vitals go to the operator, redacted, gathered and bounded.
 * The events keep their course, so that the browser still reports them. Returns how to stop.
 */
export const startClientLogs = (): (() => void) => {
  const queue = createQueue();
  const unwatch = watchLog((entry) => {
    if (isSilentPath(location.pathname)) return;
    if (entry.level === 'error' && sentSources.has(entry.source)) {
      queue.add(errorRowOf(entry, location.pathname));
    }
  });
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') queue.flush();
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('pagehide', queue.flush);
  document.addEventListener('visibilitychange', onHidden);
  const firstPath = location.pathname;
  if (!isSilentPath(firstPath)) {
    measureVitals((measurement) => queue.add(metricRowOf(measurement, firstPath)));
  }
  return () => {
    unwatch();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('pagehide', queue.flush);
    document.removeEventListener('visibilitychange', onHidden);
  };
};
