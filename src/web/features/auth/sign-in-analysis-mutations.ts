import { threatAnswerSchema } from '#domain/security/threats/threat-answer.ts';
import { type ThreatRequest, unknownPlace } from '#domain/security/threats/threat-request.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData, responseData } from '#web/platform/backend/response-data.ts';
import { tokenClaim } from '#web/platform/backend/token-claim.ts';
import { readDeviceId } from '#web/platform/this-device-id.ts';
import { logger } from '#web/services/logging/logger.ts';

const longestUserAgent = 512;
const timeoutMs = 8000;

type Place = ThreatRequest['location'];

/** No other company is asked where this is: the server knows the address, and the place where somebody set that up. */
const unknownLocation: Place = {
  country: unknownPlace,
  region: unknownPlace,
  city: unknownPlace,
  privacy_enhanced: true,
};

interface Visit {
  readonly backend: Backend;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly userAgent: string;
}

/** Spec 1 §7: a failure is only logged and keeps nobody from anything. */
const quietly = async <Result>(what: string, work: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await work();
  } catch (error) {
    logger.warn(what, { error }, 'threats');
    return null;
  }
};

/** Answers from where the sign-in came, as far as the server knows. */
const analyze = async ({ backend, userId, userAgent }: Visit): Promise<Place> => {
  const body: ThreatRequest = {
    action: 'analyze_login',
    user_id: userId,
    ip_address: unknownPlace,
    user_agent: userAgent,
    location: unknownLocation,
    device_fingerprint: await readDeviceId(),
  };
  const answer = await backend.functions.invoke<unknown>('threat-detection', { body, timeout: timeoutMs });
  const parsed = threatAnswerSchema.safeParse(functionResponseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'The analysis could not be read', parsed.error);
  return parsed.data.location;
};

const recordPlace = async ({ backend, userId }: Visit, place: Place): Promise<void> => {
  responseData(
    await backend.rpc('record_location_with_enhanced_privacy', {
      p_user_id: userId,
      p_ip_address: unknownPlace,
      p_country: place.country,
      p_region: place.region,
      p_city: place.city,
      p_access_purpose: 'sign_in',
    }),
  );
};

const watchSession = async ({ backend, userId, sessionId, userAgent }: Visit): Promise<void> => {
  if (sessionId === null) return;
  responseData(
    await backend.rpc('monitor_session_security', {
      p_session_id: sessionId,
      p_user_id: userId,
      p_ip_address: unknownPlace,
      p_user_agent: userAgent,
      p_action: 'sign_in',
    }),
  );
};

/** Whoever has left meanwhile is not spoken for. */
const visitOf = async (userId: string): Promise<Visit | null> => {
  const { backend } = await connect();
  const { session } = (await backend.auth.getSession()).data;
  if (session?.user.id !== userId) return null;
  return {
    backend,
    userId,
    sessionId: tokenClaim(session.access_token, 'session_id'),
    userAgent: navigator.userAgent.slice(0, longestUserAgent),
  };
};

/** What the specification has a browser tell after a sign-in, one after the other. */
export const analyzeSignIn = async (userId: string): Promise<void> => {
  if (!navigator.onLine) return;
  const visit = await quietly('The sign-in was not analysed', async () => visitOf(userId));
  if (visit === null) return;
  const place = await quietly('The sign-in was not analysed', async () => analyze(visit));
  await quietly('The place was not recorded', async () => recordPlace(visit, place ?? unknownLocation));
  await quietly('The session was not looked at', async () => watchSession(visit));
};
