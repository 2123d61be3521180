-- The copy of everything a person has, and copies that are made by themselves.

-- Who the caller is to the sign-in service, and how new the tables are: the head of the copy's manifest. Nothing that opens
-- an account.
create or replace function public.archive_account() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := public.person_here();
begin
  return (select jsonb_build_object(
    'account', jsonb_build_object(
      'id', u.id,
      'email', nullif(u.email, ''),
      'phone', nullif(u.phone, ''),
      'createdAt', u.created_at,
      'lastSignInAt', u.last_sign_in_at,
      'details', u.raw_user_meta_data,
      'identities', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'provider', i.provider, 'email', i.email, 'details', i.identity_data, 'createdAt', i.created_at
        ) order by i.created_at, i.provider), '[]')
        from auth.identities i where i.user_id = u.id
      )
    ),
    'schema', coalesce((select max(m.version) from supabase_migrations.schema_migrations m), '')
  )
  from auth.users u where u.id = person);
end
$$;
revoke execute on function public.archive_account() from public, anon;
grant execute on function public.archive_account() to authenticated;

-- A week or thirty days after the last one. In hours, so that no time zone has a say.
create or replace function public.next_copy_at(p_last timestamptz, p_every text) returns timestamptz
language sql immutable set search_path = ''
as $$
  select p_last + case p_every when 'week' then interval '168 hours' else interval '720 hours' end
$$;

-- Off is for everybody; a rhythm is for whoever's tier has it. Changing the rhythm keeps to the day of the last copy.
create or replace function public.schedule_copies(p_every text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.person_here();
  answer jsonb;
begin
  if p_every = 'off' then
    delete from public.copy_schedules s where s.user_id = person;
    return null;
  end if;
  if p_every is null or p_every not in ('week', 'month') then
    raise exception 'Copies are made every week, every month or not at all' using errcode = '22023';
  end if;
  if not public.has_feature('dataArchival') then
    raise exception 'Copies by themselves are not in this plan' using errcode = '42501';
  end if;
  insert into public.copy_schedules as s (user_id, every) values (person, p_every)
  on conflict (user_id) do update set
    every = excluded.every,
    problem = null,
    next_at = coalesce(public.next_copy_at(s.last_at, excluded.every), now())
  returning jsonb_build_object(
    'every', s.every, 'next_at', s.next_at, 'last_at', s.last_at, 'problem', s.problem
  ) into answer;
  return answer;
end
$$;

-- The next person whose copy is to be made, and nobody else's to make for an hour. Whose tier has lost it is told so and
-- asked again the next time.
create or replace function public.take_due_copy() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  due public.copy_schedules;
begin
  loop
    select s.* into due from public.copy_schedules s
      where s.next_at <= now() and (s.taken_at is null or s.taken_at < now() - interval '1 hour')
      order by s.next_at limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    if public.person_has_feature(due.user_id, 'dataArchival') then
      update public.copy_schedules s set taken_at = now() where s.user_id = due.user_id;
      return due.user_id;
    end if;
    update public.copy_schedules s
      set problem = 'not-included', next_at = public.next_copy_at(now(), s.every), taken_at = null
      where s.user_id = due.user_id;
  end loop;
end
$$;

-- Afterwards. Without room it waits for the next time, since asking again changes nothing; what broke is tried again tomorrow.
create or replace function public.finish_copy(p_user_id uuid, p_problem text default null) returns void
language sql security definer set search_path = ''
as $$
  update public.copy_schedules s set
    taken_at = null,
    problem = p_problem,
    last_at = case when p_problem is null then now() else s.last_at end,
    next_at = case when p_problem = 'broken' then now() + interval '1 day' else public.next_copy_at(now(), s.every) end
  where s.user_id = p_user_id
$$;

-- Somebody took everything with them: they find it in their own record, and so does whoever wonders if it was them.
create or replace function public.note_copy_taken() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.record_audit('archive', 'take_copy', 'medium', 'success');
end
$$;

revoke execute on function
  public.note_copy_taken(),
  public.schedule_copies(text),
  public.next_copy_at(timestamptz, text),
  public.take_due_copy(),
  public.finish_copy(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function public.schedule_copies(text) to authenticated;
grant execute on function public.note_copy_taken(), public.take_due_copy(), public.finish_copy(uuid, text) to service_role;
