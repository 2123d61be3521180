-- Features of the licence that had no home yet. Priority support: whoever writes with a tier that has it stands first at
-- the operator's desk. Decided when the message is sent, so that a later tier changes no order.
alter table public.contact_messages add column priority boolean not null default false;
create index contact_messages_desk_idx on public.contact_messages (state, priority desc, created_at desc, id desc)
  where removed_at is null;
drop index public.contact_messages_state_idx;
