import { z } from 'zod';
import { findThreats } from '#domain/security/threats/find-threats.ts';
import type { TraceEvent } from '#domain/security/threats/trace.ts';
import { analyseSignIn } from './analyse-sign-in.ts';
import type { AnalyseDeps } from './analyse-sign-in.ts';
import { service, storeFindings } from './store-findings.ts';

const EVERY_MS = 5 * 60_000;
/** Looks back over more than one turn: what was written late, or while the process was away, is seen by the next. */
const MINUTES_BACK = 30;
/** Less than the time between two turns. */
const LOOKING_MS = 2 * 60_000;

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const activitySchema = z.array(
  z.object({
    user_id: z.uuid(),
    acts: z.array(
      z.object({
        at: moment,
        action: z.string(),
        session_id: z.uuid(),
        started_at: moment,
        device_id: z.string().nullable(),
      }),
    ),
    reads: z.array(
      z.object({
        at: moment,
        session_id: z.uuid().nullable(),
        lists: z.number().nullable().catch(null),
        reads: z.number().nullable().catch(null),
      }),
    ),
    trusted_devices: z.array(z.string()),
  }),
);

type Activity = z.output<typeof activitySchema>[number];

const signInSchema = z.array(
  z.object({
    user_id: z.uuid(),
    session_id: z.uuid(),
    address: z.string(),
    user_agent: z.string(),
    device_id: z.string().nullable(),
  }),
);

const eventsOf = ({ acts, reads }: Activity): readonly TraceEvent[] => [
  ...acts.map((act): TraceEvent => ({
    kind: 'privileged',
    at: act.at,
    sessionId: act.session_id,
    startedAt: act.started_at,
    deviceId: act.device_id,
    action: act.action,
  })),
  ...reads.map((read): TraceEvent => ({
    kind: 'read',
    at: read.at,
    sessionId: read.session_id,
    // One that says no number is a list that somebody opened, told once.
    isProtected: read.reads === null,
    count: read.reads ?? read.lists ?? 1,
  })),
];

/** What shows only afterwards, and sign-ins that no client told of. Bounded by the procedures; told again, it is kept once. */
export const sweepThreats = async (deps: AnalyseDeps): Promise<void> => {
  const { rows: people } = await deps.db.tx(service, (query) =>
    query('select * from public.recent_activity($1)', [MINUTES_BACK]),
  );
  for (const person of activitySchema.parse(people)) {
    const trace = {
      events: eventsOf(person),
      knownDevices: [],
      trustedDevices: person.trusted_devices,
    };
    await storeFindings(deps, person.user_id, findThreats(trace));
  }
  await lookAtSignIns(deps);
};

/** Until there are none left or the time is up: one each of up to fifty people a round. One that cannot be looked at stops no other. */
const lookAtSignIns = async (deps: AnalyseDeps): Promise<void> => {
  const until = Date.now() + LOOKING_MS;
  const done: string[] = [];
  while (Date.now() < until) {
    const { rows } = await deps.db.tx(service, (query) =>
      query('select * from public.sign_ins_to_look_at($1)', [done]),
    );
    const signIns = signInSchema.parse(rows);
    if (signIns.length === 0) return;
    for (const signIn of signIns) {
      done.push(signIn.session_id);
      try {
        await analyseSignIn(deps, {
          userId: signIn.user_id,
          sessionId: signIn.session_id,
          address: signIn.address,
          userAgent: signIn.user_agent,
          deviceId: signIn.device_id,
          privacyEnhanced: true,
        });
      } catch (error) {
        deps.logError('A sign-in could not be looked at', error);
      }
    }
  }
};

export const startSweepingThreats = (deps: AnalyseDeps): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      await sweepThreats(deps);
    } catch (error) {
      deps.logError('Sign-ins could not be looked through', error);
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
