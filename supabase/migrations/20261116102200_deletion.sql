-- Deleting an account removes the person (decision 065). Whoever deletes the row in auth.users, from wherever, sets off the
-- one procedure: what no foreign key takes along goes first, public.erase_traces knows what that is.

create function public.on_auth_user_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.erase_traces(old.id);
  return old;
end
$$;
revoke execute on function public.on_auth_user_deleted() from public, anon, authenticated, service_role;

create trigger kindling_on_auth_user_deleted before delete on auth.users
  for each row execute function public.on_auth_user_deleted();

-- Signs of trouble hold a page, a browser and sometimes words: without the name they still are somebody's.
alter table public.security_events
  drop constraint security_events_user_id_fkey,
  add constraint security_events_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade;
