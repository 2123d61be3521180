-- What the public pages may count aloud: things of the installation, never people or what is theirs. The count stops at a
-- bound, so that an answer for everybody costs the same however large the library grows.
create function public.public_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'tracks', (select count(*) from (select from public.music_tracks limit 10000) as counted)
  )
$$;
revoke execute on function public.public_counts() from public;
grant execute on function public.public_counts() to anon, authenticated, service_role;
