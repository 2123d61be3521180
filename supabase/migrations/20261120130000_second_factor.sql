-- A second factor that counts in the database: who has one and has not shown it yet reads and changes nothing (decision 084).

-- Asked by the guards below, once for a statement. The token says what was shown; whether there is anything to show stands
-- in the identity service's own table. A token that says nothing of it has shown nothing.
create function public.second_factor_answered() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- As auth.jwt() reads it, without a call: this is asked in every statement of everybody.
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  return coalesce(claims ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors f where f.user_id = (claims ->> 'sub')::uuid and f.status = 'verified'
  );
end
$$;
revoke execute on function public.second_factor_answered() from public, anon;
grant execute on function public.second_factor_answered() to authenticated, service_role;

-- What the operator asks of everybody's sign-in. One row; the host writes what its settings say.
create table public.sign_in_rules (
  only_row boolean primary key default true check (only_row),
  admins_need_second_factor boolean not null default false,
  changed_at timestamptz not null default now()
);
alter table public.sign_in_rules enable row level security;
revoke all on public.sign_in_rules from anon, authenticated, service_role;
grant select on public.sign_in_rules to service_role;
insert into public.sign_in_rules default values;
