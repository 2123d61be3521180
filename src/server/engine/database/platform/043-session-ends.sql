-- Says that a sign-in has ended, whoever ended it: signed out, forced out, expired, banned, or gone with its account.
-- The host ends what that sign-in still has open.
create or replace function kindling.announce_session_end() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('kindling_sessions', old.id::text);
  return null;
end
$$;

revoke execute on function kindling.announce_session_end() from public;

create or replace trigger sessions_announce_end after delete on auth.sessions
  for each row execute function kindling.announce_session_end();
create or replace trigger sessions_announce_early_end after update of not_after on auth.sessions
  for each row when (new.not_after <= now()) execute function kindling.announce_session_end();
