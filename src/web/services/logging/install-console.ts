import { redact } from '#domain/logging/redact.ts';
import { logger, watchLog } from '#web/services/logging/logger.ts';

const methods = ['log', 'info', 'debug', 'warn', 'error'] as const;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value instanceof Error ? `${value.name}: ${value.message}` : JSON.stringify(redact(value));
};

const forward =
  (level: 'warn' | 'error') =>
  (...values: readonly unknown[]): void =>
    logger[level](values.map(textOf).join(' '), undefined, 'console');

const silence = (target: Console): (() => void) => {
  const before = methods.map((name) => [name, target[name]] as const);
  for (const name of methods) {
    target[name] = name === 'warn' || name === 'error' ? forward(name) : () => undefined;
  }
  return () => {
    for (const [name, method] of before) target[name] = method;
  };
};

/**
 * Spec 1 §5: in production the console says nothing, and its errors and warnings go to the app's log without secrets.
 * In development it is the other way round: the log is also printed. Returns how to undo it. What the browser itself
 * prints, an uncaught error for example, is its own and stays.
 */
export const installConsole = (
  production: boolean = import.meta.env.PROD,
  target: Console = globalThis.console,
): (() => void) =>
  production
    ? silence(target)
    : watchLog(({ level, source, message, context }) => target[level](`${source}: ${message}`, context));
