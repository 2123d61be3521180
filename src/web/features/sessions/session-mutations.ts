import type { DeviceInfo } from '#domain/sessions/device-info.ts';
import { type SessionAnswer, sessionAnswerSchema } from '#domain/sessions/session-answer.ts';
import type { SessionRequest } from '#domain/sessions/session-request.ts';
import type { TrustLevel } from '#domain/sessions/trust.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';

/** Every action goes through here; `list` is asked for by the queries. */
export const askSessions = async (
  backend: Backend,
  body: SessionRequest,
  signal?: AbortSignal,
): Promise<SessionAnswer> => {
  const answer = await backend.functions.invoke<unknown>('session-management', {
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  const parsed = sessionAnswerSchema.safeParse(functionResponseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the server’s reply.', parsed.error);
  return parsed.data;
};

export const createSession = async (
  backend: Backend,
  sessionToken: string,
  deviceInfo: DeviceInfo,
): Promise<void> => {
  await askSessions(backend, { action: 'create', sessionToken, deviceInfo });
};

/** False when the record is over although the sign-in is not. */
export const pingSession = async (backend: Backend, sessionToken: string): Promise<boolean> => {
  const { sessionsAffected } = await askSessions(backend, { action: 'update', sessionToken });
  return sessionsAffected > 0;
};

export const endSession = async (backend: Backend, sessionToken: string): Promise<void> => {
  await askSessions(backend, { action: 'force_logout', sessionToken });
};

export const endOtherSessions = async (backend: Backend): Promise<void> => {
  await askSessions(backend, { action: 'force_logout', exceptCurrent: true });
};

export const trustDevice = async (
  backend: Backend,
  deviceId: string,
  trustLevel: TrustLevel,
): Promise<void> => {
  await askSessions(backend, { action: 'trust_device', deviceInfo: { deviceId }, trustLevel });
};
