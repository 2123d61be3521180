import type { LogEntry } from '#domain/logging/log-entry.ts';
import { type LogValue, redactText } from '#domain/logging/redact.ts';
import { rateVital, type VitalName } from '#domain/logging/web-vitals.ts';

/** What the database takes in an hour from a person, or from the network a guest calls from; `client_log_shares` has the same. */
export const clientLogsPerHour = { error: 60, metric: 120 } as const;

/** Rows in one request; a page sends far fewer (`sendLimits`). */
export const clientLogsAtOnce = 50;

/** Spec 1 §3, without the person: the database takes that from the token. */
export interface ClientLogRow {
  readonly level: 'error' | 'metric';
  readonly message: string;
  readonly stack: string | null;
  readonly context: { readonly [name: string]: LogValue };
}

const longestMessage = 1000;
const largestContext = 2000;

// Redacting may lengthen a text by a few characters, and the column ends at a thousand.
const cut = (text: string): string => text.slice(0, longestMessage).toWellFormed();

const bounded = (context: ClientLogRow['context']): ClientLogRow['context'] =>
  JSON.stringify(context).length <= largestContext
    ? context
    : { source: context['source'] ?? null, cut: true };

const fieldsOf = (context: LogValue): ClientLogRow['context'] => {
  if (context === null) return {};
  return typeof context === 'object' && !Array.isArray(context) ? context : { value: context };
};

/** An entry of the log as a row. Its `stack`, if the context has one, gets its own column. */
export const errorRowOf = (entry: LogEntry, path: string): ClientLogRow => {
  const { stack, ...context } = fieldsOf(entry.context);
  return {
    level: 'error',
    message: cut(entry.message),
    stack: typeof stack === 'string' ? stack : null,
    context: bounded({ ...context, source: entry.source, path: redactText(path), at: entry.timestamp }),
  };
};

export const metricRowOf = (
  metric: { readonly name: VitalName; readonly value: number; readonly navigationType: string },
  path: string,
): ClientLogRow => ({
  level: 'metric',
  message: metric.name,
  stack: null,
  context: {
    value: metric.value,
    rating: rateVital(metric.name, metric.value),
    navigationType: redactText(metric.navigationType),
    path: redactText(path),
  },
});
