import { type LogValue, redact, redactText } from '#domain/logging/redact.ts';

export type LogLevel = 'error' | 'warn' | 'info';

/** Spec 1 §3. */
export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly context: LogValue;
  readonly timestamp: string;
  /** The part of the product that speaks. */
  readonly source: string;
}

export const logEntryOf = (entry: {
  readonly level: LogLevel;
  readonly message: string;
  readonly context: unknown;
  readonly now: number;
  readonly source: string;
}): LogEntry => ({
  level: entry.level,
  message: redactText(entry.message),
  context: entry.context === undefined ? null : redact(entry.context),
  timestamp: new Date(entry.now).toISOString(),
  source: redactText(entry.source),
});
