import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyzeSoon } from '#web/features/auth/analyze-soon.ts';
import { analyzeSignIn } from '#web/features/auth/sign-in-analysis-mutations.ts';
import { readLog } from '#web/services/logging/logger.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const sessionId = '00000000-0000-4000-8000-000000000002';
const deviceId = 'a'.repeat(32);
const token = `x.${btoa(JSON.stringify({ session_id: sessionId }))}.x`;

const unknown = { country: 'unknown', region: 'unknown', city: 'unknown', privacy_enhanced: true };
const answered = {
  success: true,
  severity: 'none',
  findings: [],
  location: { ...unknown, country: 'Germany' },
};

const invoke = vi.fn<(name: string, options: object) => Promise<object>>();
const rpc = vi.fn<(name: string, values: object) => Promise<object>>();
const session = vi.fn<() => object | null>();

vi.mock('#web/platform/backend/connect.ts', () => ({
  connect: async () => ({
    backend: {
      functions: { invoke },
      rpc,
      auth: { getSession: async () => ({ data: { session: session() } }) },
    },
  }),
}));
vi.mock('#web/platform/this-device-id.ts', () => ({ readDeviceId: async () => deviceId }));

const names = (): readonly string[] => [...invoke.mock.calls, ...rpc.mock.calls].map(([name]) => name);

describe('[FN-02] [FN-05] what the browser tells after a sign-in', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'A browser' });
    vi.resetAllMocks();
    session.mockReturnValue({ access_token: token, user: { id: userId } });
    invoke.mockResolvedValue({ data: answered, error: null, response: { status: 200 } });
    rpc.mockResolvedValue({ data: null, error: null, status: 200 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks for analyze_login with the specified body, and nobody else where this is', async () => {
    await analyzeSignIn(userId);
    expect(invoke).toHaveBeenCalledExactlyOnceWith('threat-detection', {
      timeout: 8000,
      body: {
        action: 'analyze_login',
        user_id: userId,
        ip_address: 'unknown',
        user_agent: 'A browser',
        location: unknown,
        device_fingerprint: deviceId,
      },
    });
  });

  it('records the rough place the server knows, and has the session looked at', async () => {
    await analyzeSignIn(userId);
    expect(JSON.parse(JSON.stringify(rpc.mock.calls))).toEqual([
      [
        'record_location_with_enhanced_privacy',
        {
          p_user_id: userId,
          p_ip_address: 'unknown',
          p_country: 'Germany',
          p_region: 'unknown',
          p_city: 'unknown',
          p_access_purpose: 'sign_in',
        },
      ],
      [
        'monitor_session_security',
        {
          p_session_id: sessionId,
          p_user_id: userId,
          p_ip_address: 'unknown',
          p_user_agent: 'A browser',
          p_action: 'sign_in',
        },
      ],
    ]);
  });

  it('cuts a browser’s name to what is taken', async () => {
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'x'.repeat(513) });
    await analyzeSignIn(userId);
    expect(invoke.mock.calls[0]?.[1]).toMatchObject({ body: { user_agent: 'x'.repeat(512) } });
  });

  it('goes on with unknown values when the analysis does not answer, and says so in the log alone', async () => {
    invoke.mockRejectedValue(new Error('no network'));
    rpc.mockResolvedValue({ data: null, error: new Error('away'), status: 503 });
    const before = readLog().length;
    await expect(analyzeSignIn(userId)).resolves.toBeUndefined();
    expect(rpc.mock.calls[0]?.[1]).toMatchObject({ p_country: 'unknown' });
    expect(readLog().slice(before)).toMatchObject([
      { level: 'warn', source: 'threats' },
      { level: 'warn', source: 'threats' },
      { level: 'warn', source: 'threats' },
    ]);
  });

  it('speaks for nobody who has left, and asks nobody without a network', async () => {
    session.mockReturnValue(null);
    await analyzeSignIn(userId);
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' });
    session.mockReturnValue({ access_token: token, user: { id: userId } });
    await analyzeSignIn(userId);
    expect(names()).toEqual([]);
  });

  it('starts 1000 ms after the sign-in', async () => {
    vi.useFakeTimers();
    analyzeSoon(userId);
    await vi.advanceTimersByTimeAsync(999);
    expect(names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.dynamicImportSettled();
    await vi.waitFor(() => expect(names()[0]).toBe('threat-detection'));
  });
});
