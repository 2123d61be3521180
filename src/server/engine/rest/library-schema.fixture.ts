/** Tables that are related in every way there is, for tests. */
export const library = `
create table public.countries (code text primary key, name text not null);
create table public.authors (
  id int primary key, name text not null, country text references public.countries (code), born timestamptz
);
create table public.books (
  id int primary key, title text not null, author_id int references public.authors (id),
  editor_id int references public.authors (id), pages int, price numeric, data jsonb
);
create table public.book_details (book_id int primary key references public.books (id), isbn text);
create table public.tags (id int primary key, label text not null);
create table public.book_tags (
  book_id int references public.books (id), tag_id int references public.tags (id), weight int,
  primary key (book_id, tag_id)
);
create table public.categories (id int primary key, name text, parent_id int references public.categories (id));
create table public.firms (
  id int primary key, name text, auditor_id int references public.firms (id), owner_id int references public.firms (id)
);
create view public.long_books with (security_invoker) as
  select b.id as book_id, b.title, b.author_id as writer_id, b.pages * 2 as sides from public.books b where pages > 150;
create view public.longer_books with (security_invoker) as select book_id, writer_id from public.long_books;
create function public.shout(public.books) returns text language sql stable as 'select upper($1.title)';
create function public.rivals(public.books) returns setof public.books language sql stable
  as 'select * from public.books where id <> $1.id and author_id = $1.author_id';
create function public.first_author(public.books) returns setof public.authors rows 1 language sql stable
  as 'select * from public.authors where id = $1.author_id';
create function public.all_books() returns setof public.books language sql stable as 'select * from public.books';
create function public.one_book(wanted int) returns public.books language sql stable
  as 'select * from public.books where id = wanted';
comment on table public.books is E'Books\\n\\nAll that were written.';
comment on column public.books.pages is 'How many';
grant select, insert, update, delete on all tables in schema public to authenticated, service_role;
revoke all on public.countries from authenticated;
grant select on public.countries to authenticated;

insert into public.countries values ('gb', 'Britain'), ('fr', 'France');
insert into public.authors values
  (1, 'Ada', 'gb', '2020-01-01T12:00:00Z'), (2, 'Blaise', 'fr', null), (3, 'Cleo', null, null);
insert into public.books values
  (1, 'Engines', 1, 2, 100, 10, '{"size": {"w": 2}}'), (2, 'Notes', 1, null, 200, 20, '{"size": {"w": 3}}'),
  (3, 'Bets', 2, 1, 300, 5, null), (4, 'Nobody', null, null, 50, null, null);
insert into public.book_details values (1, 'i-1'), (3, 'i-3');
insert into public.tags values (1, 'maths'), (2, 'old'), (3, 'unused');
insert into public.book_tags values (1, 1, 5), (1, 2, 3), (3, 1, 9);
insert into public.categories values (1, 'all', null), (2, 'fiction', 1), (3, 'facts', 1), (4, 'poems', 2);
insert into public.firms values (1, 'Audit', null, null), (2, 'Shop', 1, null), (3, 'Stall', 1, 2);
`;
