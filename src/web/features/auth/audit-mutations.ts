import type { AuditEvent, AuditRequest } from '#domain/audit/audit-request.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { storedSessionOwes } from '#web/platform/backend/stored-session.ts';
import { logger } from '#web/services/logging/logger.ts';

/** Nobody waits longer than this to be signed out; nobody waits for what is told of a sign-in. */
const timeoutsMs = { sign_out: 2000, sign_in: 20_000 } as const;

/** Spec 1 §7: a failure is only logged and keeps nobody from anything. */
const tell = async (
  backend: Backend,
  action: keyof typeof timeoutsMs,
  data: NonNullable<AuditEvent['event_data']>,
): Promise<void> => {
  // Somebody who has not shown their second factor is not heard.
  if (!navigator.onLine || storedSessionOwes()) return;
  const body: AuditRequest = {
    action: 'log_event',
    event: { event_type: 'authentication', action, severity: 'low', outcome: 'success', event_data: data },
  };
  try {
    const { response } = await backend.functions.invoke('audit-management', {
      body,
      timeout: timeoutsMs[action],
    });
    if (response?.ok !== true) {
      logger.warn('The audit was not told', { action, status: response?.status }, 'audit');
    }
  } catch (error) {
    logger.warn('The audit was not told', { action, error }, 'audit');
  }
};

export const auditSignIn = async (): Promise<void> => {
  try {
    await tell((await connect()).backend, 'sign_in', { method: 'provider' });
  } catch (error) {
    logger.warn('The audit was not told', { error }, 'audit');
  }
};

/** While the session is still there: afterwards nobody would be believed. */
export const auditSignOut = async (backend: Backend, scope: 'everywhere' | 'this_device'): Promise<void> =>
  tell(backend, 'sign_out', { scope });
