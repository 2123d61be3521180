-- replaces: 20261115000700_storage_policies

-- Who may do what with files. The library is everybody's to hear and the admins' to fill; the staging area is
-- private, below a first folder that carries the profile's id.

create policy "Anyone reads the library's files" on storage.objects
  for select to anon, authenticated using (bucket_id = 'adhd-music');
create policy "Admins add files to the library" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'adhd-music' and (select public.is_current_user_admin()));
create policy "Admins change the library's files" on storage.objects
  for update to authenticated
  using (bucket_id = 'adhd-music' and (select public.is_current_user_admin()))
  with check (bucket_id = 'adhd-music' and (select public.is_current_user_admin()));
create policy "Admins remove the library's files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'adhd-music' and (select public.is_current_user_admin()));

create policy "People read their own staged files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'music-staging'
    and (storage.foldername(name))[1] = (select public.current_profile_id())::text
  );
create policy "People stage files in their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'music-staging'
    and (storage.foldername(name))[1] = (select public.current_profile_id())::text
  );
create policy "People change their own staged files" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'music-staging'
    and (storage.foldername(name))[1] = (select public.current_profile_id())::text
  )
  with check (
    bucket_id = 'music-staging'
    and (storage.foldername(name))[1] = (select public.current_profile_id())::text
  );
create policy "People remove their own staged files" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'music-staging'
    and (storage.foldername(name))[1] = (select public.current_profile_id())::text
  );
create policy "Admins read staged files" on storage.objects
  for select to authenticated
  using (bucket_id = 'music-staging' and (select public.is_current_user_admin()));
