-- The team's board. Its tables are written under their policies; this is what no policy shows.

-- Who can own a card: the admins, by the name they signed in with. Names of colleagues and nothing else about them.
create or replace function public.board_people() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may see who is on the board' using errcode = '42501';
  end if;
  return query
    select u.id, left(coalesce(
      nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''),
      nullif(btrim(u.raw_user_meta_data ->> 'name'), ''),
      nullif(split_part(coalesce(u.email, ''), '@', 1), ''),
      'Admin'
    ), 100)
    from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin'
    order by 2, 1
    limit 500;
end
$$;
revoke execute on function public.board_people() from public, anon, authenticated, service_role;
grant execute on function public.board_people() to authenticated;
