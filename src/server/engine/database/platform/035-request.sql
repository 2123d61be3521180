-- What the one door needs. `kindling` is ours alone: no exposed schema, no role of a token reaches it.
create schema if not exists kindling;
revoke all on schema kindling from public;
grant usage on schema kindling to authenticator, supabase_auth_admin;

-- The session has to be there, and the caller's own: a token that names another person's session is nobody's. And it has to
-- have shown the second factor where the person has one: the session itself, and the token too, so that one copied before the
-- factor was shown does not rise with it. Whatever a request asks for, it asks behind this.
drop function if exists kindling.require_live_session(uuid);
drop function if exists kindling.require_live_session(uuid, text);
create or replace function kindling.require_live_session(session_id uuid, subject text, token_aal text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  shown text := token_aal;
begin
  if session_id is not null then
    select least(coalesce(s.aal::text, 'aal1'), coalesce(token_aal, 'aal1')) into shown from auth.sessions s
      where s.id = session_id and s.user_id::text = subject and (s.not_after is null or s.not_after > now());
    if not found then
      -- PT401 is PostgREST's way for SQL to name the HTTP status it wants.
      raise exception 'session_ended' using errcode = 'PT401';
    end if;
  end if;
  if coalesce(shown, 'aal1') < 'aal2' and subject ~* '^[0-9a-f-]{36}$' and exists (
    select from auth.mfa_factors f where f.user_id = subject::uuid and f.status = 'verified'
  ) then
    raise exception 'insufficient_aal' using errcode = 'PT403';
  end if;
end
$$;

revoke execute on function kindling.require_live_session(uuid, text, text) from public;
grant execute on function kindling.require_live_session(uuid, text, text) to authenticator;
