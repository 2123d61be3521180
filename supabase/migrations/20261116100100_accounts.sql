-- replaces: 20261115000100_accounts, 20261115001900_theme_choice
-- replaces: 20261115000600_system_overview, 20261115000800_outbox

-- Accounts: what the product keeps about a person beside the identity service's own rows.

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

create table public.users (
  id uuid primary key default gen_random_uuid(),
  google_id uuid not null unique references auth.users (id) on delete cascade,
  -- Null until somebody chooses: a theme nobody chose must not go over what was chosen on a device before signing in.
  theme_preference text check (theme_preference in ('light', 'dark', 'system')),
  created_at timestamptz not null default now()
);

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role ~ '^[a-z][a-z_]{0,39}$'),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

alter table public.profiles enable row level security;
alter table public.users enable row level security;
alter table public.user_roles enable row level security;

-- A hosted project grants every new table to every role by default; here each grant is said.
revoke all on public.profiles, public.users, public.user_roles from anon, authenticated, service_role;
grant select on public.profiles, public.users, public.user_roles to authenticated;
grant update (theme_preference) on public.users to authenticated;
grant select, insert, update, delete on public.profiles, public.users, public.user_roles to service_role;

-- The table decides, not the token: a role taken away is gone at once, whatever an old token still says.
create function public.is_current_user_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin'
  )
$$;
revoke execute on function public.is_current_user_admin() from public, anon;
grant execute on function public.is_current_user_admin() to authenticated, service_role;

-- public.users.id of the caller; every "own rows" policy on a table keyed by it reads this.
create function public.current_user_row_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from public.users u where u.google_id = (select auth.uid())
$$;
revoke execute on function public.current_user_row_id() from public, anon;
grant execute on function public.current_user_row_id() to authenticated, service_role;

-- public.profiles.id of the caller: uploads belong to a profile.
create function public.current_profile_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from public.profiles p where p.user_id = (select auth.uid())
$$;
revoke execute on function public.current_profile_id() from public, anon;
grant execute on function public.current_profile_id() to authenticated, service_role;

-- Own rows and nothing else. Admins read accounts through procedures, which say what they show: a second policy
-- "or is an admin" would open whole tables and keep every unfiltered read from using its index.
create policy "People read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People read their own user row" on public.users
  for select to authenticated using (google_id = (select auth.uid()));
create policy "People change their own theme" on public.users
  for update to authenticated
  using (google_id = (select auth.uid()))
  with check (google_id = (select auth.uid()));

create policy "People read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

-- The identity service writes roles into app_metadata; this copies them to where policies can read them.
create function public.on_auth_user_saved() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text[];
begin
  insert into public.profiles (user_id) values (new.id) on conflict (user_id) do nothing;
  insert into public.users (google_id) values (new.id) on conflict (google_id) do nothing;

  select coalesce(array_agg(distinct r), '{}') into wanted
  from (
    select new.raw_app_meta_data ->> 'role' as r
    union all
    select jsonb_array_elements_text(
      case jsonb_typeof(new.raw_app_meta_data -> 'roles')
        when 'array' then new.raw_app_meta_data -> 'roles'
        else '[]'::jsonb
      end
    )
  ) named
  where r ~ '^[a-z][a-z_]{0,39}$';

  delete from public.user_roles where user_id = new.id and role <> all (wanted);
  insert into public.user_roles (user_id, role)
    select new.id, unnest(wanted) on conflict (user_id, role) do nothing;
  return new;
end
$$;
revoke execute on function public.on_auth_user_saved() from public, anon, authenticated;

create trigger kindling_on_auth_user_saved
  after insert or update of raw_app_meta_data on auth.users
  for each row execute function public.on_auth_user_saved();

-- For every table that says when a row last changed.
create function public.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function public.touch_updated_at() from public, anon, authenticated;
