-- Messages to the operator: stored and counted by the service, read and changed by admins, gone when they are old.

-- Old messages, removed ones and old hashes, some at a time. How many went.
create or replace function public.purge_contact() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  gone integer;
  sends integer;
begin
  delete from public.contact_sends where id in (
    select s.id from public.contact_sends s where s.sent_at < now() - interval '1 hour'
    order by s.sent_at limit 500 for update skip locked
  );
  get diagnostics sends = row_count;
  delete from public.contact_messages where id in (
    select m.id from public.contact_messages m
    where m.created_at < now() - interval '1 year' or m.removed_at < now() - interval '1 hour'
    limit 200 for update skip locked
  );
  get diagnostics gone = row_count;
  return gone + sends;
end
$$;
revoke execute on function public.purge_contact() from public, anon, authenticated;
grant execute on function public.purge_contact() to service_role;

-- For the service, which has read and judged the words. Says 'stored', 'known' (it was there already) or 'limit', with
-- the seconds until there is room again. A try that is refused is not counted.
create or replace function public.send_contact_message(
  p_id uuid,
  p_user_id uuid,
  p_name text,
  p_email text,
  p_topic text,
  p_message text,
  p_address_key text,
  p_account_key text,
  p_factor integer default 1
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  factor constant integer := greatest(coalesce(p_factor, 1), 1);
  since constant timestamptz := now() - interval '1 hour';
  full_since timestamptz;
  reply text;
begin
  -- One at a time: the bound over all is one count, and many at once would all see the same room.
  perform pg_advisory_xact_lock(hashtextextended('contact_messages', 0));
  if exists (select from public.contact_messages m where m.id = p_id) then
    return jsonb_build_object('outcome', 'known');
  end if;
  perform public.purge_contact();
  -- Where a bound is full, there is room once the oldest of its sends is an hour old. The latest of them counts.
  full_since := greatest(
    (select s.sent_at from public.contact_sends s where s.address_key = p_address_key and s.sent_at > since
      order by s.sent_at desc offset 10 * factor - 1 limit 1),
    (select s.sent_at from public.contact_sends s where s.account_key = p_account_key and s.sent_at > since
      order by s.sent_at desc offset 5 * factor - 1 limit 1),
    (select s.sent_at from public.contact_sends s where s.sent_at > since
      order by s.sent_at desc offset 100 * factor - 1 limit 1)
  );
  if full_since is not null then
    return jsonb_build_object(
      'outcome', 'limit', 'wait', greatest(1, ceil(extract(epoch from full_since - since))::integer)
    );
  end if;
  -- Somebody who is signed in need not type an address: the account has one.
  reply := coalesce(p_email, (
    select nullif(u.email, '') from auth.users u where u.id = p_user_id and char_length(u.email) <= 254
  ));
  insert into public.contact_messages (id, user_id, name, email, topic, message, priority)
    values (p_id, p_user_id, p_name, reply, p_topic, p_message,
      p_user_id is not null and public.person_has_feature(p_user_id, 'prioritySupport'));
  insert into public.contact_sends (address_key, account_key) values (p_address_key, p_account_key);
  return jsonb_build_object('outcome', 'stored', 'email', reply);
end
$$;
revoke execute on function public.send_contact_message(uuid, uuid, text, text, text, text, text, text, integer)
  from public, anon, authenticated;
grant execute on function public.send_contact_message(uuid, uuid, text, text, text, text, text, text, integer)
  to service_role;

-- For /admin/system: how many there are in each state, and a page of one state: first those with priority support, and of
-- each the newest first. The next page starts after the last one's moment and id; where that one is gone meanwhile, some
-- come twice and none is left out.
create or replace function public.read_contact_messages(
  p_state text default 'new',
  p_limit integer default 20,
  p_before timestamptz default null,
  p_before_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read messages' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'new', count(*) filter (where m.state = 'new'),
        'read', count(*) filter (where m.state = 'read'),
        'done', count(*) filter (where m.state = 'done')
      )
      from public.contact_messages m where m.removed_at is null
    ),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(page) order by page.priority desc, page.created_at desc, page.id desc), '[]')
      from (
        select m.id, m.name, m.email, m.topic, m.message, m.state, m.created_at, m.priority,
          m.user_id is not null as signed_in
        from public.contact_messages m
        where m.removed_at is null and m.state = p_state
          and (p_before is null or (m.priority, m.created_at, m.id) < (
            coalesce((select last.priority from public.contact_messages last where last.id = p_before_id), true),
            p_before, p_before_id
          ))
        order by m.priority desc, m.created_at desc, m.id desc
        limit least(greatest(coalesce(p_limit, 20), 0), 100)
      ) page
    )
  );
end
$$;
revoke execute on function public.read_contact_messages(text, integer, timestamptz, uuid) from public, anon;
grant execute on function public.read_contact_messages(text, integer, timestamptz, uuid) to authenticated;

-- To 'new', 'read', 'done' or 'removed'; each of the first three also brings a removed one back. Whether there was one.
create or replace function public.change_contact_message(p_id uuid, p_to text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_there boolean;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may change messages' using errcode = '42501';
  end if;
  if p_to is null or p_to not in ('new', 'read', 'done', 'removed') then
    raise exception 'A message cannot become "%"', left(coalesce(p_to, ''), 40) using errcode = '22023';
  end if;
  if p_to = 'removed' then
    update public.contact_messages m set removed_at = now() where m.id = p_id and m.removed_at is null;
  else
    update public.contact_messages m set state = p_to, removed_at = null where m.id = p_id;
  end if;
  was_there := found;
  if was_there then
    perform public.record_audit('contact', 'change_contact_message', 'low', 'success',
      (select m.user_id from public.contact_messages m where m.id = p_id), null,
      jsonb_build_object('message', p_id, 'to', p_to));
  end if;
  return was_there;
end
$$;
revoke execute on function public.change_contact_message(uuid, text) from public, anon;
grant execute on function public.change_contact_message(uuid, text) to authenticated;
