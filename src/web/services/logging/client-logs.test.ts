import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sendLimits } from '#domain/logging/send-budget.ts';
import { startClientLogs } from '#web/services/logging/client-logs.ts';
import { logger, readLog } from '#web/services/logging/logger.ts';
import type { Measurement } from '#web/services/logging/measure-vitals.ts';
import { openChannel } from '#web/services/logging/operator-channel.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';
import type { StoredSession } from '#web/platform/backend/stored-session.ts';
import { watchContentPolicy } from '#web/services/logging/watch-content-policy.ts';

const vitals = vi.hoisted((): { report: (measurement: Measurement) => void } => ({
  report: () => undefined,
}));
vi.mock('#web/services/logging/measure-vitals.ts', () => ({
  measureVitals: (report: (measurement: Measurement) => void) => {
    vitals.report = report;
  },
}));

type Init = RequestInit & { readonly body: string };

interface Sent {
  readonly url: string;
  readonly init: Init;
}

let sent: Sent[];
let answer: () => Promise<Response>;
let session: StoredSession | null;
let browser: { onLine: boolean; userAgent: string; doNotTrack?: string; globalPrivacyControl?: boolean };
let page: EventTarget;
let stop: () => void;
let stopPolicy: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  session = null;
  answer = () => Promise.resolve(new Response(null, { status: 201 }));
  browser = { onLine: true, userAgent: 'Browser/1' };
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', new URL('https://kindling.example/tasks?secret=1'));
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('fetch', async (url: string, init: Init) => {
    sent.push({ url, init });
    return answer();
  });
  openChannel({ session: () => session, publishableKey: () => Promise.resolve('sb_publishable_x') });
  stop = startClientLogs();
  stopPolicy = watchContentPolicy();
});
afterEach(() => {
  stop();
  stopPolicy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fail = (error: unknown, message = ''): boolean =>
  page.dispatchEvent(
    Object.assign(new Event('error', { cancelable: true }), { error, message, lineno: 3, colno: 7 }),
  );
const reject = (reason: unknown): boolean =>
  page.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
const gathered = async () => vi.advanceTimersByTimeAsync(2000);
const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const rowsOf = ({ init }: Sent) => rowsSchema.parse(JSON.parse(init.body));
const rows = () => sent.flatMap(rowsOf);

describe('[LOG-02] what is sent to the operator', () => {
  test('sends an uncaught error and a rejected promise in one request, redacted, without handling the events', async () => {
    expect(fail(new TypeError('no mail for ada@example.org'))).toBe(true);
    expect(reject(new Error('password=hunter2'))).toBe(true);
    expect(sent).toEqual([]);
    await gathered();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('/rest/v1/client_logs');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true });
    expect(sent[0]?.init.headers).toEqual({
      apikey: 'sb_publishable_x',
      'content-type': 'application/json',
      prefer: 'return=minimal',
    });
    expect(rows()).toMatchObject([
      {
        level: 'error',
        message: 'no mail for [EMAIL]',
        context: { source: 'window', path: '/tasks', name: 'TypeError', line: 3, column: 7 },
      },
      { level: 'error', message: 'password=[REDACTED]', context: { source: 'promise' } },
    ]);
    expect(rows()[0]?.['stack']).toContain('TypeError: no mail for [EMAIL]');
    expect(JSON.stringify(sent)).not.toMatch(/ada@example|hunter2|secret/);
  });

  test('sends what is thrown without being an error', async () => {
    fail('just text', 'Uncaught just text');
    fail(undefined);
    reject({ status: 500 });
    await gathered();
    expect(rows()).toMatchObject([
      { message: 'Uncaught just text', stack: null },
      { message: 'An unexpected error occurred' },
      { message: 'An unexpected error occurred', context: { thrown: { status: 500 } } },
    ]);
    expect(readLog().at(-1)).toMatchObject({
      message: 'An unexpected error occurred',
      context: { thrown: { status: 500 } },
    });
  });

  test('tells two rejections apart that are no errors, and sends the same one once', async () => {
    reject({ status: 500 });
    reject({ status: 404 });
    reject('gone');
    reject({ status: 404 });
    await gathered();
    expect(rows().map((row) => row['context'])).toMatchObject([
      { thrown: { status: 500 } },
      { thrown: { status: 404 } },
      { thrown: 'gone' },
    ]);
  });

  test('sends the person’s token when somebody is signed in', async () => {
    session = { accessToken: 'their-token', userId: 'someone' };
    fail(new Error('It broke'));
    await gathered();
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer their-token' });
  });

  test('sends metrics with value and rating, at once when the page is left', async () => {
    vitals.report({ name: 'LCP', value: 4001, navigationType: 'navigate' });
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(rows()).toEqual([
      {
        level: 'metric',
        message: 'LCP',
        stack: null,
        context: { value: 4001, rating: 'poor', navigationType: 'navigate', path: '/tasks' },
      },
    ]);
  });

  test('[SCREEN-01] sends nothing from the screening page, and the rest once it is left', async () => {
    vitals.report({ name: 'LCP', value: 1, navigationType: 'navigate' });
    vi.stubGlobal('location', new URL('https://kindling.example/adhd-screening?mode=full'));
    fail(new Error('Here'));
    vitals.report({ name: 'CLS', value: 0, navigationType: 'navigate' });
    page.dispatchEvent(new Event('pagehide'));
    await gathered();
    expect(sent).toEqual([]);
    vi.stubGlobal('location', new URL('https://kindling.example/'));
    fail(new Error('There'));
    await gathered();
    expect(rows().map((row) => row['message'])).toEqual(['LCP', 'CLS', 'There']);
  });

  test('[SCREEN-01] does not measure a visit that begins on the screening page', async () => {
    stop();
    vi.stubGlobal('location', new URL('https://kindling.example/adhd-screening/'));
    const untouched = vi.fn<(measurement: Measurement) => void>();
    vitals.report = untouched;
    stop = startClientLogs();
    expect(vitals.report).toBe(untouched);
    fail(new Error('Here'));
    await gathered();
    expect(sent).toEqual([]);
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'sends no metric of a guest who asks for privacy (%o), but sends those of an account',
    async (wish) => {
      Object.assign(browser, wish);
      vitals.report({ name: 'LCP', value: 1, navigationType: 'navigate' });
      await gathered();
      expect(sent).toEqual([]);
      session = { accessToken: 'their-token', userId: 'someone' };
      vitals.report({ name: 'CLS', value: 0, navigationType: 'navigate' });
      await gathered();
      expect(rows()).toMatchObject([{ message: 'CLS' }]);
    },
  );
});

describe('[LOG-02] limits of sending', () => {
  test('sends an error that comes again and again once', async () => {
    const error = new Error('Again');
    for (let i = 0; i < 1000; i += 1) fail(error);
    await gathered();
    expect(rows()).toHaveLength(1);
  });

  test('limits how many different errors are sent in a minute', async () => {
    for (let i = 0; i < 1000; i += 1) fail(new Error(`Number ${i}`));
    await gathered();
    expect(rows()).toHaveLength(sendLimits.perMinute);
    expect(Math.max(...sent.map((one) => rowsOf(one).length))).toBeLessThanOrEqual(10);
  });

  test.each([
    ['refused', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ])('stops after three tries to a server that is %s, and repeats none', async (_case, failure) => {
    answer = failure;
    for (let i = 0; i < 5; i += 1) {
      fail(new Error(`Number ${i}`));
      await gathered();
    }
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(3);
  });

  test('sends nothing without a network', async () => {
    browser.onLine = false;
    fail(new Error('Offline'));
    await gathered();
    expect(sent).toEqual([]);
  });
});

describe('[LOG-03] what stays on the device', () => {
  test('does not send reports of the content policy, nor any other line of the log', async () => {
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        documentURI: 'https://kindling.example/tasks?secret=1',
        violatedDirective: 'img-src',
        blockedURI: 'https://elsewhere.example/x.png',
        sourceFile: 'https://kindling.example/assets/main.js',
        lineNumber: 1,
        columnNumber: 2,
      }),
    );
    expect(readLog().at(-1)).toMatchObject({
      source: 'content-policy',
      context: {
        documentUri: 'https://kindling.example/tasks',
        violatedDirective: 'img-src',
        blockedUri: 'https://elsewhere.example/x.png',
        sourceFile: 'https://kindling.example/assets/main.js',
        line: 1,
        column: 2,
      },
    });
    logger.error('Told by the console', undefined, 'console');
    logger.warn('Careful', undefined, 'window');
    await gathered();
    expect(sent).toEqual([]);
  });

  test('does not send security events of a visitor', async () => {
    recordSecurityEvent('unauthorized_access', { wanted: '/tasks' });
    await gathered();
    expect(sent).toEqual([]);
    expect(readLog().at(-1)).toMatchObject({
      level: 'warn',
      message: 'unauthorized_access',
      source: 'security',
      context: {
        type: 'unauthorized_access',
        userId: null,
        details: { wanted: '/tasks' },
        userAgent: 'Browser/1',
        url: '/tasks',
      },
    });
  });
});

test('[LOG-03] sends a security event of somebody signed in, the same one once', async () => {
  session = { accessToken: 'their-token', userId: 'someone' };
  recordSecurityEvent('access_denied', { email: 'ada@example.org' });
  recordSecurityEvent('access_denied', { email: 'ada@example.org' });
  await gathered();
  expect(sent.map((one) => one.url)).toEqual(['/rest/v1/security_events']);
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer their-token' });
  expect(rows()).toEqual([
    { type: 'access_denied', details: { email: '[EMAIL]' }, user_agent: 'Browser/1', url: '/tasks' },
  ]);
});
