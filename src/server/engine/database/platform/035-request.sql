-- What the one door needs. `kindling` is ours alone: no exposed schema, no role of a token reaches it.
create schema if not exists kindling;
revoke all on schema kindling from public;
grant usage on schema kindling to authenticator, supabase_auth_admin;

-- The session has to be there, and the caller's own: a token that names another person's session is nobody's.
drop function if exists kindling.require_live_session(uuid);
create or replace function kindling.require_live_session(session_id uuid, subject text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if session_id is null then
    return;
  end if;
  perform 1 from auth.sessions s
    where s.id = session_id and s.user_id::text = subject and (s.not_after is null or s.not_after > now());
  if not found then
    -- PT401 is PostgREST's way for SQL to name the HTTP status it wants.
    raise exception 'session_ended' using errcode = 'PT401';
  end if;
end
$$;

revoke execute on function kindling.require_live_session(uuid, text) from public;
grant execute on function kindling.require_live_session(uuid, text) to authenticator;
