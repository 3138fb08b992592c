/** A small library, to ask the REST endpoints everything about: readers lend books of shelves, and note what they think. */
export const LIBRARY = `
create table public.shelves (id text primary key, title text not null, floor integer not null default 1);
create table public.readers (id uuid primary key references auth.users (id) on delete cascade, display_name text not null);
create table public.books (
	id integer primary key,
	shelf_id text references public.shelves (id),
	title text not null,
	pages integer check (pages > 0),
	tags text[] not null default '{}',
	facts jsonb not null default '{}',
	lent boolean,
	added date not null default '2026-01-01',
	sequel_of integer references public.books (id)
);
create table public.notes (
	id bigint generated always as identity primary key,
	reader_id uuid not null default auth.uid() references public.readers (id),
	helper_id uuid references public.readers (id),
	book_id integer not null references public.books (id),
	body text not null,
	stars integer not null default 3,
	unique (reader_id, book_id)
);
create table public.secrets (id integer primary key, word text);
create view public.long_books as select id, title, pages from public.books where pages > 200;

alter table public.shelves enable row level security;
alter table public.readers enable row level security;
alter table public.books enable row level security;
alter table public.notes enable row level security;
alter table public.secrets enable row level security;
create policy "everyone sees shelves" on public.shelves for select using (true);
create policy "everyone sees books" on public.books for select using (true);
create policy "the signed-in see readers" on public.readers for select to authenticated using (true);
create policy "readers see their own notes" on public.notes for select to authenticated using (reader_id = auth.uid());
create policy "readers write their own notes" on public.notes for insert to authenticated with check (reader_id = auth.uid());
create policy "readers change their own notes" on public.notes for update to authenticated using (reader_id = auth.uid());
create policy "readers remove their own notes" on public.notes for delete to authenticated using (reader_id = auth.uid());

create function public.make_reader() returns trigger language plpgsql security definer set search_path = '' as $$
begin
	if new.raw_user_meta_data ->> 'name' = 'nobody' then
		raise exception 'Readers need a name';
	end if;
	insert into public.readers (id, display_name) values (new.id, coalesce(new.raw_user_meta_data ->> 'name', 'reader'));
	return new;
end $$;
create trigger make_reader after insert on auth.users for each row execute function public.make_reader();

create function public.who_am_i() returns jsonb language sql stable as $$
	select jsonb_build_object('uid', auth.uid(), 'role', auth.role(), 'user', current_user)
$$;
create function public.add(a integer, b integer default 10) returns integer language sql immutable as $$ select a + b $$;
create function public.books_on(shelf text) returns setof public.books language sql stable as $$
	select * from public.books where shelf_id = shelf
$$;
create function public.first_book() returns public.books language sql stable as $$
	select * from public.books order by id limit 1
$$;
create function public.tag_counts(wanted text[] default null) returns table (tag text, books integer) language sql stable as $$
	select tag, count(*)::int from public.books, unnest(tags) tag where wanted is null or tag = any (wanted) group by tag
$$;
create function public.refuse() returns void language plpgsql as $$ begin raise exception 'Not today' using hint = 'tomorrow'; end $$;
create function public.lend(book integer) returns void language sql security definer as $$
	update public.books set lent = true where id = book
$$;
create function public.dawdle() returns void language sql as $$ select pg_sleep(30) $$;
create function public.add_secret() returns integer language sql security definer as $$
	insert into public.secrets values (100, 'x') returning id
$$;

insert into public.shelves values ('low', 'Low shelf', 1), ('high', 'High shelf', 2), ('bare', 'Bare shelf', 3);
insert into public.books (id, shelf_id, title, pages, tags, facts, lent, sequel_of) values
	(1, 'low', 'Alpha', 100, '{light,sound}', '{"age": 9}', true, null),
	(2, 'low', 'Beta, (part) "two"', 250, '{sound}', '{"age": 12}', false, 1),
	(3, 'high', 'Gamma 100%', 300, '{}', '{}', null, null),
	(4, 'high', 'back\\slash_', null, '{a b,"c,d"}', '{}', null, 3);
insert into public.secrets values (1, 'hidden');
`;
