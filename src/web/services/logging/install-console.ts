import { redact } from '#domain/logging/redact.ts';
import { logger, watchLog } from '#web/services/logging/logger.ts';

/** Every method of the console standard that prints; what else a browser hangs there returns something to its caller. */
const methods = [
  ...(['assert', 'clear', 'count', 'countReset', 'debug', 'dir', 'dirxml', 'error', 'group'] as const),
  ...(['groupCollapsed', 'groupEnd', 'info', 'log', 'table', 'time'] as const),
  ...(['timeEnd', 'timeLog', 'timeStamp', 'trace', 'warn'] as const),
] as const;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value instanceof Error ? `${value.name}: ${value.message}` : JSON.stringify(redact(value));
};

const forward =
  (level: 'warn' | 'error') =>
  (...values: readonly unknown[]): void =>
    logger[level](values.map(textOf).join(' '), undefined, 'console');

const kept: Partial<Record<(typeof methods)[number], (...values: readonly unknown[]) => void>> = {
  warn: forward('warn'),
  error: forward('error'),
  assert: (holds, ...values) => {
    if (holds !== true) forward('error')('This does not hold:', ...values);
  },
};

const silence = (target: Console): (() => void) => {
  const before = methods.map((name) => [name, target[name]] as const);
  for (const name of methods) Reflect.set(target, name, kept[name] ?? (() => undefined));
  return () => {
    for (const [name, method] of before) Reflect.set(target, name, method);
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
