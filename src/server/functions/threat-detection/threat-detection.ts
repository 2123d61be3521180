import { threatSeverities, severityOf } from '#domain/security/threats/threat-rule.ts';
import type { ThreatAnswer } from '#domain/security/threats/threat-answer.ts';
import { threatRequestSchema, unknownPlace } from '#domain/security/threats/threat-request.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { ThreatDesk } from '#server/threats/threat-desk.ts';
import type { ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { keptDeviceId } from '../kept-device-id.ts';
import { readBody } from '../read-body.ts';

interface ThreatDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly threats: Pick<ThreatDesk, 'analyse'>;
}

/**
 * Spec 1 §7: looks at a sign-in soon after it. Who signed in, with which session and from where is what the server knows; of
 * the body only the device and how much of the place may be kept count.
 */
export const threatDetection =
  ({ limits, threats }: ThreatDeps): ServerFunction =>
  async (request, { userId, address, actor }) => {
    await limits.take({ limit: 'threats', subject: address }, { limit: 'threatsAccount', subject: userId });
    const body = await readBody(request, threatRequestSchema);
    if (body.user_id.toLowerCase() !== userId.toLowerCase()) {
      throw new FunctionError(403, 'forbidden', 'This is somebody else’s sign-in');
    }
    const { sessionId } = actor;
    if (sessionId === undefined) {
      throw new FunctionError(400, 'invalid_request', 'The token names no session');
    }
    const privacyEnhanced = body.location.privacy_enhanced;
    const { found, place } = await threats.analyse(actor, {
      userId,
      sessionId,
      address,
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 512).toWellFormed(),
      deviceId: keptDeviceId(body.device_fingerprint),
      privacyEnhanced,
    });
    const findings = found.map(({ id, finding: { rule } }) => ({ id, rule, severity: severityOf[rule] }));
    const answer: ThreatAnswer = {
      success: true,
      severity:
        threatSeverities.findLast((one) => findings.some(({ severity }) => severity === one)) ?? 'none',
      findings,
      location: {
        country: place.country ?? unknownPlace,
        region: place.region ?? unknownPlace,
        city: place.city ?? unknownPlace,
        privacy_enhanced: privacyEnhanced,
      },
    };
    return Response.json(answer);
  };
