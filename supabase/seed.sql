-- The two buckets of the specification (2 §7). Safe to run again.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('adhd-music', 'adhd-music', true, 52428800, array['audio/*']),
  ('music-staging', 'music-staging', false, 52428800, array['audio/*'])
on conflict (id) do nothing;
