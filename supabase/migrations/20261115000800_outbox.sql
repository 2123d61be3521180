-- Mail that went to nobody's mailbox, for admins. Only an install of its own keeps such a table; elsewhere nothing comes.

create function public.read_outbox(p_limit integer default 50) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read the outbox' using errcode = '42501';
  end if;
  if to_regclass('kindling.outbox') is null then
    return;
  end if;
  -- Dynamic, because the table need not exist where this function is made.
  return query execute
    'select jsonb_build_object(
       ''id'', o.id, ''kind'', o.kind, ''recipient'', o.recipient, ''subject'', o.subject, ''text'', o.text,
       ''error'', o.error, ''created_at'', o.created_at)
     from kindling.outbox o order by o.created_at desc, o.id limit $1'
    using least(greatest(coalesce(p_limit, 50), 0), 200);
end
$$;
revoke execute on function public.read_outbox(integer) from public, anon;
grant execute on function public.read_outbox(integer) to authenticated;
