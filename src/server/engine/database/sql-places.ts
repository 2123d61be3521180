import path from 'node:path';

/** Where the SQL lies that this version brings. */
export const platformDirectory = path.join(import.meta.dirname, 'platform');
export const guardFile = path.join(import.meta.dirname, 'guard-schemas.sql');
export const ownSupabaseDirectory = path.resolve(import.meta.dirname, '../../../../supabase');
