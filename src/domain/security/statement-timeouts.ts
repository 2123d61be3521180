/**
 * Milliseconds a statement may take, by the role it runs under. Settings made with `alter role … set` count at login only,
 * and requests switch role after it, so the limit travels with the role.
 */
export const statementTimeouts = {
  anon: 3000,
  authenticated: 8000,
  service_role: 30_000,
  supabase_auth_admin: 8000,
  supabase_storage_admin: 30_000,
} as const;
