import type { SessionAnswer } from '#domain/sessions/session-answer.ts';
import { sessionRequestSchema } from '#domain/sessions/session-request.ts';
import type { SessionRequest } from '#domain/sessions/session-request.ts';
import { unreachable } from '#domain/unreachable.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import { readBody } from '#server/functions/read-body.ts';
import { createSession } from './create-session.ts';
import { forceLogout } from './force-logout.ts';
import { listSessions } from './list-sessions.ts';
import { trustDevice } from './trust-device.ts';
import { updateSession } from './update-session.ts';

/** Spec 1 §7: a person's own sessions, and nobody else's. */
export const sessionManagement = async (request: Request, context: FunctionContext): Promise<Response> => {
  const body = await readBody(request, sessionRequestSchema);
  const answer: SessionAnswer = {
    success: true,
    sessions: [],
    sessionsAffected: 0,
    ...(await answerTo(body, context)),
  };
  return Response.json(answer);
};

const answerTo = async (body: SessionRequest, context: FunctionContext): Promise<Partial<SessionAnswer>> => {
  switch (body.action) {
    case 'create':
      return { sessionsAffected: await createSession(context, body) };
    case 'update':
      return { sessionsAffected: await updateSession(context, body.sessionToken) };
    case 'force_logout':
      return { sessionsAffected: await forceLogout(context, body) };
    case 'trust_device':
      return { sessionsAffected: await trustDevice(context, body.deviceInfo.deviceId, body.trustLevel) };
    case 'list':
      return { sessions: await listSessions(context) };
    default:
      return unreachable(body);
  }
};
