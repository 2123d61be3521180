-- The key that opens what a signed-out device still holds for its person (decision 068). A device seals unsent edits with
-- the public half, which it has anyway; the private half lies here and is read by its owner alone, signed in. Made once by
-- the first device that needs it; a key that changed would leave boxes that nothing opens.

create table public.sealing_keys (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- P-256, base64url: 65 bytes uncompressed, and PKCS #8.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  private_key text not null check (private_key ~ '^[A-Za-z0-9_-]{180,200}$'),
  created_at timestamptz not null default now()
);

alter table public.sealing_keys enable row level security;
-- Not even the service reads it: no function of the host needs to.
revoke all on public.sealing_keys from anon, authenticated, service_role;
grant select on public.sealing_keys to authenticated;
grant insert (user_id, public_key, private_key) on public.sealing_keys to authenticated;

create policy "People read their own key" on public.sealing_keys
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People make their own key" on public.sealing_keys
  for insert to authenticated with check (user_id = (select auth.uid()));
