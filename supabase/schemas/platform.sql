-- What every other file builds on: the schema of what no request may call, the question before each request, and what
-- people are notified of.
--
-- Hosted projects and the built-in gateway give every new table of `public` to anon and authenticated. So each table
-- takes everything back first and then names what it gives; row-level security decides about rows. Whoever may run a
-- function is named, too.

-- A function may name what a later file makes.
set check_function_bodies = off;

-- For functions that no request may call, and tables that none reads (closing.sql takes the functions back).
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- Where a hosted project keeps its extensions.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;

-- True for a time within the span before now. A clock that was ahead and is put right leaves times behind that lie
-- further ahead than any rule sets them: such a time counts for nothing, so no limit holds longer than its span.
create function private.is_within(at timestamptz, span interval) returns boolean
language sql stable set search_path = ''
return at between now() - span and now() + interval '1 minute';

-- On a hosted project the data door asks this before each request; the built-in gateway has its own check at every
-- door. A token is good for an hour, its session can end before: by sign-out, a one-time password, leaving, or a
-- suspension. Whoever signs in with a one-time password (app_metadata.must_change_password) changes it before anything
-- else.
create function public.admit_request() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	is_open boolean := true;
begin
	if auth.uid() is null then
		return;
	end if;
	if auth.jwt() -> 'app_metadata' ->> 'must_change_password' is not null then
		raise insufficient_privilege using message = 'The password must be changed first.';
	end if;
	if to_regclass('auth.sessions') is not null then
		execute 'select exists (select from auth.sessions s where s.id = $1 and s.user_id = $2)'
		into is_open using (auth.jwt() ->> 'session_id')::uuid, auth.uid();
	end if;
	if not is_open or not exists (
		select from auth.users u where u.id = auth.uid() and (u.banned_until is null or u.banned_until <= now())
	) then
		raise exception using errcode = 'PT401', message = 'The session of this token has ended';
	end if;
end $$;

grant execute on function public.admit_request() to anon, authenticated, service_role;

do $$
begin
	if exists (select from pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.admit_request';
		notify pgrst, 'reload config';
	end if;
end $$;


-- Notifications.

-- What happened to a person's work, told to that person. Triggers write; the owner marks as read.
create table public.notifications (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	type text not null check (type in ('new_post', 'new_comment', 'other')),
	-- What it is about, and the values in it: whoever reads it puts it into words, and knows the page it leads to.
	code text not null,
	params jsonb not null default '{}',
	-- For readers of the former shape, and empty.
	title text not null default '',
	message text not null default '',
	link text,
	is_read boolean not null default false,
	created_at timestamptz not null default now(),
	-- Something is to be done about it, until it is read. No generated column: what is told live has none of those.
	asks_to_act boolean not null default false
);
create index notifications_user_id_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_open_asks_idx on public.notifications (user_id, created_at desc) where asks_to_act and not is_read;

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select, update (is_read) on public.notifications to authenticated;
grant all on public.notifications to service_role;
alter publication supabase_realtime add table public.notifications;

create policy "people read their own notifications" on public.notifications for select to authenticated
using (user_id = (select auth.uid()));

create policy "people mark their own notifications" on public.notifications for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.mark_news_that_asks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.asks_to_act := new.code in (
		'class_join_asked', 'class_hand_raised', 'class_locked', 'class_locked_here', 'consent_asked', 'age_asked',
		'assistant_distress', 'assistant_question', 'reported', 'educator_waits'
	);
	return new;
end $$;

create trigger mark_news_that_asks before insert or update of code on public.notifications
for each row execute function private.mark_news_that_asks();

-- The newest 200 of each person are kept; what still asks counts as the newest.
create function private.forget_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.notifications where id in (
		select id from public.notifications where user_id = new.user_id
		order by asks_to_act and not is_read desc, created_at desc, id desc offset 200
	);
	return null;
end $$;

create trigger forget_oldest after insert on public.notifications
for each row execute function private.forget_notifications();
