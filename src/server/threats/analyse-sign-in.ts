import { deviceNameOf } from '#domain/sessions/device-name.ts';
import { findThreats } from '#domain/security/threats/find-threats.ts';
import { service, storeFindings } from './store-findings.ts';
import type { StoreDeps, StoredFinding } from './store-findings.ts';
import type { FoundPlace, PlaceLookup } from './places/place-lookup.ts';
import { readSignInTrace } from './sign-in-trace.ts';

export interface SignInSeen {
  readonly userId: string;
  readonly sessionId: string;
  /** As the server sees it. */
  readonly address: string;
  readonly userAgent: string;
  readonly deviceId: string | null;
  /** The town is not kept, nor where it is but for whole degrees. */
  readonly privacyEnhanced: boolean;
}

export type AnalyseDeps = StoreDeps & { readonly lookup: PlaceLookup };

/** Looks at one sign-in. Asked again, it finds the same. */
export const analyseSignIn = async (
  deps: AnalyseDeps,
  seen: SignInSeen,
): Promise<{ readonly found: readonly StoredFinding[]; readonly place: FoundPlace }> => {
  const whole = await deps.lookup.find(seen.address);
  const place = seen.privacyEnhanced ? { ...whole, region: null, city: null } : whole;
  await noteSignIn(deps, seen, place);
  const trace = await readSignInTrace(deps.db, { ...seen, device: deviceNameOf(seen.userAgent) });
  return { found: await storeFindings(deps, seen.userId, findThreats(trace)), place };
};

/** Once for each sign-in, at the moment it began. Its device may be told later. */
const noteSignIn = async ({ db }: AnalyseDeps, seen: SignInSeen, place: FoundPlace): Promise<void> => {
  await db.tx(service, async (query) => {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [seen.sessionId]);
    const { rows: known } = await query(
      `select from public.login_locations where session_id = $1 and source = 'server' and purpose = 'sign_in'`,
      [seen.sessionId],
    );
    if (known.length > 0) {
      if (seen.deviceId !== null) {
        const named = [seen.userId, seen.sessionId, seen.deviceId];
        await query('select public.name_sign_in_device($1, $2, $3)', named);
      }
      return;
    }
    const { rows } = await query<{ id: string | null }>(
      `select public.record_location_with_enhanced_privacy($1, $2, $3, $4, $5, $6, $7, 'sign_in') ->> 'id' as id`,
      [seen.userId, seen.address, place.country, place.region, place.city, place.latitude, place.longitude],
    );
    await query(
      `update public.login_locations set session_id = $2, device_id = $3,
         recorded_at = coalesce(public.sign_in_began($4, $2), recorded_at) where id = $1`,
      [rows[0]?.id, seen.sessionId, seen.deviceId, seen.userId],
    );
  });
};
