import type { CleanupAnswer } from '#domain/music/cleanup-messages.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { inRole } from '../function-context.ts';
import type { OpenFunction, VisitorContext } from '../function-context.ts';

const KEPT_MS = 60_000;

interface Kept {
  readonly until: number;
  readonly answer: Promise<CleanupAnswer>;
}

/**
 * Every page load calls this, whoever it is. The body is not looked at. Only an admin's call removes anything, the database
 * decides who is one and what is dead, and for a minute after an answer every other call gets its counts from memory.
 */
export const emergencyMusicCleanup = (deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly now?: () => number;
}): OpenFunction => {
  const now = deps.now ?? Date.now;
  const kept: { counts?: Kept; cleanup?: Kept } = {};

  /** Everybody who asks in the meantime waits for the same answer; a failure is kept for nobody. */
  const once = async (what: keyof typeof kept, ask: () => Promise<CleanupAnswer>): Promise<CleanupAnswer> => {
    const known = kept[what];
    if (known !== undefined && known.until > now()) return nothingDeleted(await known.answer);
    const entry = { until: now() + KEPT_MS, answer: ask() };
    kept[what] = entry;
    try {
      return await entry.answer;
    } catch (error) {
      if (kept[what] === entry) delete kept[what];
      throw error;
    }
  };

  const count = async (context: VisitorContext): Promise<CleanupAnswer> => {
    await deps.limits.take({ limit: 'musicCleanup', subject: context.address });
    const { rows } = await deps.db.tx(service, (query) =>
      query<{ total: number }>('select count(*)::int as total from public.music_tracks'),
    );
    const total = rows[0]?.total ?? 0;
    return { deletedCount: 0, initialCount: total, finalCount: total };
  };

  const cleanUp = async (context: VisitorContext): Promise<CleanupAnswer> => {
    await deps.limits.take({ limit: 'musicCleanup', subject: context.address });
    const { rows } = await deps.db.tx(inRole(context, 'service_role'), (query) =>
      query<{ deleted: number; initial: number; final: number }>('select * from public.remove_dead_tracks()'),
    );
    const { deleted = 0, initial = 0, final = 0 } = rows[0] ?? {};
    const answer = { deletedCount: deleted, initialCount: initial, finalCount: final };
    kept.counts = { until: now() + KEPT_MS, answer: Promise.resolve(answer) };
    return answer;
  };

  return async (_request, context) =>
    Response.json(
      claimsToBeAdmin(context)
        ? await once('cleanup', () => cleanUp(context))
        : await once('counts', () => count(context)),
    );
};

const service: Actor = { role: 'service_role', claims: {} };

const nothingDeleted = ({ finalCount }: CleanupAnswer): CleanupAnswer => ({
  deletedCount: 0,
  initialCount: finalCount,
  finalCount,
});

/** Only a hint that saves the database a question for everybody else; whether it is true, the database says. */
const claimsToBeAdmin = ({ actor, userId }: VisitorContext): boolean => {
  const metadata = actor.claims['app_metadata'];
  if (userId === undefined || typeof metadata !== 'object' || metadata === null) return false;
  const role = 'role' in metadata ? metadata.role : undefined;
  const roles = 'roles' in metadata && Array.isArray(metadata.roles) ? metadata.roles : [];
  return role === 'admin' || roles.includes('admin');
};
