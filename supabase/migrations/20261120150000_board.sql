-- The product team's own board, for admins alone (spec 1 §2, decision 087). It holds what they plan, and nothing of people's.

create table public.board_columns (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 60 and btrim(title) <> ''),
  -- A place between two others, as text that sorts by plain comparison. Where two are the same, the id decides.
  position text collate "C" not null check (char_length(position) between 1 and 1000),
  -- Another one after every change of the title: whoever saves says which one they saw. Not a number, since a row that was
  -- deleted and brought back would begin to count anew.
  version uuid not null default gen_random_uuid()
);

create table public.board_cards (
  id uuid primary key default gen_random_uuid(),
  -- Only an empty column can be removed, also while somebody else adds a card to it.
  column_id uuid not null references public.board_columns (id) on delete restrict,
  title text not null check (char_length(title) between 1 and 200 and btrim(title) <> ''),
  details text not null default '' check (char_length(details) <= 5000),
  -- An admin, or nobody: who leaves, leaves their cards.
  owner_id uuid references auth.users (id) on delete set null,
  due_on date check (due_on between '1970-01-01' and '9999-12-31'),
  position text collate "C" not null check (char_length(position) between 1 and 1000),
  -- Of what it says, and of where it stands: moving a card disturbs nobody who is writing in it.
  version uuid not null default gen_random_uuid(),
  place_version uuid not null default gen_random_uuid()
);
create index board_cards_column_id_idx on public.board_cards (column_id);
create index board_cards_owner_id_idx on public.board_cards (owner_id);

alter table public.board_columns enable row level security;
alter table public.board_cards enable row level security;
revoke all on public.board_columns, public.board_cards from anon, authenticated, service_role;
grant select, delete on public.board_columns, public.board_cards to authenticated;
grant insert (id, title, position), update (title, position) on public.board_columns to authenticated;
grant insert (id, column_id, title, details, owner_id, due_on, position),
  update (column_id, title, details, owner_id, due_on, position) on public.board_cards to authenticated;

create policy "Admins keep the columns of the board" on public.board_columns
  for all to authenticated
  using ((select public.is_current_user_admin())) with check ((select public.is_current_user_admin()));
create policy "Admins keep the cards of the board" on public.board_cards
  for all to authenticated
  using ((select public.is_current_user_admin())) with check ((select public.is_current_user_admin()));

create function public.keep_board_column() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) >= 30 from public.board_columns) then
      raise exception 'A board has at most 30 columns' using errcode = '23514';
    end if;
  elsif new.title is distinct from old.title then
    new.version := gen_random_uuid();
  end if;
  return new;
end
$$;
revoke execute on function public.keep_board_column() from public, anon, authenticated, service_role;
create trigger board_columns_kept before insert or update on public.board_columns
  for each row execute function public.keep_board_column();

create function public.keep_board_card() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if is_new and (select count(*) >= 1000 from public.board_cards) then
    raise exception 'A board has at most 1000 cards' using errcode = '23514';
  end if;
  if new.owner_id is not null and (is_new or new.owner_id is distinct from old.owner_id) then
    -- Held until the end: a role that is taken away meanwhile waits, and then finds this card.
    perform from public.user_roles r where r.user_id = new.owner_id and r.role = 'admin' for key share;
    if not found then
      raise exception 'A card belongs to an admin or to nobody' using errcode = '23514';
    end if;
  end if;
  if not is_new and (new.title, new.details, new.owner_id, new.due_on)
    is distinct from (old.title, old.details, old.owner_id, old.due_on) then
    new.version := gen_random_uuid();
  end if;
  if not is_new and (new.column_id, new.position) is distinct from (old.column_id, old.position) then
    new.place_version := gen_random_uuid();
  end if;
  return new;
end
$$;
revoke execute on function public.keep_board_card() from public, anon, authenticated, service_role;
create trigger board_cards_kept before insert or update on public.board_cards
  for each row execute function public.keep_board_card();

-- Whoever is no admin any more owns no card.
create function public.free_board_cards() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.role = 'admin' and new.user_id = old.user_id then
      return null;
    end if;
  end if;
  update public.board_cards c set owner_id = null where c.owner_id = old.user_id;
  return null;
end
$$;
revoke execute on function public.free_board_cards() from public, anon, authenticated, service_role;
create trigger board_cards_freed after delete or update on public.user_roles
  for each row when (old.role = 'admin') execute function public.free_board_cards();

-- What is written can be read on the board; what was removed is told by the audit alone.
create function public.audit_board_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.record_audit('board', 'delete_' || tg_argv[0], 'low', 'success', null, null,
    jsonb_build_object(tg_argv[0], old.id));
  return null;
end
$$;
revoke execute on function public.audit_board_removal() from public, anon, authenticated, service_role;
create trigger audit_board_columns after delete on public.board_columns
  for each row when (current_user = 'authenticated') execute function public.audit_board_removal('column');
create trigger audit_board_cards after delete on public.board_cards
  for each row when (current_user = 'authenticated') execute function public.audit_board_removal('card');

-- As it is found on the first visit. Made once: what is removed stays removed.
insert into public.board_columns (title, position) values ('To do', 'a0'), ('Doing', 'a1'), ('Done', 'a2');
