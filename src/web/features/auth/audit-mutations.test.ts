import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditSignOut } from '#web/features/auth/audit-mutations.ts';
import { createBackend } from '#web/platform/backend/backend.ts';
import { readLog } from '#web/services/logging/logger.ts';

const config = {
  publishableKey: 'sb_publishable_x',
  provider: { id: 'google', name: 'Google', kind: 'google' },
  videoScope: false,
  phoneFactors: false,
  brand: false,
  version: '0.0.0',
} as const;

/** The client makes its way to functions anew each time it is asked for it. */
const watched = () => {
  const backend = createBackend(config);
  const { functions } = backend;
  vi.spyOn(backend, 'functions', 'get').mockReturnValue(functions);
  return { backend, invoke: vi.spyOn(functions, 'invoke') };
};

describe('[FN-01] telling the audit of a sign-out', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://kindling.example'));
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('sends log_event with the specified fields', async () => {
    const { backend, invoke } = watched();
    invoke.mockResolvedValue({ data: {}, error: null, response: new Response() });
    await auditSignOut(backend, 'everywhere');
    expect(invoke).toHaveBeenCalledExactlyOnceWith('audit-management', {
      timeout: 2000,
      body: {
        action: 'log_event',
        event: {
          event_type: 'authentication',
          action: 'sign_out',
          severity: 'low',
          outcome: 'success',
          event_data: { scope: 'everywhere' },
        },
      },
    });
  });

  it('goes on when the audit cannot be told, and says so in the log alone', async () => {
    const { backend, invoke } = watched();
    invoke.mockRejectedValue(new Error('no network'));
    const before = readLog().length;
    await expect(auditSignOut(backend, 'this_device')).resolves.toBeUndefined();
    expect(readLog().slice(before)).toMatchObject([{ level: 'warn', source: 'audit' }]);
  });

  it('asks nobody without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { backend, invoke } = watched();
    await auditSignOut(backend, 'everywhere');
    expect(invoke).not.toHaveBeenCalled();
  });
});
