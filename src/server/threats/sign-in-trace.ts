import { z } from 'zod';
import type { SignedIn, Trace, TraceEvent } from '#domain/security/threats/trace.ts';
import type { Database } from '#server/engine/database/database.ts';
import { service } from './store-findings.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const nullable = z.string().nullable();
const degrees = z.number().nullable();

const traceSchema = z.tuple([
  z.object({
    trace: z.object({
      sign_ins: z.array(
        z.object({
          session_id: z.string(),
          device_id: nullable,
          country: nullable,
          region: nullable,
          city: nullable,
          latitude: degrees,
          longitude: degrees,
          recorded_at: moment,
        }),
      ),
      failures: z.array(moment),
      known_devices: z.array(z.string()),
      trusted_devices: z.array(z.string()),
    }),
  }),
]);

/** What is known of an account when it was signed in to; that sign-in is the last of them. */
export const readSignInTrace = async (
  db: Pick<Database, 'tx'>,
  {
    userId,
    sessionId,
    device,
  }: { readonly userId: string; readonly sessionId: string; readonly device: string },
): Promise<Trace> => {
  const { rows } = await db.tx(service, (query) =>
    query('select public.sign_in_trace($1, $2) as trace', [userId, sessionId]),
  );
  const [{ trace }] = traceSchema.parse(rows);
  const signIns = trace.sign_ins.map((row): SignedIn => ({
    kind: 'sign_in',
    at: row.recorded_at,
    sessionId: row.session_id,
    deviceId: row.device_id,
    device: row.session_id === sessionId ? device : '',
    place: row,
  }));
  const own = signIns.find((signIn) => signIn.sessionId === sessionId);
  // Whatever came after this sign-in was not there to compare it with.
  const earlier = signIns.filter((signIn) => own !== undefined && signIn !== own && signIn.at <= own.at);
  const failures = trace.failures.map((at): TraceEvent => ({ kind: 'failure', at }));
  return {
    events: own === undefined ? [] : [...failures, ...earlier, own],
    knownDevices: trace.known_devices,
    trustedDevices: trace.trusted_devices,
  };
};
