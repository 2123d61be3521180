import { afterEach, describe, expect, test, vi } from 'vitest';
import { installConsole } from '#web/services/logging/install-console.ts';
import { logger, readLog, watchLog } from '#web/services/logging/logger.ts';

/** A console that remembers what it was told. */
const fakeConsole = () => {
  const said: unknown[][] = [];
  const say = (...values: unknown[]): void => void said.push(values);
  const target: Console = { ...globalThis.console, log: say, info: say, debug: say, warn: say, error: say };
  return { target, said };
};

let undo: () => void = () => undefined;
afterEach(() => undo());

describe('[LOG-01] the logger', () => {
  test('redacts what it logs, and keeps the last hundred entries', () => {
    logger.error('for ada@example.org', { accessToken: 'abc', kept: 1 }, 'tasks');
    expect(readLog().at(-1)).toMatchObject({
      level: 'error',
      message: 'for [EMAIL]',
      context: { accessToken: '[REDACTED]', kept: 1 },
      source: 'tasks',
    });
    expect(readLog().at(-1)?.timestamp).toMatch(/^\d{4}-.*Z$/);
    for (let i = 0; i < 120; i += 1) logger.info(`line ${i}`, undefined, 'tasks');
    expect(readLog()).toHaveLength(100);
    expect(readLog().at(0)?.message).toBe('line 20');
  });

  test('notifies a listener until it stops listening', () => {
    const heard = vi.fn<(message: string) => void>();
    const stop = watchLog((entry) => heard(entry.message));
    logger.warn('one', undefined, 'x');
    stop();
    logger.warn('two', undefined, 'x');
    expect(heard.mock.calls).toEqual([['one']]);
  });
});

describe('[LOG-01] the console in production', () => {
  test('silences the console in production; errors and warnings reach the log without secrets', () => {
    const { target, said } = fakeConsole();
    undo = installConsole(true, target);
    const before = readLog().at(-1);
    target.log('hello');
    target.info('hello');
    target.debug('hello');
    expect(readLog().at(-1)).toBe(before);

    target.warn('token=abc for ada@example.org');
    expect(readLog().at(-1)).toMatchObject({
      level: 'warn',
      message: 'token=[REDACTED] for [EMAIL]',
      source: 'console',
    });
    target.error('Failed:', new Error('password: hunter2'), { apiKey: 'abc', step: 2 }, undefined);
    expect(readLog().at(-1)).toMatchObject({
      level: 'error',
      message: 'Failed: Error: password: [REDACTED] {"apiKey":"[REDACTED]","step":2} "[undefined]"',
    });
    expect(said).toEqual([]);
  });

  test('silences everything else that prints, and logs an assertion that does not hold', () => {
    const said: string[] = [];
    const target: Console = { ...globalThis.console };
    const printing = Object.entries(target).flatMap(([name, method]) =>
      typeof method === 'function' && !/^(?:createTask|context|profile|profileEnd)$/.test(name) ? [name] : [],
    );
    expect(printing).toEqual(expect.arrayContaining(['table', 'trace', 'dir', 'group', 'timeLog', 'count']));
    for (const name of printing) Reflect.set(target, name, () => said.push(name));
    undo = installConsole(true, target);
    for (const name of printing) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method === 'function') Reflect.apply(method, target, [name === 'assert' ? true : 'hello']);
    }
    expect(said).toEqual([]);
    const before = readLog().at(-1);
    target.assert(true, 'fine');
    expect(readLog().at(-1)).toBe(before);
    target.assert(false, 'no task');
    expect(readLog().at(-1)).toMatchObject({ level: 'error', message: 'This does not hold: no task' });
  });

  test('restores the console as it was', () => {
    const { target, said } = fakeConsole();
    installConsole(true, target)();
    target.log('hello');
    expect(said).toEqual([['hello']]);
  });
});

test('[LOG-01] in development the console stays and prints the log', () => {
  const { target, said } = fakeConsole();
  undo = installConsole(false, target);
  target.log('hello');
  logger.warn('careful', { step: 1 }, 'tasks');
  expect(said).toEqual([['hello'], ['tasks: careful', { step: 1 }]]);
});
