import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { redact } from '#domain/logging/redact.ts';
import type { LogLevel } from '#server/config/log-levels.ts';

export interface Logger {
  readonly error: (what: string, context?: unknown) => void;
  readonly warn: (what: string, context?: unknown) => void;
  readonly info: (what: string, context?: unknown) => void;
}

/** One JSON object a line on standard error; whatever is put in comes out redacted (spec 1 §5). */
export const createLogger = (options: {
  readonly level: LogLevel;
  readonly destination?: DestinationStream;
}): Logger => {
  const sink = pino(
    {
      level: options.level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"timestamp":"${new Date().toISOString()}"`,
      messageKey: 'message',
    },
    options.destination ?? process.stderr,
  );
  const write =
    (level: 'error' | 'warn' | 'info') =>
    (what: string, context?: unknown): void => {
      // Every request is told here, and hardly anybody listens to all of them.
      if (!sink.isLevelEnabled(level)) return;
      sink[level]({ source: 'host', ...(context === undefined ? {} : { context: redact(context) }) }, what);
    };
  return { error: write('error'), warn: write('warn'), info: write('info') };
};
