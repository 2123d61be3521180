-- A row that a client makes by itself names its device, kept as session-management keeps it: by its hash. The address is the
-- one the sign-in came from, not what the client says.
create or replace function public.forget_claimed_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.ip_address := (select host(s.ip) from auth.sessions s where s.id = new.auth_session_id);
  new.device_id := left(encode(sha256(convert_to(new.device_id, 'UTF8')), 'hex'), 32);
  return new;
end
$$;
