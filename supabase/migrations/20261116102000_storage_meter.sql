-- What each person keeps in storage, counted with the rows themselves (decision 064): whichever way an object comes, changes
-- or goes, its bytes are added to or taken from the person's count in the same transaction, or the row is refused. The
-- count is the row `storageGb` of public.licence_usage; what it may reach is public.storage_quota.

-- Once for each statement, after its rows are locked, and person by person in one order: so two of them never wait for each
-- other in a circle.
create function public.meter_stored_objects() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  one record;
begin
  if tg_op = 'DELETE' then
    for one in
      select public.object_payer(o.owner, o.owner_id) as person,
        -sum(public.stored_bytes(o.name, o.metadata, o.user_metadata)) as bytes
      from gone o group by 1 order by 1
    loop
      perform public.charge_storage(one.person, one.bytes::bigint);
    end loop;
    return null;
  end if;
  perform public.settle_reservation();
  if tg_op = 'INSERT' then
    for one in
      select public.object_payer(o.owner, o.owner_id) as person,
        sum(public.stored_bytes(o.name, o.metadata, o.user_metadata)) as bytes
      from come o group by 1 order by 1
    loop
      perform public.charge_storage(one.person, one.bytes::bigint);
    end loop;
  else
    for one in
      select both_ways.person, sum(both_ways.bytes) as bytes
      from (
        select public.object_payer(o.owner, o.owner_id) as person,
          public.stored_bytes(o.name, o.metadata, o.user_metadata) as bytes
        from come o
        union all
        select public.object_payer(o.owner, o.owner_id),
          -public.stored_bytes(o.name, o.metadata, o.user_metadata)
        from gone o
      ) both_ways
      group by 1 order by 1
    loop
      perform public.charge_storage(one.person, one.bytes::bigint);
    end loop;
  end if;
  return null;
end
$$;
revoke execute on function public.meter_stored_objects() from public, anon, authenticated, service_role;

create trigger kindling_meter_in after insert on storage.objects
  referencing new table as come for each statement execute function public.meter_stored_objects();
create trigger kindling_meter_over after update on storage.objects
  referencing old table as gone new table as come for each statement execute function public.meter_stored_objects();
create trigger kindling_meter_out after delete on storage.objects
  referencing old table as gone for each statement execute function public.meter_stored_objects();
