-- Client logs: uncaught errors, unhandled rejections and web-vitals metrics from the browser, already redacted
-- there. Append only for people, readable by admins and by the person they came from.

create table public.client_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  level text not null check (level in ('error', 'metric')),
  message text not null check (char_length(message) <= 1000),
  stack text check (char_length(stack) <= 8000),
  context jsonb not null default '{}'
    check (jsonb_typeof(context) = 'object' and pg_column_size(context) <= 16384),
  created_at timestamptz not null default now()
);
create index client_logs_user_id_created_at_idx on public.client_logs (user_id, created_at desc);
create index client_logs_created_at_idx on public.client_logs (created_at desc);

alter table public.client_logs enable row level security;
revoke all on public.client_logs from anon, authenticated, service_role;
grant select on public.client_logs to authenticated;
grant insert (user_id, level, message, stack, context) on public.client_logs to authenticated;
grant select, insert, update, delete on public.client_logs to service_role;

create policy "People log under their own name" on public.client_logs
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People read their own logs" on public.client_logs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read logs" on public.client_logs
  for select to authenticated using ((select public.is_current_user_admin()));
