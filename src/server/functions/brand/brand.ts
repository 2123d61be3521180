import type { BrandSetting } from '#server/config/brand-setting.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { consume } from '#server/engine/licence/consume.ts';
import type { OpenFunction } from '../function-context.ts';

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

/** The tier that somebody without a licence of their own will have once they are in. */
const installationHas = (db: Pick<Database, 'tx'>): Promise<boolean> =>
  db.tx(service, async (query) => {
    const { rows } = await query<{ included: boolean }>(
      `select t.included from public.licence_default d join public.licence_tiers t on t.tier = d.tier
       where t.feature = 'whiteLabel'`,
      [],
      'installation_white_label',
    );
    return rows[0]?.included === true;
  });

/**
 * The operator's name, mark and colours, for whoever's licence includes white label; null for everybody else. Somebody at
 * the door has no licence yet: there the installation's tier decides.
 */
export const brand = (setting: BrandSetting): OpenFunction => {
  const nothing = { brand: null };
  return async (_, { actor, userId, db }) => {
    if (setting === undefined) return Response.json(nothing);
    const isIncluded =
      userId === undefined ? await installationHas(db) : (await consume(db, actor, 'whiteLabel')).allowed;
    return Response.json(isIncluded ? { brand: setting } : nothing);
  };
};
