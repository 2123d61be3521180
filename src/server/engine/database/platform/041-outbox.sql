-- Mail and text messages that were not handed to a server. Admins see on /admin/system that there is one; what it says is
-- sealed under the server's own key and read on the machine (npm run outbox).
create table if not exists kindling.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('email', 'sms')),
  recipient text not null check (char_length(recipient) between 1 and 320),
  subject text not null check (char_length(subject) <= 200),
  text text not null,
  -- Why a mail server did not take it; null where there is none to ask.
  error text check (char_length(error) <= 500),
  created_at timestamptz not null default now()
);
create index if not exists outbox_created_at_idx on kindling.outbox (created_at desc);

-- An earlier version kept letters in the clear: they go, with the ways in that they hold.
do $$
begin
  if exists (
    select from pg_attribute
    where attrelid = 'kindling.outbox'::regclass and attname = 'html' and not attisdropped
  ) then
    delete from kindling.outbox;
    alter table kindling.outbox drop column html;
  end if;
end
$$;
alter table kindling.outbox drop constraint if exists outbox_text_check;
alter table kindling.outbox add constraint outbox_text_check check (char_length(text) <= 60000);

-- The contact message that a letter tells the operator of: it goes with whoever wrote it.
alter table kindling.outbox add column if not exists about uuid;

grant select, insert, update, delete on kindling.outbox to supabase_auth_admin;
