-- The account desk (decision 085). The procedures are in supabase/routines/admin_users.sql; here stands what holds whoever asks:
-- there is always an admin who can sign in.

-- It takes a reason now (supabase/routines/licence.sql).
drop function if exists public.set_licence(uuid, text, timestamptz);

-- Asked after the fact and under a lock that is held to the end: of two who go at once, the second finds the first one gone.
create function public.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'user_roles' then
    if old.role <> 'admin' then
      return null;
    end if;
  elsif not exists (select from public.user_roles r where r.user_id = new.id and r.role = 'admin') then
    return null;
  end if;
  perform public.lock_admins();
  if not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
      -- An invitation may never be opened.
      and (u.invited_at is null or u.last_sign_in_at is not null)
  ) then
    raise exception 'This is the last admin. Make somebody else an admin first' using errcode = 'PT409';
  end if;
  return null;
end
$$;
revoke execute on function public.keep_an_admin() from public, anon, authenticated, service_role;

create trigger keep_an_admin after update or delete on public.user_roles
  for each row execute function public.keep_an_admin();
create trigger kindling_keep_an_admin after update of banned_until, deleted_at on auth.users
  for each row when (new.banned_until is not null or new.deleted_at is not null)
  execute function public.keep_an_admin();
