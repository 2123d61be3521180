import { describe, expect, test } from 'vitest';
import { errorRowOf, metricRowOf } from '#domain/logging/client-log.ts';
import { logEntryOf } from '#domain/logging/log-entry.ts';

const now = Date.UTC(2026, 10, 15, 12);

describe('[LOG-01] a log entry', () => {
  test('builds a redacted entry of level, message, context, timestamp and source', () => {
    expect(
      logEntryOf({
        level: 'error',
        message: 'no mail for ada@example.org',
        context: { password: 'x', step: 2 },
        now,
        source: 'tasks',
      }),
    ).toEqual({
      level: 'error',
      message: 'no mail for [EMAIL]',
      context: { password: '[REDACTED]', step: 2 },
      timestamp: '2026-11-15T12:00:00.000Z',
      source: 'tasks',
    });
  });

  test('sets the context of an entry to null where there is none', () => {
    expect(logEntryOf({ level: 'info', message: 'x', context: undefined, now, source: 'x' }).context).toBe(
      null,
    );
  });
});

const rowOf = (message: string, context: unknown) =>
  errorRowOf(logEntryOf({ level: 'error', message, context, now, source: 'window' }), '/tasks');

describe('[LOG-02] a row of client_logs', () => {
  test('keeps the stack in its own column, and adds source, path and time to the context', () => {
    expect(rowOf('It broke', { stack: 'Error: It broke\n  at ada@example.org', line: 3 })).toEqual({
      level: 'error',
      message: 'It broke',
      stack: 'Error: It broke\n  at [EMAIL]',
      context: { line: 3, source: 'window', path: '/tasks', at: '2026-11-15T12:00:00.000Z' },
    });
    expect(rowOf('It broke', 'text').context).toMatchObject({ value: 'text' });
    expect(rowOf('It broke', undefined).stack).toBe(null);
  });

  test('fits any error into the limits of the table', () => {
    const row = rowOf('x'.repeat(2000), { deep: Array.from({ length: 50 }, () => 'y'.repeat(900)) });
    expect(row.message).toHaveLength(1000);
    expect(row.context).toEqual({ source: 'window', cut: true });
    const odd = rowOf('a\0b\uD800c', { text: '\0\uDC00' });
    expect(odd.message).toBe('ab\uFFFDc');
    expect(odd.context).toMatchObject({ text: '\uFFFD' });
    // A character of two halves at the very edge is not cut through the middle.
    expect(rowOf(`${'x'.repeat(999)}😀`, {}).message.isWellFormed()).toBe(true);
  });

  test('keeps the value of a metric with its rating', () => {
    expect(metricRowOf({ name: 'LCP', value: 2500.5, navigationType: 'navigate' }, '/')).toEqual({
      level: 'metric',
      message: 'LCP',
      stack: null,
      context: { value: 2500.5, rating: 'needs-improvement', navigationType: 'navigate', path: '/' },
    });
  });
});
