-- The two buckets of the specification (2 §7), and one for copies that are made by themselves. Safe to run again.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('adhd-music', 'adhd-music', true, 52428800, array['audio/*']),
  ('music-staging', 'music-staging', false, 52428800, array['audio/*']),
  ('archives', 'archives', false, 2147483648, array['application/zip'])
on conflict (id) do nothing;
