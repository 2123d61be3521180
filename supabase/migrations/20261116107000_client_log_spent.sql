-- Whoever has used up their share of client_logs costs no more than the look at it: their lines are dropped before they are
-- redacted, stored and deleted again. How is said in routines/client_logs.sql, with the new text of redact_client_log.

create function public.note_spent_client_logs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('kindling.spent_logs', public.spent_client_logs(), true),
    set_config('kindling.log_rows', '0', true);
  return null;
end
$$;
create trigger client_logs_note_spent before insert on public.client_logs
  for each statement execute function public.note_spent_client_logs();

revoke execute on function public.note_spent_client_logs() from public, anon, authenticated;
