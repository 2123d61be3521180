-- Memory: storing within the limits, forgetting with a receipt, merging, and counts that hold no words. Whoever asks acts on
-- what is theirs.

-- Not for callers: the parts of the functions below.

-- Counts of a day for the whole installation.
create or replace function public.add_to_memory_day(p_what text, p_times bigint, p_milliseconds double precision)
returns void
language sql security definer set search_path = ''
as $$
  insert into public.memory_days as d (day, what, times, milliseconds, slowest)
    values ((now() at time zone 'utc')::date, p_what, p_times, p_milliseconds, p_milliseconds)
  on conflict (day, what) do update
    set times = d.times + excluded.times, milliseconds = d.milliseconds + excluded.milliseconds,
      slowest = greatest(d.slowest, excluded.slowest)
$$;

-- The specification's limits, in the order in which they are asked, with its reasons and when to try again. Five in three
-- seconds are a burst: three seconds is what the specification lets one wait for it.
create or replace function public.memory_limits_used(p_user_id uuid, p_now timestamptz)
returns table (name text, most integer, used integer, reason text, retry_after_seconds integer)
language sql stable security definer set search_path = ''
as $$
  select l.name, l.most, count(s.id)::integer, l.reason, extract(epoch from l.within)::integer
  from (values
    (1, 'burst', 5, interval '3 seconds', 'burst limit exceeded'),
    (2, 'second', 3, interval '1 second', 'per-second limit'),
    (3, 'minute', 10, interval '1 minute', 'per-minute limit'),
    (4, 'hour', 100, interval '1 hour', 'per-hour limit'),
    (5, 'day', 500, interval '24 hours', 'per-day limit')
  ) as l (turn, name, most, within, reason)
  left join public.memory_stores s on s.user_id = p_user_id and s.stored_at > p_now - l.within
  group by l.turn, l.name, l.most, l.within, l.reason
  order by l.turn
$$;

-- Null while there is room for one more.
create or replace function public.memory_limit_reached(p_user_id uuid, p_now timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('reason', l.reason, 'retry_after_seconds', l.retry_after_seconds)
  from public.memory_limits_used(p_user_id, p_now) with ordinality
    as l (name, most, used, reason, retry_after_seconds, turn)
  where l.used >= l.most
  order by l.turn
  limit 1
$$;

-- Who asks. Two that change the memories of one person take turns.
create or replace function public.begin_memory_change() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
begin
  if person is null then
    raise exception 'Only people have memories' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('memory:' || person::text, 0));
  return person;
end
$$;

create or replace function public.memory_table(p_layer text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if (p_layer in ('episodic', 'semantic', 'associative', 'procedural')) is not true then
    raise exception 'Unknown layer "%"', left(coalesce(p_layer, ''), 60) using errcode = '22023';
  end if;
  return 'ai_' || p_layer || '_memory';
end
$$;

-- An id from a document, refused as an argument and not as a conversion that went wrong.
create or replace function public.memory_id_from(p_text text) returns uuid
language plpgsql immutable set search_path = ''
as $$
begin
  if (p_text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') is not true then
    raise exception 'A memory is named by its layer and its id' using errcode = '22023';
  end if;
  return p_text::uuid;
end
$$;

-- How two texts are compared: capitals, spaces and the way accents are written make no difference. This and the next have
-- no setting of their own, so that they become a part of the query that asks them of thousands.
create or replace function public.plain_memory_text(p_text text) returns text
language sql immutable
as $$
  select btrim(regexp_replace(lower(normalize(p_text, nfc)), '\s+', ' ', 'g'))
$$;

-- By which a quote is recognised after its words are gone (src/domain/memory/open-proposal.ts makes the same).
create or replace function public.memory_quote_hash(p_quote text) returns text
language sql immutable
as $$
  select encode(sha256(convert_to(public.plain_memory_text(p_quote), 'UTF8')), 'hex')
$$;

-- Every word that a row holds, in whichever column or document: a word that is forgotten may stand in any of them.
create or replace function public.memory_words(p_row jsonb) returns text
language sql immutable set search_path = ''
as $$
  select public.plain_memory_text(coalesce(string_agg(found.word, E'\n'), ''))
  from jsonb_each(p_row - array[
    'id', 'user_id', 'source', 'said_at', 'valid_from', 'valid_to', 'replaced_by', 'approved_at', 'expires_at',
    'created_at', 'updated_at', 'state', 'layer', 'kind', 'quote_hash', 'decided_at', 'memory_id'
  ]) held
  cross join lateral (
    select leaf #>> '{}'
      from jsonb_path_query(held.value, 'strict $.** ? (@.type() == "string" || @.type() == "number")') leaf
    union all
    select name #>> '{}'
      from jsonb_path_query(held.value, 'strict $.** ? (@.type() == "object").keyvalue().key') name
      where name #>> '{}' !~ '^(sentence|description|step_\d+)$'
  ) found (word)
  where jsonb_typeof(held.value) in ('string', 'array', 'object')
    -- An id has letters, but no words.
    and not (held.key = 'source_id' and held.value #>> '{}' ~ '^[0-9a-fA-F-]{36}$')
    -- Nobody wrote what stands there by itself.
    and (held.key, held.value #>> '{}') not in (
      ('event_type', 'note'), ('domain', 'general'), ('pattern_type', 'went_with'), ('relationship_type', 'goes with')
    )
$$;

-- The four layers as one list, with the sentence that people read (src/domain/memory/memory-row.ts reads the same).
create or replace function public.memory_rows(p_user_id uuid)
returns table (
  layer text, id uuid, sentence text, source text, source_id text, quote text, at timestamptz, created_at timestamptz,
  is_over boolean, is_replaced boolean, stays_here boolean, whole jsonb
)
language sql stable set search_path = ''
as $$
  select 'episodic', e.id, e.content,
    e.source, e.source_id, e.quote, coalesce(e.said_at, e.created_at), e.created_at,
    coalesce(e.expires_at <= now(), false), e.replaced_by is not null, e.stays_here, to_jsonb(e)
    from public.ai_episodic_memory e where e.user_id = p_user_id
  union all
  select 'semantic', s.id, s.definition,
    s.source, s.source_id, s.quote, coalesce(s.said_at, s.created_at), s.created_at,
    coalesce(s.expires_at <= now(), false), s.replaced_by is not null, s.stays_here, to_jsonb(s)
    from public.ai_semantic_memory s where s.user_id = p_user_id
  union all
  select 'associative', a.id, coalesce(
      a.context ->> 'sentence', concat_ws(' ', a.primary_element, a.relationship_type, a.associated_element)
    ),
    a.source, a.source_id, a.quote, coalesce(a.said_at, a.created_at), a.created_at,
    coalesce(a.expires_at <= now(), false), a.replaced_by is not null, a.stays_here, to_jsonb(a)
    from public.ai_associative_memory a where a.user_id = p_user_id
  union all
  select 'procedural', p.id, coalesce(
      p.steps ->> 'description',
      (
        select string_agg(step.value, '. ' order by substr(step.key, 6)::numeric)
        from jsonb_each_text(p.steps) step where step.key ~ '^step_\d{1,9}$'
      ),
      p.workflow_name
    ),
    p.source, p.source_id, p.quote, coalesce(p.said_at, p.created_at), p.created_at,
    coalesce(p.expires_at <= now(), false), p.replaced_by is not null, p.stays_here, to_jsonb(p)
    from public.ai_procedural_memory p where p.user_id = p_user_id
$$;

-- What may be said of a new memory: the columns that people may fill in by hand, without whose it is.
create or replace function public.memory_columns(p_layer text, p_memory jsonb) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  place constant text := public.memory_table(p_layer);
  unknown text;
begin
  if jsonb_typeof(p_memory) is distinct from 'object' then
    raise exception 'A memory is an object of columns' using errcode = '22023';
  end if;
  select given.name into unknown from jsonb_object_keys(p_memory) as given (name)
    where given.name = 'user_id' or not exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', place)::regclass and a.attname = given.name
        and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')
    )
    order by given.name limit 1;
  if found then
    raise exception 'No column "%" can be stored in %', left(unknown, 60), place using errcode = '22023';
  end if;
  return coalesce((select array_agg(given.name) from jsonb_object_keys(p_memory) as given (name)), '{}');
end
$$;

revoke execute on function
  public.add_to_memory_day(text, bigint, double precision),
  public.memory_limits_used(uuid, timestamptz),
  public.memory_limit_reached(uuid, timestamptz),
  public.begin_memory_change(),
  public.memory_table(text),
  public.memory_id_from(text),
  public.plain_memory_text(text),
  public.memory_quote_hash(text),
  public.memory_words(jsonb),
  public.memory_rows(uuid),
  public.memory_columns(text, jsonb)
from public, anon, authenticated, service_role;

-- Stores one memory. A store that the limits block is an answer and is counted; only a call that makes no sense is refused.
-- A suggestion is kept with it, and what it replaces ends now and stays readable. `replaced` says whether there was one.
create or replace function public.store_memory(
  p_layer text, p_memory jsonb, p_proposal uuid default null, p_replaces jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.begin_memory_change();
  place constant text := public.memory_table(p_layer);
  columns constant text[] := public.memory_columns(p_layer, p_memory);
  replaced_place text;
  replaced_id uuid;
  listed text;
  reached jsonb;
  stored uuid;
  has_replaced integer := 0;
begin
  if p_replaces is not null then
    replaced_place := public.memory_table(p_replaces ->> 'layer');
    replaced_id := public.memory_id_from(p_replaces ->> 'id');
  end if;
  if not public.is_memory_on() then
    raise exception 'Memory is switched off' using errcode = '42501';
  end if;
  if p_proposal is not null then
    perform from public.memory_proposals p
      where p.id = p_proposal and p.user_id = person and p.state = 'open' for update;
    if not found then
      raise exception 'There is no such open suggestion' using errcode = 'PT404';
    end if;
  end if;

  reached := public.memory_limit_reached(person, clock_timestamp());
  if reached is not null then
    perform public.add_to_memory_day('blocked: ' || (reached ->> 'reason'), 1, 0);
    return jsonb_build_object('stored', false) || reached;
  end if;

  select coalesce(string_agg(format(', %I', name), ''), '') into listed from unnest(columns) as name;
  execute format(
    'insert into public.%I (user_id%s) select $1%s from jsonb_populate_record(null::public.%I, $2) returning id',
    place, listed, listed, place
  ) into stored using person, p_memory;
  if p_proposal is not null then
    update public.memory_proposals p set state = 'kept', layer = p_layer, memory_id = stored where p.id = p_proposal;
  end if;
  if replaced_id is not null then
    execute format(
      'update public.%I m set replaced_by = $1, valid_to = greatest(least(m.valid_to, now()), m.valid_from)
       where m.id = $2 and m.user_id = $3', replaced_place
    ) using stored, replaced_id, person;
    get diagnostics has_replaced = row_count;
  end if;
  return jsonb_build_object('stored', true, 'id', stored)
    || case when replaced_id is null then '{}' else jsonb_build_object('replaced', has_replaced = 1) end;
end
$$;

-- How much of each limit is used, and whether a store would be blocked now.
create or replace function public.memory_limit_state() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'limits', (
      select jsonb_agg(
        jsonb_build_object('name', l.name, 'limit', l.most, 'used', l.used)
        order by array_position(array['second', 'burst', 'minute', 'hour', 'day'], l.name)
      )
      from public.memory_limits_used(auth.uid(), moment.now) l
    ),
    'blocked', public.memory_limit_reached(auth.uid(), moment.now)
  )
  from (select clock_timestamp()) as moment (now)
$$;

-- Forgets what is named: memories, their vectors, the suggestions and quotes they come from, and where they were used. A
-- preview counts and lists and changes nothing; without it the same is deleted, and the answer is the receipt. A period
-- begins with `from` and ends before `to`.
create or replace function public.forget_memories(p_what jsonb, p_preview boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.begin_memory_change();
  preview constant boolean := coalesce(p_preview, true);
  way text;
  named text[];
  topic text;
  part text;
  begins timestamptz;
  ends timestamptz;
  ids uuid[];
  hashes text[];
  quotes bigint;
  proposals uuid[];
  proposal_quotes bigint;
  receipt jsonb;
begin
  select string_agg(given.name, ',' order by given.name) into way
    from jsonb_object_keys(case when jsonb_typeof(p_what) = 'object' then p_what else '{}' end) as given (name);
  if way = 'items' and jsonb_typeof(p_what -> 'items') = 'array' and jsonb_array_length(p_what -> 'items') <= 1000 then
    select coalesce(array_agg(public.memory_table(item ->> 'layer') || ' ' || public.memory_id_from(item ->> 'id')), '{}')
      into named from jsonb_array_elements(p_what -> 'items') item;
  elsif way = 'topic' and jsonb_typeof(p_what -> 'topic') = 'string' then
    topic := public.plain_memory_text(p_what ->> 'topic');
    if char_length(topic) not between 1 and 200 then
      raise exception 'A topic has between 1 and 200 letters' using errcode = '22023';
    end if;
    -- Rows without its longest plain letters cannot have all of it: most are passed over by one look at their text.
    select coalesce(max(found.letters[1]), '') into part from (
      select letters from regexp_matches(topic, '[a-z0-9]+', 'g') letters order by char_length(letters[1]) desc limit 1
    ) found;
  elsif way in ('source', 'source,source_id')
    and p_what ->> 'source' in ('task', 'session', 'debrief', 'chat', 'typed', 'import') then
    way := 'source';
  elsif way = 'from,to' and jsonb_typeof(p_what -> 'from') = 'string' and jsonb_typeof(p_what -> 'to') = 'string' then
    begins := (p_what ->> 'from')::timestamptz;
    ends := (p_what ->> 'to')::timestamptz;
    if begins > ends then
      raise exception 'A period ends after it begins' using errcode = '22023';
    end if;
  elsif way = 'all' and p_what -> 'all' = 'true' then
    null;
  else
    raise exception 'Say what to forget: items, a topic, a source, a period or all' using errcode = '22023';
  end if;

  if not preview then
    -- What has expired is nobody's to read, so it is on no list. It goes before the rest.
    delete from public.ai_episodic_memory m where m.user_id = person and m.expires_at <= now();
    delete from public.ai_semantic_memory m where m.user_id = person and m.expires_at <= now();
    delete from public.ai_associative_memory m where m.user_id = person and m.expires_at <= now();
    delete from public.ai_procedural_memory m where m.user_id = person and m.expires_at <= now();
  end if;

  with matching as materialized (
    select r.layer, r.id, r.sentence, r.quote, r.at from public.memory_rows(person) r
    where not r.is_over and case way
      when 'items' then public.memory_table(r.layer) || ' ' || r.id = any (named)
      when 'topic' then
        position(topic in lower(r.sentence)) > 0
        or (position(part in lower(r.whole::text)) > 0 and position(topic in public.memory_words(r.whole)) > 0)
      when 'source' then
        r.source = p_what ->> 'source' and (p_what ->> 'source_id' is null or r.source_id = p_what ->> 'source_id')
      when 'from,to' then r.at >= begins and r.at < ends
      else true
    end
  )
  select
    coalesce(array_agg(m.id), '{}'),
    coalesce(array_agg(public.memory_quote_hash(m.quote)) filter (where m.quote is not null), '{}'),
    count(m.quote),
    jsonb_build_object('memories', jsonb_build_object(
      'episodic', count(*) filter (where m.layer = 'episodic'),
      'semantic', count(*) filter (where m.layer = 'semantic'),
      'associative', count(*) filter (where m.layer = 'associative'),
      'procedural', count(*) filter (where m.layer = 'procedural')
    )) || case when not preview then '{}' else jsonb_build_object('items', (
      select coalesce(jsonb_agg(jsonb_build_object('layer', s.layer, 'id', s.id, 'sentence', s.sentence)
        order by s.at desc, s.id), '[]')
      from (select * from matching shown order by shown.at desc, shown.id limit 200) s
    )) end
    into ids, hashes, quotes, receipt
    from matching m;

  -- Open ones by their own words; decided ones have none left, and are known by what they became or by their hash.
  select coalesce(array_agg(p.id), '{}'), count(p.quote) into proposals, proposal_quotes
    from public.memory_proposals p
    where p.user_id = person and (p.memory_id = any (ids) or p.quote_hash = any (hashes) or case way
      when 'items' then false
      when 'topic' then position(topic in public.memory_words(to_jsonb(p))) > 0
      when 'source' then
        p.source = p_what ->> 'source' and (p_what ->> 'source_id' is null or p.source_id = p_what ->> 'source_id')
      when 'from,to' then coalesce(p.said_at, p.created_at) >= begins and coalesce(p.said_at, p.created_at) < ends
      else true
    end);

  receipt := receipt || jsonb_build_object(
    'vectors', (select count(*) from public.memory_vectors v where v.user_id = person and v.memory_id = any (ids)),
    'uses', (select count(*) from public.memory_uses u where u.user_id = person and u.memory_id = any (ids)),
    'proposals', cardinality(proposals),
    'quotes', quotes + proposal_quotes
  );
  if not preview then
    -- Vectors, uses and what names them go with them, by the tables' own trigger.
    delete from public.memory_proposals p where p.id = any (proposals);
    delete from public.ai_episodic_memory m where m.user_id = person and m.id = any (ids);
    delete from public.ai_semantic_memory m where m.user_id = person and m.id = any (ids);
    delete from public.ai_associative_memory m where m.user_id = person and m.id = any (ids);
    delete from public.ai_procedural_memory m where m.user_id = person and m.id = any (ids);
    -- A document counts while something of it may be here.
    if (way = 'all' or (way = 'source' and p_what ->> 'source' in ('chat', 'import')))
      and not exists (select from public.memory_rows(person) r where r.source in ('chat', 'import'))
      and not exists (
        select from public.memory_proposals p where p.user_id = person and p.source in ('chat', 'import')
      )
    then
      update public.licence_usage u set used = 0, updated_at = now()
        where u.user_id = person and u.feature = 'documentUploads' and u.used > 0;
    end if;
    perform public.add_to_memory_day('forget', 1, 0);
  end if;
  return receipt;
end
$$;

-- Several of one layer become one: its text is what the person chose, tags are united, the highest importance stays and
-- counts are added. Where the others were used, the kept one was; where one of them never leaves, it does not either.
create or replace function public.merge_memories(p_layer text, p_keep uuid, p_others uuid[], p_fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := public.begin_memory_change();
  place constant text := public.memory_table(p_layer);
  text_columns constant text[] := case p_layer
    when 'episodic' then array['event_type', 'content']
    when 'semantic' then array['concept', 'definition']
    when 'associative' then array['primary_element', 'associated_element', 'relationship_type', 'context']
    else array['workflow_name', 'steps']
  end;
  counted constant text := case p_layer
    when 'semantic' then 'evidence_count'
    when 'associative' then 'correlation_count'
    when 'procedural' then 'usage_count'
  end;
  columns constant text[] := public.memory_columns(p_layer, p_fields);
  others constant uuid[] := array(select distinct o from unnest(p_others) o where o is not null);
  there integer;
begin
  if not columns <@ text_columns then
    raise exception 'Only the text can be given, not %', columns using errcode = '22023';
  end if;
  if p_keep is null or cardinality(others) not between 1 and 100 or p_keep = any (others) then
    raise exception 'Between 1 and 100 others are merged into one' using errcode = '22023';
  end if;
  execute format(
    'select count(*) from (
       select from public.%I m where m.user_id = $1 and m.id = any ($2) and (m.expires_at is null or m.expires_at > now())
       for update
     ) locked', place
  ) into there using person, others || p_keep;
  if there <> cardinality(others) + 1 then
    raise exception 'There is no such memory' using errcode = 'PT404';
  end if;

  execute format(
    'update public.%1$I m set
       tags = array(
         select given.tag from (
           select tag, min(case when o.id = m.id then 0 else 1 end) as turn, min(at) as at
           from public.%1$I o, unnest(o.tags) with ordinality as held (tag, at)
           where o.user_id = $1 and o.id = any ($2) group by tag
         ) given order by given.turn, given.at, given.tag limit 20
       ),
       importance = (select max(o.importance) from public.%1$I o where o.user_id = $1 and o.id = any ($2)),
       stays_here = (select bool_or(o.stays_here) from public.%1$I o where o.user_id = $1 and o.id = any ($2)),
       replaced_by = case when m.replaced_by = any ($2) then null else m.replaced_by end%2$s%3$s
     from jsonb_populate_record(null::public.%1$I, $3) given
     where m.user_id = $1 and m.id = $4',
    place,
    (select string_agg(format(', %1$I = given.%1$I', name), '') from unnest(columns) as name),
    case when counted is not null then format(
      ', %1$I = least(%3$s, (select sum(o.%1$I) from public.%2$I o where o.user_id = $1 and o.id = any ($2)))',
      counted, place, case p_layer when 'procedural' then 10000000 else 100000 end
    ) end
  ) using person, others || p_keep, p_fields, p_keep;

  update public.memory_uses u set memory_id = p_keep
    where u.user_id = person and u.layer = p_layer and u.memory_id = any (others);
  update public.memory_proposals p set memory_id = p_keep
    where p.user_id = person and p.memory_id = any (others);
  update public.ai_episodic_memory m set replaced_by = p_keep
    where m.user_id = person and m.replaced_by = any (others) and m.id <> p_keep;
  update public.ai_semantic_memory m set replaced_by = p_keep
    where m.user_id = person and m.replaced_by = any (others) and m.id <> p_keep;
  update public.ai_associative_memory m set replaced_by = p_keep
    where m.user_id = person and m.replaced_by = any (others) and m.id <> p_keep;
  update public.ai_procedural_memory m set replaced_by = p_keep
    where m.user_id = person and m.replaced_by = any (others) and m.id <> p_keep;
  execute format('delete from public.%I m where m.user_id = $1 and m.id = any ($2)', place) using person, others;
  perform public.add_to_memory_day('merge', 1, 0);
  return jsonb_build_object('id', p_keep, 'merged', cardinality(others));
end
$$;

-- One's own counts. Months are those of the last two years, by the clock of Greenwich.
create or replace function public.memory_overview() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as materialized (
    select r.layer, r.source, r.created_at, r.is_over, r.is_replaced, r.stays_here
    from public.memory_rows(auth.uid()) r
  ), readable as (
    select * from own where not is_over
  )
  select jsonb_build_object(
    'layers', (
      select jsonb_object_agg(l.name, (select count(*) from readable r where r.layer = l.name))
      from unnest(array['episodic', 'semantic', 'associative', 'procedural']) as l (name)
    ),
    'sources', (
      select jsonb_object_agg(s.name, (select count(*) from readable r where r.source = s.name))
      from unnest(array['task', 'session', 'debrief', 'chat', 'typed', 'import']) as s (name)
    ),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'stored', m.stored) order by m.month), '[]')
      from (
        select to_char(r.created_at at time zone 'utc', 'YYYY-MM') as month, count(*) as stored
        from readable r where r.created_at > now() - interval '2 years' group by 1
      ) m
    ),
    'uses', (
      select jsonb_object_agg(p.name, (
        select count(*) from public.memory_uses u where u.user_id = auth.uid() and u.used_in = p.name
      ))
      from unnest(array['ask', 'breakdown', 'pick', 'focus', 'task', 'session']) as p (name)
    ),
    'suggestions', (
      select jsonb_object_agg(s.name, (
        select count(*) from public.memory_proposals p where p.user_id = auth.uid() and p.state = s.name
      ))
      from unnest(array['open', 'kept', 'declined']) as s (name)
    ),
    'replaced', (select count(*) from readable r where r.is_replaced),
    'expired', (select count(*) from own o where o.is_over),
    'never_leaves', (select count(*) from readable r where r.stays_here),
    'vectors', (select count(*) from public.memory_vectors v where v.user_id = auth.uid())
  )
$$;

-- How memory stands in the whole installation, for admins: rows, bytes and counts, never a word and never a name.
create or replace function public.memory_installation_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  tables jsonb := '[]';
  place text;
  held bigint;
begin
  if not public.is_current_user_admin() then
    raise exception 'Only admins may read the memory overview' using errcode = '42501';
  end if;
  foreach place in array array[
    'ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory', 'ai_procedural_memory', 'memory_settings',
    'memory_proposals', 'memory_vectors', 'memory_uses', 'memory_stores', 'memory_days'
  ] loop
    execute format('select count(*) from public.%I', place) into held;
    tables := tables || jsonb_build_object(
      'name', place, 'rows', held, 'bytes', pg_total_relation_size(format('public.%I', place)::regclass)
    );
  end loop;
  return jsonb_build_object(
    'tables', tables,
    'people_on', (select count(*) from public.memory_settings s where s.enabled),
    'days', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.day, d.what), '[]') from public.memory_days d
      where d.day > (now() at time zone 'utc')::date - 30
    ),
    'blocked', (
      select coalesce(jsonb_object_agg(b.reason, b.times), '{}') from (
        select substr(d.what, 10) as reason, sum(d.times) as times from public.memory_days d
        where d.what like 'blocked: %' and d.day > (now() at time zone 'utc')::date - 30 group by 1
      ) b
    )
  );
end
$$;

-- For the host: that something happened, and how long it took. Small letters alone, so that nobody's words get in.
create or replace function public.count_memory_event(p_what text, p_milliseconds double precision default 0) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (p_what ~ '^[a-z][a-z0-9 :_-]{0,39}$') is not true then
    raise exception 'An event has a short name in small letters' using errcode = '22023';
  end if;
  -- Written so that NaN, which is larger than every number here, and null count as nothing.
  perform public.add_to_memory_day(
    p_what, 1, case when p_milliseconds > 0 and p_milliseconds < 1e9 then p_milliseconds else 0 end
  );
end
$$;

-- What is over goes, some at a time: expired memories with all their traces, stores that no limit counts any more, and days
-- that nobody compares. How many went.
create or replace function public.purge_expired_memories() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  at_once constant integer := 500;
  place text;
  removed integer;
  expired integer := 0;
  gone integer := 0;
begin
  foreach place in array array[
    'ai_episodic_memory', 'ai_semantic_memory', 'ai_associative_memory', 'ai_procedural_memory'
  ] loop
    execute format(
      'delete from public.%1$I m where m.id in (
         select old.id from public.%1$I old where old.expires_at <= now()
         order by old.expires_at limit $1 for update skip locked
       )', place
    ) using at_once;
    get diagnostics removed = row_count;
    expired := expired + removed;
  end loop;
  delete from public.memory_stores s where s.id in (
    select old.id from public.memory_stores old where old.stored_at < now() - interval '1 day'
    order by old.stored_at limit at_once for update skip locked
  );
  get diagnostics gone = row_count;
  delete from public.memory_days d where d.day < (now() at time zone 'utc')::date - 400;
  get diagnostics removed = row_count;
  if expired > 0 then
    perform public.add_to_memory_day('expired', expired, 0);
  end if;
  return expired + gone + removed;
end
$$;

revoke execute on function
  public.store_memory(text, jsonb, uuid, jsonb),
  public.memory_limit_state(),
  public.forget_memories(jsonb, boolean),
  public.merge_memories(text, uuid, uuid[], jsonb),
  public.memory_overview(),
  public.memory_installation_overview(),
  public.count_memory_event(text, double precision),
  public.purge_expired_memories()
from public, anon, authenticated, service_role;
grant execute on function
  public.store_memory(text, jsonb, uuid, jsonb),
  public.memory_limit_state(),
  public.forget_memories(jsonb, boolean),
  public.merge_memories(text, uuid, uuid[], jsonb),
  public.memory_overview(),
  public.memory_installation_overview()
to authenticated;
grant execute on function
  public.count_memory_event(text, double precision),
  public.purge_expired_memories()
to service_role;
