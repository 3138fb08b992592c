-- Classes: a teacher's class with its code, who is in it, who asks to join, and how its learners sign in without an
-- email.
--
-- A class account has no email, no phone and no password of its own: its address is <handle>@class.invalid, and its
-- password is the server's, made from the secret. Whoever sits at an open session cannot give it another way in.

-- domain/classroom/class-names.ts keeps the same rule; domain/examples/name-keys.json holds the cases: case, accents, spaces and
-- signs do not count.
create function private.name_key(name text) returns text
language sql immutable set search_path = ''
return regexp_replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), '[\s.,''’_-]', '', 'g');

-- What a learner may type: the whole name, the name as it is shown, short or long, or the first name.
create function private.is_name_here(typed_key text, name text) returns integer
language sql immutable set search_path = ''
return case
	when not starts_with(typed_key, private.name_key(split_part(name, ' ', 1))) then null
	when typed_key = private.name_key(name) then 1
	when exists (
		select from generate_series(1, 50) letters where typed_key = private.name_key(private.longer_name_of(name, letters))
	) then 2
	when typed_key = private.name_key(split_part(name, ' ', 1)) then 3
end;

-- A UUID's first six bytes are random; 256 is a multiple of 32.
create function private.new_class_code() returns text
language sql volatile set search_path = ''
return (
	select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(random.bytes, i) % 32, 1), '' order by i)
	from (select uuid_send(gen_random_uuid()) as bytes) random, generate_series(0, 5) i
);

create table public.class_codes (
	-- Made by the page, so that a class made without a network is sent once, however often it arrives.
	id uuid primary key default gen_random_uuid(),
	-- Given by the trigger.
	code text not null unique default '' check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
	class_name text not null check (char_length(class_name) between 1 and 100 and class_name ~ '\S'),
	-- Both empty for a class that was made by its name only.
	grade_level text check (grade_level in ('primary', 'secondary')),
	subject text check (char_length(subject) <= 100),
	teacher_id uuid references auth.users (id) on delete set null,
	-- After how many minutes learners at one computer are asked to change who drives; null for never.
	swap_minutes integer default 10 check (swap_minutes between 5 and 20),
	-- False closes the code: the class is archived.
	is_active boolean not null default true,
	created_at timestamptz not null default now(),
	-- Moves with whoever joins, leaves, asks or signs in: one subscription to this table follows the class.
	changed_at timestamptz not null default now()
);
create index class_codes_teacher_id_idx on public.class_codes (teacher_id);

alter table public.class_codes enable row level security;
revoke all on public.class_codes from anon, authenticated;
grant
	select,
	insert (id, class_name, grade_level, subject, teacher_id),
	update (class_name, grade_level, subject, swap_minutes, is_active)
on public.class_codes to authenticated;
grant all on public.class_codes to service_role;
alter publication supabase_realtime add table public.class_codes;

-- A deleted educator's classes pass to an administrator.
insert into private.inheritances (relation, column_name) values ('public.class_codes', 'teacher_id');

-- Who teaches a class beside its owner, with the same rights but archiving it and handing it over.
create table public.class_teachers (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	user_id uuid not null references public.people (id) on delete cascade,
	added_at timestamptz not null default now(),
	primary key (class_id, user_id)
);
create index class_teachers_user_id_idx on public.class_teachers (user_id);

alter table public.class_teachers enable row level security;
revoke all on public.class_teachers from anon, authenticated;
grant select on public.class_teachers to authenticated;
grant all on public.class_teachers to service_role;
alter publication supabase_realtime add table public.class_teachers;

-- Who teaches which class, verified or not.
create view private.class_staff as
	select c.id as class_id, c.teacher_id as user_id from public.class_codes c where c.teacher_id is not null
	union all
	select t.class_id, t.user_id from public.class_teachers t;
revoke all on private.class_staff from public, anon, authenticated;

create table public.class_members (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	user_id uuid not null references public.people (id) on delete cascade,
	-- Of a class account: no two in a class have one first name, last name and number. Null for who signs in otherwise.
	display_key text,
	joined_at timestamptz not null default now(),
	primary key (class_id, user_id),
	unique (class_id, display_key)
);
create index class_members_user_id_idx on public.class_members (user_id);

alter table public.class_members enable row level security;
revoke all on public.class_members from anon, authenticated;
grant select on public.class_members to authenticated;
grant all on public.class_members to service_role;
alter publication supabase_realtime add table public.class_members;

-- Whom a teacher has taken out of a class within the last day: it can be undone.
create table private.removed_members (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	user_id uuid not null references public.people (id) on delete cascade,
	joined_at timestamptz not null,
	removed_at timestamptz not null default now(),
	primary key (class_id, user_id)
);
create index removed_members_user_id_idx on private.removed_members (user_id);

-- Accounts without an email: they sign in by class code, name and secret.
create table public.class_accounts (
	user_id uuid primary key references public.people (id) on delete cascade,
	-- The address of the account is <handle>@class.invalid, which no class-mate can read.
	handle uuid not null unique,
	made_by uuid references auth.users (id) on delete set null,
	secret_kind text check (secret_kind in ('pictures', 'word')),
	chosen_at timestamptz,
	wrong_tries integer not null default 0,
	waits_until timestamptz,
	locked_at timestamptz,
	last_signed_in_at timestamptz,
	last_class_id uuid references public.class_codes (id) on delete set null
);
create index class_accounts_made_by_idx on public.class_accounts (made_by);
create index class_accounts_last_class_id_idx on public.class_accounts (last_class_id);

alter table public.class_accounts enable row level security;
revoke all on public.class_accounts from anon, authenticated;
grant select on public.class_accounts to authenticated;
grant all on public.class_accounts to service_role;

create table public.class_join_requests (
	id uuid primary key default gen_random_uuid(),
	class_id uuid not null references public.class_codes (id) on delete cascade,
	-- Null for who has no account yet.
	user_id uuid references public.people (id) on delete cascade,
	name text not null check (char_length(name) between 1 and 50),
	grade text check (char_length(grade) <= 100),
	-- What the sign-up form asks for, and the profile gets. Null for what was left open.
	gender text check (gender in ('male', 'female', 'other')),
	age integer check (age between 5 and 120),
	guardian_agreed_at timestamptz,
	state text not null default 'waiting' check (state in ('waiting', 'let_in', 'refused')),
	created_at timestamptz not null default now()
);
create unique index class_join_requests_name_idx on public.class_join_requests (class_id, private.name_key(name))
	where state = 'waiting' and user_id is null;
create unique index class_join_requests_user_idx on public.class_join_requests (class_id, user_id) where state = 'waiting';
create index class_join_requests_user_id_idx on public.class_join_requests (user_id);

alter table public.class_join_requests enable row level security;
revoke all on public.class_join_requests from anon, authenticated;
grant select on public.class_join_requests to authenticated;
grant all on public.class_join_requests to service_role;


-- Who is what to whom, and who reads what.

create function public.teaches_class(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_staff() and exists (
	select from public.class_codes c
	where c.id = teaches_class.class_id and (
		public.is_administrator()
		or exists (select from private.class_staff t where t.class_id = c.id and t.user_id = auth.uid())
	)
);

revoke execute on function public.teaches_class(uuid) from public, anon;
grant execute on function public.teaches_class(uuid) to authenticated, service_role;

create function public.is_in_class(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.class_members m where m.class_id = is_in_class.class_id and m.user_id = auth.uid()
);

revoke execute on function public.is_in_class(uuid) from public, anon;
grant execute on function public.is_in_class(uuid) to authenticated, service_role;

-- Whether the caller teaches a class that the person is in, and has been verified.
create function public.teaches(person uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_verified_educator() and exists (
	select from public.class_members m join private.class_staff t on t.class_id = m.class_id
	where m.user_id = person and t.user_id = auth.uid()
);

revoke execute on function public.teaches(uuid) from public, anon;
grant execute on function public.teaches(uuid) to authenticated, service_role;

-- Whether the caller teaches the class beside its owner, and has been verified.
create function public.co_teaches(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_staff() and exists (
	select from public.class_teachers t where t.class_id = co_teaches.class_id and t.user_id = auth.uid()
);

revoke execute on function public.co_teaches(uuid) from public, anon;
grant execute on function public.co_teaches(uuid) to authenticated, service_role;

create function public.is_classmate(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.class_members mine join public.class_members theirs using (class_id)
	where mine.user_id = auth.uid() and theirs.user_id = person
);

revoke execute on function public.is_classmate(uuid) from public, anon;
grant execute on function public.is_classmate(uuid) to authenticated, service_role;

create function public.has_class_account() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.class_accounts a where a.user_id = auth.uid());

revoke execute on function public.has_class_account() from public, anon;
grant execute on function public.has_class_account() to authenticated, service_role;

-- Verified teachers of the caller's classes that are not archived.
create function public.own_teachers() returns uuid[]
language sql stable security definer set search_path = ''
return array(
	select distinct t.user_id
	from public.class_members m
	join public.class_codes c on c.id = m.class_id and c.is_active
	join private.class_staff t on t.class_id = c.id
	join public.roles r on r.user_id = t.user_id
	where m.user_id = auth.uid() and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

revoke execute on function public.own_teachers() from public, anon;
grant execute on function public.own_teachers() to authenticated, service_role;

create policy "educators read their own classes" on public.class_codes for select to authenticated
using (teacher_id = (select auth.uid()));

create policy "administrators read every class" on public.class_codes for select to authenticated
using ((select public.is_administrator()));

create policy "learners read the classes they are in" on public.class_codes for select to authenticated
using (public.is_in_class(id));

create policy "educators make classes of their own" on public.class_codes for insert to authenticated
with check (teacher_id = (select auth.uid()) and (select public.is_educator()));

create policy "educators change their own classes" on public.class_codes for update to authenticated
using (teacher_id = (select auth.uid()) and (select public.is_educator()))
with check (teacher_id = (select auth.uid()));

create policy "co-teachers read the classes they teach" on public.class_codes for select to authenticated
using (public.co_teaches(id));

create policy "co-teachers change the classes they teach" on public.class_codes for update to authenticated
using (public.co_teaches(id)) with check (public.co_teaches(id));

-- What only the owner of a class may change of it.
create function private.keep_owners_rights() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if auth.uid() <> old.teacher_id and not public.is_administrator() then
		raise insufficient_privilege using message = 'The owner of a class archives it.';
	end if;
	return new;
end $$;

create trigger keep_owners_rights before update of is_active on public.class_codes
for each row when (old.is_active <> new.is_active) execute function private.keep_owners_rights();

create policy "people read which classes they teach beside others" on public.class_teachers for select to authenticated
using (user_id = (select auth.uid()) or public.teaches_class(class_id));

create policy "people read which classes they are in" on public.class_members for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read who is in their classes" on public.class_members for select to authenticated
using (public.teaches_class(class_id));

create policy "class teachers read how their learners sign in" on public.class_accounts for select to authenticated
using (public.teaches(user_id));

create policy "administrators read how class accounts sign in" on public.class_accounts for select to authenticated
using ((select public.is_administrator()));

create policy "people read their own requests to join" on public.class_join_requests for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read the requests to join" on public.class_join_requests for select to authenticated
using (public.teaches_class(class_id));

create policy "class teachers read their learners' profiles" on public.profiles for select to authenticated
using (public.teaches(id));

create policy "class-mates and their teacher read each other's names" on public.people for select to authenticated
using (public.is_classmate(id) or public.teaches(id));

create policy "class teachers read their learners' work" on public.work_versions for select to authenticated
using (public.teaches(user_id));

create policy "learners read the active challenges of their teachers" on public.challenges for select to authenticated
using (not project and status = 'active' and created_by = any ((select public.own_teachers())::uuid[]));


-- What keeps a class and its accounts as they are to be.

create function private.keep_class() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.changed_at := clock_timestamp();
	if tg_op = 'INSERT' then
		if (select count(*) from public.class_codes c where c.teacher_id = new.teacher_id) >= 100 then
			raise exception using errcode = 'PT413', message = 'A teacher has at most 100 classes.';
		end if;
		loop
			new.code := private.new_class_code();
			exit when not exists (select from public.class_codes c where c.code = new.code);
		end loop;
	end if;
	return new;
end $$;

create trigger keep_class before insert or update on public.class_codes
for each row execute function private.keep_class();

create function private.touch_class() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.class_codes c set changed_at = clock_timestamp()
	where c.id = any (array[
		case when tg_op <> 'DELETE' then new.class_id end,
		case when tg_op <> 'INSERT' then old.class_id end
	]);
	return null;
end $$;

create trigger touch_class after insert or update or delete on public.class_members
for each row execute function private.touch_class();

create trigger touch_class after insert or update on public.class_join_requests
for each row execute function private.touch_class();

create function private.touch_classes_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.class_codes c set changed_at = clock_timestamp()
	where c.id in (select m.class_id from public.class_members m where m.user_id = new.user_id);
	return null;
end $$;

create trigger touch_classes after update on public.class_accounts
for each row execute function private.touch_classes_of_account();

create function private.keep_class_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.display_key := (
		select private.name_key(private.longer_name_of(p.name, 50)) from public.profiles p
		where p.id = new.user_id and exists (select from public.class_accounts a where a.user_id = new.user_id)
	);
	update public.class_accounts a set last_class_id = new.class_id where a.user_id = new.user_id;
	return new;
end $$;

create trigger keep_class_member before insert or update on public.class_members
for each row execute function private.keep_class_member();

-- As class-mates see a person: with so many letters of the last name that no two are shown alike.
-- domain/classroom/distinct-names.ts keeps the same rule; domain/examples/distinct-names.json holds the cases.
create function private.distinct_name(person uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
	own constant text := (select p.name from public.profiles p where p.id = person);
	look text := private.name_key(private.display_name_of(own));
	mates constant text[] := array(
		select distinct q.name from public.class_members mine
		join public.class_members other on other.class_id = mine.class_id and other.user_id <> mine.user_id
		join public.profiles q on q.id = other.user_id
		where mine.user_id = person and private.name_key(private.display_name_of(q.name)) = look
	);
begin
	for letters in 1 .. 50 loop
		look := private.name_key(private.longer_name_of(own, letters));
		if not exists (
			select from unnest(mates) mate where private.name_key(private.longer_name_of(mate, letters)) = look
		) then
			return private.longer_name_of(own, letters);
		end if;
	end loop;
	return private.display_name_of(own);
end $$;

-- Who comes into a class, or is renamed in it, may look like others there.
create function private.tell_class_mates_apart() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	comer constant text := (select p.name from public.profiles p where p.id = new.user_id);
	looks constant text[] := array(
		select private.name_key(private.longer_name_of(comer, letters)) from generate_series(1, 50) letters
	);
begin
	update public.people shown set display_name = private.distinct_name(shown.id)
	from public.class_members m
	where m.class_id = new.class_id and shown.id = m.user_id and private.name_key(shown.display_name) = any (looks);
	return null;
end $$;

create trigger tell_class_mates_apart after insert or update on public.class_members
for each row execute function private.tell_class_mates_apart();

-- A learner of a class account keeps the name on the roster: only the teacher changes it.
create function private.keep_roster_name() returns trigger
language plpgsql set search_path = '' as $$
begin
	-- In a statement of its own: whoever has no right to the function may not even name it.
	if current_user = 'authenticated' and new.name is distinct from old.name then
		if public.has_class_account() and new.id = auth.uid() then
			raise insufficient_privilege using message = 'The teacher changes this name.';
		end if;
	end if;
	return new;
end $$;

create trigger keep_roster_name before update of name on public.profiles
for each row execute function private.keep_roster_name();

-- The first wish rings; another in its place does not.
create function private.announce_asked_age() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.notifications (user_id, type, code, params)
	select carer, 'other', 'age_asked', jsonb_build_object(
		'person_id', new.id, 'author', private.display_name_of(new.name), 'age', new.asked_age,
		'class_id', (select m.class_id from public.class_members m join private.class_staff t on t.class_id = m.class_id
			where m.user_id = new.id and t.user_id = carer order by m.joined_at limit 1)
	)
	from private.carers_of(new.id) carer;
	return null;
end $$;

create trigger announce_asked_age after update of age on public.profiles
for each row when (old.asked_age is null and new.asked_age is not null) execute function private.announce_asked_age();

-- Once it is answered, a request keeps no more of a child than the name and the grade.
create function private.forget_join_facts() returns trigger
language plpgsql set search_path = '' as $$
begin
	new.gender := null;
	new.age := null;
	new.guardian_agreed_at := null;
	return new;
end $$;

create trigger forget_join_facts before update of state on public.class_join_requests
for each row when (new.state <> 'waiting') execute function private.forget_join_facts();

-- The server says here that it is about to set a password. On a hosted project Auth writes the account, so that only
-- this tells the server's change from one that the account's own session asks for.
create table private.class_password_permits (
	user_id uuid primary key references auth.users (id) on delete cascade,
	expires_at timestamptz not null
);

alter table private.class_password_permits enable row level security;

create function public.permit_class_password(user_id uuid) returns void
language sql security definer set search_path = ''
begin atomic
	insert into private.class_password_permits (user_id, expires_at)
	values (permit_class_password.user_id, clock_timestamp() + interval '10 seconds')
	on conflict on constraint class_password_permits_pkey do update set expires_at = excluded.expires_at;
end;

revoke execute on function public.permit_class_password(uuid) from public, anon, authenticated;
grant execute on function public.permit_class_password(uuid) to service_role;

create function private.keep_class_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	handle constant uuid := (select a.handle from public.class_accounts a where a.user_id = new.id);
begin
	if handle is null and not coalesce(old.raw_app_meta_data ? 'class_account', false) then
		return new;
	end if;
	if new.email is distinct from coalesce(handle || '@class.invalid', old.email)
		or coalesce(new.phone, '') <> '' then
		raise exception using message = 'A class account has no email and no phone number of its own.';
	end if;
	if new.encrypted_password is distinct from old.encrypted_password and coalesce(new.encrypted_password, '') <> '' then
		delete from private.class_password_permits p where p.user_id = new.id and p.expires_at > clock_timestamp();
		if not found then
			raise exception using message = 'A class account has no password of its own.';
		end if;
	end if;
	return new;
end $$;

create trigger keep_class_account before update of email, phone, encrypted_password on auth.users
for each row execute function private.keep_class_account();

-- Takes every way in from a class account, and ends its sessions: what its own handle and the next secret open is left.
create function private.close_ways_in(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	address constant text := (select a.handle || '@class.invalid' from public.class_accounts a where a.user_id = person);
	secrets text;
begin
	foreach secrets in array array[
		'gateway.phone_codes', 'gateway.mail_links', 'gateway.proven_emails', 'gateway.identities', 'gateway.auth_codes',
		'auth.one_time_tokens', 'auth.mfa_factors'
	] loop
		if to_regclass(secrets) is not null then
			execute format('delete from %s where user_id = $1', secrets) using person;
		end if;
	end loop;
	if to_regclass('auth.identities') is not null then
		execute 'delete from auth.identities where user_id = $1 and provider <> ''email''' using person;
		execute 'update auth.identities set identity_data = identity_data || jsonb_build_object(''email'', $2::text)
			where user_id = $1' using person, address;
	end if;
	update auth.users u set email = address, phone = null, phone_confirmed_at = null, encrypted_password = null,
		email_confirmed_at = coalesce(u.email_confirmed_at, now())
	where u.id = person;
	delete from private.class_password_permits p where p.user_id = person;
	perform private.end_sessions(person);
end $$;


-- Secrets and tries. Known and unknown names wait alike, so that a list of common names finds no class; and wrong
-- secrets lock a name for the browser that tried, not for the child: many from nowhere lock nobody out. The browser is
-- an id that the page made, or one of the address where it sends none.

-- By handle, of an account or of a request: an HMAC whose key only the server has. Never the secret.
create table private.class_secrets (
	handle uuid primary key,
	kind text not null check (kind in ('pictures', 'word')),
	verifier text not null check (verifier ~ '^[0-9a-f]{64}$')
);

create function private.purge_class_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.class_secrets s where s.handle = old.handle;
	delete from private.class_tries t where t.subject = old.handle::text;
	return null;
end $$;

create trigger purge_class_secret after delete on public.class_accounts
for each row execute function private.purge_class_secret();

-- Wrong secrets, and codes that do not exist.
create table private.class_tries (
	subject text not null,
	browser uuid,
	at timestamptz not null default clock_timestamp()
);
create index class_tries_subject_idx on private.class_tries (subject, at);

-- Names that were typed with a class's code, by a hash of what was typed.
create table private.class_name_tries (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	browser uuid not null,
	name bytea not null,
	at timestamptz not null default now(),
	primary key (class_id, browser, name)
);
create index class_name_tries_at_idx on private.class_name_tries (class_id, at);

alter table private.class_name_tries enable row level security;

-- In which somebody of the class has signed in.
create table private.class_browsers (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	browser uuid not null,
	signed_in_at timestamptz not null default now(),
	primary key (class_id, browser)
);

alter table private.class_browsers enable row level security;

-- The browsers that have tried ten wrong secrets of an account within a day.
create function private.locked_browsers(handle uuid) returns table (browser uuid)
language sql stable security definer set search_path = '' as $$
	select t.browser from private.class_tries t
	where t.subject = locked_browsers.handle::text and private.is_within(t.at, interval '1 day')
	group by t.browser having count(*) >= 10;
$$;

-- Counts a name that a browser asks for. `seconds` to wait: after 20 names on a day from one browser, and after 100
-- from all in which nobody of the class has signed in yet, each further one waits a minute. The same name again is no
-- new one.
create function private.try_class_name(class uuid, from_browser uuid, typed text, out seconds integer, out is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
	hashed constant bytea := sha256(convert_to(typed, 'UTF8'));
	own record;
	strange record;
	last_at timestamptz;
begin
	perform pg_advisory_xact_lock(hashtextextended('names of ' || class, 0));
	seconds := 0;
	is_new := not exists (
		select from private.class_name_tries t where t.class_id = class and t.browser = from_browser and t.name = hashed
			and private.is_within(t.at, interval '1 day')
	);
	if not is_new then
		return;
	end if;
	select count(*) as names, max(t.at) as last_at into own from private.class_name_tries t
	where t.class_id = class and t.browser = from_browser and private.is_within(t.at, interval '1 day');
	if own.names >= 20 then
		last_at := own.last_at;
	elsif not exists (select from private.class_browsers b where b.class_id = class and b.browser = from_browser) then
		select count(*) as names, max(t.at) as last_at into strange from private.class_name_tries t
		where t.class_id = class and private.is_within(t.at, interval '1 day')
			and not exists (select from private.class_browsers b where b.class_id = class and b.browser = t.browser);
		if strange.names >= 100 then
			last_at := strange.last_at;
		end if;
	end if;
	if last_at > now() - interval '1 minute' then
		seconds := greatest(1, least(60, ceil(extract(epoch from last_at + interval '1 minute' - now()))));
		return;
	end if;
	delete from private.class_name_tries t where t.class_id = class and not private.is_within(t.at, interval '1 day');
	insert into private.class_name_tries (class_id, browser, name) values (class, from_browser, hashed);
end $$;


-- What teachers do.

create function private.notify_class_teacher(class_id uuid, code text, name text) returns void
language sql security definer set search_path = '' as $$
	insert into public.notifications (user_id, type, code, params)
	select t.user_id, 'other', notify_class_teacher.code,
		jsonb_build_object('class_id', c.id, 'class_name', c.class_name, 'name', notify_class_teacher.name)
	from public.class_codes c join private.class_staff t on t.class_id = c.id where c.id = notify_class_teacher.class_id;
$$;

-- A class whose code admits: it is active, and its teacher is verified.
create function private.open_class(code text) returns public.class_codes
language sql stable security definer set search_path = '' as $$
	select c.* from public.class_codes c join public.roles r on r.user_id = c.teacher_id
	where c.code = private.read_code(open_class.code) and c.is_active
		and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null);
$$;

-- Whether a code admits, before a name is asked for: it tells no more than `begin_class_sign_in` does.
create function public.is_class_open(code text) returns boolean
language sql stable security definer set search_path = ''
return (private.open_class(is_class_open.code)).id is not null;

revoke execute on function public.is_class_open(text) from public, anon, authenticated;
grant execute on function public.is_class_open(text) to service_role;

create function private.require_class(class_id uuid, teacher uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.class_codes c where c.id = require_class.class_id and exists (
		select from private.class_staff t where t.class_id = c.id and t.user_id = teacher
	) for update;
	if not found or not exists (
		select from public.roles r where r.user_id = teacher
			and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
	) then
		raise insufficient_privilege using message = 'Verified teachers change their own classes.';
	end if;
end $$;

-- The teacher's classes with their learners and requests: one request of the page. An educator who is not verified sees
-- the classes only. The teacher sees the picture that a learner chose beside their request to join; who asks without an
-- account has none.
create function public.my_classes() returns jsonb
language sql stable security definer set search_path = ''
return (
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', c.id, 'code', c.code, 'name', c.class_name, 'gradeLevel', c.grade_level, 'subject', c.subject,
		'active', c.is_active, 'createdAt', c.created_at, 'swapMinutes', c.swap_minutes,
		'owned', c.teacher_id = auth.uid(),
		'teachers', case when public.is_staff() then (
			select coalesce(jsonb_agg(
				jsonb_build_object('id', p.id, 'name', p.display_name, 'owner', p.id = c.teacher_id)
				order by p.id = c.teacher_id desc, p.display_name, p.id
			), '[]')
			from private.class_staff t join public.people p on p.id = t.user_id where t.class_id = c.id
		) else '[]' end,
		'students', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', m.user_id, 'name', p.name, 'joinedAt', m.joined_at, 'classAccount', a.user_id is not null,
				'secret', a.secret_kind, 'chosenAt', a.chosen_at, 'wrongTries', coalesce(a.wrong_tries, 0),
				'waitsUntil', a.waits_until, 'lockedAt', a.locked_at,
				'lockedBrowsers', (select count(*) from private.locked_browsers(a.handle)), 'lastSignedInAt', a.last_signed_in_at,
				'email', p.email, 'educator', private.is_educator(p.user_type), 'age', p.age, 'ageGivenAt', p.age_given_at, 'askedAge', p.asked_age
			) order by p.name, m.user_id), '[]')
			from public.class_members m join public.profiles p on p.id = m.user_id
			left join public.class_accounts a on a.user_id = m.user_id
			where m.class_id = c.id
		) else '[]' end,
		'requests', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', r.id, 'name', r.name, 'grade', r.grade, 'age', r.age, 'hasAccount', r.user_id is not null, 'avatar', p.avatar
			) order by r.created_at, r.id), '[]')
			from public.class_join_requests r left join public.profiles p on p.id = r.user_id
			where r.class_id = c.id and r.state = 'waiting'
		) else '[]' end
	) order by c.created_at, c.id), '[]')
	from public.class_codes c
	where c.teacher_id = auth.uid() and public.is_educator() or public.co_teaches(c.id)
);

revoke execute on function public.my_classes() from public, anon;
grant execute on function public.my_classes() to authenticated, service_role;

-- Whom the owner of a class may ask to teach it, too: verified educators, by name.
create function public.list_educators() returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
	select p.id, p.display_name from public.people p join public.roles r on r.user_id = p.id
	where public.is_staff() and p.id <> auth.uid() and private.is_educator(r.user_type) and r.verified_at is not null
	order by p.display_name, p.id;
$$;

revoke execute on function public.list_educators() from public, anon;
grant execute on function public.list_educators() to authenticated, service_role;

create function private.require_owned_class(class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(class_id, auth.uid());
	if not exists (select from public.class_codes c where c.id = require_owned_class.class_id and c.teacher_id = auth.uid())
	then
		raise insufficient_privilege using message = 'The owner of a class says who teaches it.';
	end if;
end $$;

-- QCOTE: a class has at most ten teachers beside its owner.
create function public.add_class_teacher(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_owned_class(add_class_teacher.class_id);
	if not exists (select from public.list_educators() e where e.id = add_class_teacher.user_id) then
		raise insufficient_privilege using message = 'Verified educators teach a class, too.';
	elsif (select count(*) from public.class_teachers t where t.class_id = add_class_teacher.class_id) >= 10 then
		raise exception using errcode = 'QCOTE', message = 'A class has at most ten more teachers.', detail = '10';
	end if;
	insert into public.class_teachers as added (class_id, user_id)
	values (add_class_teacher.class_id, add_class_teacher.user_id)
	on conflict on constraint class_teachers_pkey do nothing;
	if found then
		perform private.tell_teacher(add_class_teacher.class_id, add_class_teacher.user_id, 'class_taught');
	end if;
end $$;

revoke execute on function public.add_class_teacher(uuid, uuid) from public, anon;
grant execute on function public.add_class_teacher(uuid, uuid) to authenticated, service_role;

-- News for one educator about a class: the caller did it.
create function private.tell_teacher(class_id uuid, educator uuid, code text) returns void
language sql security definer set search_path = '' as $$
	insert into public.notifications (user_id, type, code, params)
	select tell_teacher.educator, 'other', tell_teacher.code, jsonb_build_object(
		'class_id', c.id, 'class_name', c.class_name,
		'name', (select p.display_name from public.people p where p.id = auth.uid())
	)
	from public.class_codes c where c.id = tell_teacher.class_id;
$$;

-- The owner removes another teacher, or a teacher leaves.
create function public.remove_class_teacher(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if remove_class_teacher.user_id is distinct from auth.uid() then
		perform private.require_owned_class(remove_class_teacher.class_id);
	end if;
	delete from public.class_teachers t
	where t.class_id = remove_class_teacher.class_id and t.user_id = remove_class_teacher.user_id;
end $$;

revoke execute on function public.remove_class_teacher(uuid, uuid) from public, anon;
grant execute on function public.remove_class_teacher(uuid, uuid) to authenticated, service_role;

-- One of the class's other teachers owns it from now on; who owned it teaches it beside them.
create function public.hand_over_class(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_owned_class(hand_over_class.class_id);
	delete from public.class_teachers t
	where t.class_id = hand_over_class.class_id and t.user_id = hand_over_class.user_id
		and exists (select from public.list_educators() e where e.id = t.user_id);
	if not found then
		raise insufficient_privilege using message = 'A class is handed over to one of its verified teachers.';
	end if;
	insert into public.class_teachers (class_id, user_id) values (hand_over_class.class_id, auth.uid());
	update public.class_codes c set teacher_id = hand_over_class.user_id where c.id = hand_over_class.class_id;
	perform private.tell_teacher(hand_over_class.class_id, hand_over_class.user_id, 'class_handed_over');
end $$;

revoke execute on function public.hand_over_class(uuid, uuid) from public, anon;
grant execute on function public.hand_over_class(uuid, uuid) to authenticated, service_role;

-- A new year: another class of the caller's with the same facts, real boards and teachers, without learners. Sent again, it
-- copies nothing.
create function public.copy_class(class_id uuid, copy_id uuid, name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(copy_class.class_id, auth.uid());
	insert into public.class_codes (id, class_name, grade_level, subject, swap_minutes, teacher_id)
	select copy_class.copy_id, btrim(copy_class.name), c.grade_level, c.subject, c.swap_minutes, auth.uid()
	from public.class_codes c where c.id = copy_class.class_id
	on conflict (id) do nothing;
	if not found then
		return;
	end if;
	insert into public.class_teachers (class_id, user_id)
	select copy_class.copy_id, t.user_id from private.class_staff t
	where t.class_id = copy_class.class_id and t.user_id <> auth.uid();
	insert into public.class_boards (id, class_id, position, name)
	select gen_random_uuid(), copy_class.copy_id, b.position, b.name from public.class_boards b where b.class_id = copy_class.class_id;
end $$;

revoke execute on function public.copy_class(uuid, uuid, text) from public, anon;
grant execute on function public.copy_class(uuid, uuid, text) to authenticated, service_role;

-- Changes of a teacher's own class; each may be sent twice.
create function public.remove_class_member(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(remove_class_member.class_id, auth.uid());
	delete from private.removed_members r where r.removed_at < now() - interval '1 day';
	with removed as (
		delete from public.class_members m
		where m.class_id = remove_class_member.class_id and m.user_id = remove_class_member.user_id
		returning m.class_id, m.user_id, m.joined_at
	)
	insert into private.removed_members as kept (class_id, user_id, joined_at) select * from removed
	on conflict on constraint removed_members_pkey do update set joined_at = excluded.joined_at, removed_at = now();
end $$;

revoke execute on function public.remove_class_member(uuid, uuid) from public, anon;
grant execute on function public.remove_class_member(uuid, uuid) to authenticated, service_role;

-- Takes a removal of the last hour back. PT404: there is none.
create function public.put_back_class_member(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	removed private.removed_members%rowtype;
begin
	perform private.require_class(put_back_class_member.class_id, auth.uid());
	delete from private.removed_members r
	where r.class_id = put_back_class_member.class_id and r.user_id = put_back_class_member.user_id
		and r.removed_at > now() - interval '1 hour'
	returning * into removed;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such student to put back.';
	end if;
	insert into public.class_members (class_id, user_id, joined_at)
	values (removed.class_id, removed.user_id, removed.joined_at) on conflict do nothing;
end $$;

revoke execute on function public.put_back_class_member(uuid, uuid) from public, anon;
grant execute on function public.put_back_class_member(uuid, uuid) to authenticated, service_role;

-- PT404: who is not there is answered as such, and not as a failure of the server, which is sent again and again.
create function public.move_class_member(from_class uuid, to_class uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(least(from_class, to_class), auth.uid());
	perform private.require_class(greatest(from_class, to_class), auth.uid());
	if exists (select from public.class_members m where m.class_id = to_class and m.user_id = move_class_member.user_id) then
		if from_class <> to_class then
			delete from public.class_members m where m.class_id = from_class and m.user_id = move_class_member.user_id;
		end if;
		return;
	end if;
	update public.class_members m set class_id = to_class, joined_at = now()
	where m.class_id = from_class and m.user_id = move_class_member.user_id;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such student in the class.';
	end if;
end $$;

revoke execute on function public.move_class_member(uuid, uuid, uuid) from public, anon;
grant execute on function public.move_class_member(uuid, uuid, uuid) to authenticated, service_role;

create function public.rename_class_member(class_id uuid, user_id uuid, name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(rename_class_member.class_id, auth.uid());
	if not exists (
		select from public.class_members m join public.class_accounts a using (user_id)
		where m.class_id = rename_class_member.class_id and m.user_id = rename_class_member.user_id
	) then
		raise insufficient_privilege using message = 'Teachers rename the class accounts in their classes.';
	end if;
	update public.profiles p set name = rename_class_member.name where p.id = rename_class_member.user_id;
	update public.class_members m set joined_at = m.joined_at where m.user_id = rename_class_member.user_id;
end $$;

revoke execute on function public.rename_class_member(uuid, uuid, text) from public, anon;
grant execute on function public.rename_class_member(uuid, uuid, text) to authenticated, service_role;

-- Forgets the secret, and ends every session and every way in: the next sign-in chooses a new one. For the teachers of
-- the account's classes, and administrators.
create function public.reset_class_secret(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	opened uuid;
begin
	if not private.cares_for(reset_class_secret.user_id) then
		raise insufficient_privilege using message = 'Class teachers and administrators reset a secret.';
	end if;
	update public.class_accounts a
	set secret_kind = null, chosen_at = null, wrong_tries = 0, waits_until = null, locked_at = null
	where a.user_id = reset_class_secret.user_id returning a.handle into opened;
	if opened is null then
		raise exception using errcode = 'PT404', message = 'There is no such class account.';
	end if;
	delete from private.class_secrets s where s.handle = opened;
	delete from private.class_tries t where t.subject = opened::text;
	perform private.close_ways_in(reset_class_secret.user_id);
	insert into public.account_changes (user_id, changed_by, what)
	values (reset_class_secret.user_id, auth.uid(), 'class_secret');
end $$;

revoke execute on function public.reset_class_secret(uuid) from public, anon;
grant execute on function public.reset_class_secret(uuid) to authenticated, service_role;

-- Opens a name that too many wrong secrets had locked; the secret stays.
create function public.open_class_name(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	opened uuid;
begin
	if not private.cares_for(open_class_name.user_id) then
		raise insufficient_privilege using message = 'Class teachers and administrators open a name.';
	end if;
	update public.class_accounts a set wrong_tries = 0, waits_until = null, locked_at = null
	where a.user_id = open_class_name.user_id returning a.handle into opened;
	if opened is null then
		raise exception using errcode = 'PT404', message = 'There is no such class account.';
	end if;
	delete from private.class_tries t where t.subject = opened::text;
	insert into public.account_changes (user_id, changed_by, what)
	values (open_class_name.user_id, auth.uid(), 'class_name_opened');
end $$;

revoke execute on function public.open_class_name(uuid) from public, anon;
grant execute on function public.open_class_name(uuid) to authenticated, service_role;

create function public.refuse_join(request_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	asked public.class_join_requests%rowtype;
begin
	select * into asked from public.class_join_requests r where r.id = request_id for update;
	perform private.require_class(asked.class_id, auth.uid());
	update public.class_join_requests r set state = 'refused' where r.id = request_id and r.state = 'waiting';
	if found then
		delete from private.class_secrets s where s.handle = request_id;
	end if;
end $$;

revoke execute on function public.refuse_join(uuid) from public, anon;
grant execute on function public.refuse_join(uuid) to authenticated, service_role;


-- What learners do.

-- A learner with an account of their own asks to join. PT404: no class has the code. TRIES: too many codes that no
-- class has.
create function public.join_class(code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
	class public.class_codes;
	counted constant text := 'join ' || auth.uid();
begin
	if public.is_educator() then
		raise insufficient_privilege using message = 'Learners join a class.';
	end if;
	if (select count(*) from private.class_tries t where t.subject = counted and private.is_within(t.at, interval '1 day')) >= 20 then
		return 'too_many';
	end if;
	class := private.open_class(code);
	if class.id is null then
		insert into private.class_tries (subject) values (counted);
		return 'unknown';
	end if;
	if public.is_in_class(class.id) then
		return 'member';
	end if;
	insert into public.class_join_requests (class_id, user_id, name)
	select class.id, p.id, p.name from public.profiles p where p.id = auth.uid()
	on conflict do nothing;
	if found then
		perform private.notify_class_teacher(class.id, 'class_join_asked', (select display_name from public.people where id = auth.uid()));
	end if;
	return 'waiting';
end $$;

revoke execute on function public.join_class(text) from public, anon;
grant execute on function public.join_class(text) to authenticated, service_role;

create function public.leave_class(class_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if public.has_class_account() then
		raise insufficient_privilege using message = 'The teacher takes a class account out of a class.';
	end if;
	delete from public.class_members m where m.class_id = leave_class.class_id and m.user_id = auth.uid();
	if found then
		perform private.notify_class_teacher(leave_class.class_id, 'class_left',
			(select display_name from public.people where id = auth.uid()));
	end if;
end $$;

revoke execute on function public.leave_class(uuid) from public, anon;
grant execute on function public.leave_class(uuid) to authenticated, service_role;


-- The server's, with the secret key.

-- Adds names to a class of the teacher. `entries`: {id, name}, the id made by the page. Answers {id, state}: `new`
-- where the account <id>@class.invalid is to be made first; `added`; `here`: the name is in the class; `same_name`:
-- another has the same first and last name, and number.
create function public.add_to_roster(teacher uuid, class_id uuid, entries jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	entry record;
	account uuid;
	state text;
	answers jsonb := '[]';
begin
	perform private.require_class(add_to_roster.class_id, teacher);
	for entry in select (e ->> 'id')::uuid as id, left(private.clean_name(e ->> 'name'), 50) as name
		from jsonb_array_elements(entries) e
	loop
		select u.id into account from auth.users u
		where lower(u.email) = entry.id || '@class.invalid' and u.raw_app_meta_data ->> 'class_account' = teacher::text;
		if account is not null and exists (
			select from public.class_members m where m.class_id = add_to_roster.class_id and m.user_id = account
		) then
			state := 'added';
		elsif exists (
			select from public.class_members m join public.profiles p on p.id = m.user_id
			where m.class_id = add_to_roster.class_id and private.name_key(p.name) = private.name_key(entry.name)
		) then
			state := 'here';
		elsif exists (
			select from public.class_members m where m.class_id = add_to_roster.class_id
				and m.display_key = private.name_key(private.longer_name_of(entry.name, 50))
		) then
			state := 'same_name';
		elsif not private.is_fit_name(entry.name) then
			state := 'bad_name';
		elsif (select count(*) from public.class_members m where m.class_id = add_to_roster.class_id) >= 200 then
			raise exception using errcode = 'PT413', message = 'A class has at most 200 students.';
		else
			-- Who was in this class under this name before comes back with their work.
			if account is null then
				select a.user_id into account from public.class_accounts a join public.profiles p on p.id = a.user_id
				where a.last_class_id = add_to_roster.class_id and private.name_key(p.name) = private.name_key(entry.name)
					and not exists (select from public.class_members m where m.user_id = a.user_id)
				order by a.last_signed_in_at desc nulls last limit 1;
			end if;
			if account is null then
				state := 'new';
			else
				insert into public.class_accounts (user_id, handle, made_by) values (account, entry.id, teacher)
				on conflict (user_id) do nothing;
				insert into public.class_members (class_id, user_id) values (add_to_roster.class_id, account);
				state := 'added';
			end if;
		end if;
		answers := answers || jsonb_build_object('id', entry.id, 'state', state);
	end loop;
	return answers;
end $$;

revoke execute on function public.add_to_roster(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_to_roster(uuid, uuid, jsonb) to service_role;

-- Lets in who asked: `new` where the account <request>@class.invalid is to be made first. The age that is given is the
-- one that the teacher saw. With `in_stead_of` the learner takes the roster entry's name in the class, and its age;
-- that entry has never been used (`used` otherwise).
create function public.let_into_class(teacher uuid, request_id uuid, in_stead_of uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	asked public.class_join_requests%rowtype;
	account uuid;
	entry public.profiles%rowtype;
begin
	select * into asked from public.class_join_requests r where r.id = request_id for update;
	perform private.require_class(asked.class_id, teacher);
	if asked.state <> 'waiting' then
		return jsonb_build_object('state', asked.state);
	end if;
	if in_stead_of is not null then
		select p.* into entry from public.class_members m join public.class_accounts a using (user_id)
			join public.profiles p on p.id = m.user_id
		where m.class_id = asked.class_id and m.user_id = in_stead_of and a.chosen_at is null and a.last_signed_in_at is null;
		if entry.id is null then
			return '{"state": "used"}';
		end if;
	elsif asked.user_id is null and exists (
		select from public.class_members m where m.class_id = asked.class_id
			and m.display_key = private.name_key(private.longer_name_of(asked.name, 50))
	) then
		return '{"state": "same_name"}';
	end if;
	account := coalesce(asked.user_id, (
		select u.id from auth.users u
		where lower(u.email) = request_id || '@class.invalid' and u.raw_app_meta_data ->> 'class_account' = teacher::text
	));
	if account is null then
		return jsonb_build_object('state', 'new', 'name', coalesce(entry.name, asked.name));
	end if;
	if in_stead_of is not null then
		delete from public.class_members m where m.user_id = in_stead_of;
		delete from auth.users u where u.id = in_stead_of;
	end if;
	if asked.user_id is null then
		insert into public.class_accounts (user_id, handle, made_by, secret_kind, chosen_at)
		select account, s.handle, teacher, s.kind, now() from private.class_secrets s where s.handle = request_id
		on conflict (user_id) do nothing;
		update public.profiles p set
			age = coalesce(entry.age, asked.age, p.age),
			gender = coalesce(entry.gender, asked.gender, p.gender),
			grade = coalesce(entry.grade, nullif(asked.grade, ''), p.grade),
			guardian_agreed_at = coalesce(p.guardian_agreed_at, asked.guardian_agreed_at)
		where p.id = account;
	end if;
	insert into public.class_members (class_id, user_id) values (asked.class_id, account) on conflict do nothing;
	update public.class_join_requests r set state = 'let_in' where r.id = request_id;
	if asked.user_id is not null then
		insert into public.notifications (user_id, type, code, params)
		select account, 'other', 'class_let_in', jsonb_build_object('class_id', c.id, 'class_name', c.class_name)
		from public.class_codes c where c.id = asked.class_id;
	end if;
	return '{"state": "let_in"}';
end $$;

revoke execute on function public.let_into_class(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.let_into_class(uuid, uuid, uuid) to service_role;

-- What a code and a name open: `unknown` code; `wait` with the seconds; `ambiguous` name; `bad_name`, which is none;
-- `ask` to join, or `asked` before; `choose` or `enter` a secret; `locked`.
create function public.begin_class_sign_in(code text, name text, browser uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	class public.class_codes := private.open_class(begin_class_sign_in.code);
	typed constant text := private.name_key(begin_class_sign_in.name);
	account public.class_accounts%rowtype;
	found_age integer;
	best integer;
	matches integer;
	tried record;
begin
	if class.id is null or typed = '' then
		return '{"state": "unknown"}';
	end if;
	select * into tried from private.try_class_name(class.id, begin_class_sign_in.browser, typed);
	if tried.seconds > 0 then
		return jsonb_build_object('state', 'wait', 'seconds', tried.seconds);
	end if;
	select min(private.is_name_here(typed, p.name)) into best
	from public.class_members m join public.class_accounts a using (user_id) join public.profiles p on p.id = m.user_id
	where m.class_id = class.id;
	select count(*) into matches
	from public.class_members m join public.class_accounts a using (user_id) join public.profiles p on p.id = m.user_id
	where m.class_id = class.id and private.is_name_here(typed, p.name) = best;
	if matches > 1 then
		return '{"state": "ambiguous"}';
	elsif matches = 1 then
		select a.* into account
		from public.class_members m join public.class_accounts a using (user_id) join public.profiles p on p.id = m.user_id
		where m.class_id = class.id and private.is_name_here(typed, p.name) = best;
		if account.locked_at is not null or exists (
			select from private.locked_browsers(account.handle) l where l.browser = begin_class_sign_in.browser
		) then
			return '{"state": "locked"}';
		end if;
		select p.age into found_age from public.profiles p where p.id = account.user_id;
		return jsonb_build_object(
			'state', case when account.secret_kind is null then 'choose' else 'enter' end,
			'handle', account.handle, 'user_id', account.user_id, 'class_id', class.id, 'kind', account.secret_kind,
			'word', case when found_age is null then coalesce(class.grade_level = 'secondary', false) else found_age >= 10 end
		);
	end if;
	if exists (
		select from public.class_join_requests r where r.class_id = class.id and r.state = 'waiting'
			and r.user_id is null and private.name_key(r.name) = typed
	) then
		return '{"state": "asked"}';
	end if;
	if not private.is_fit_name(private.clean_name(begin_class_sign_in.name)) then
		return '{"state": "bad_name"}';
	end if;
	if tried.is_new then
		insert into private.class_tries (subject) values ('unknown names of ' || class.id);
		delete from private.class_tries t where t.at < now() - interval '2 days';
		if (select count(*) from private.class_tries t
			where t.subject = 'unknown names of ' || class.id and private.is_within(t.at, interval '1 day')) = 60 then
			perform private.notify_class_teacher(class.id, 'class_unknown_names', null);
		end if;
	end if;
	return jsonb_build_object('state', 'ask', 'class_id', class.id, 'word', coalesce(class.grade_level = 'secondary', false));
end $$;

revoke execute on function public.begin_class_sign_in(text, text, uuid) from public, anon, authenticated;
grant execute on function public.begin_class_sign_in(text, text, uuid) to service_role;

-- The first choice; false where one has been made.
create function public.choose_class_secret(handle uuid, class_id uuid, kind text, verifier text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	chooser uuid;
begin
	update public.class_accounts a set secret_kind = kind, chosen_at = now(), wrong_tries = 0
	where a.handle = choose_class_secret.handle and a.secret_kind is null returning a.user_id into chooser;
	if chooser is null then
		return false;
	end if;
	insert into private.class_secrets (handle, kind, verifier)
	values (choose_class_secret.handle, choose_class_secret.kind, choose_class_secret.verifier)
	on conflict on constraint class_secrets_pkey do update set kind = excluded.kind, verifier = excluded.verifier;
	perform private.notify_class_teacher(choose_class_secret.class_id, 'class_first_choice',
		(select p.display_name from public.people p where p.id = chooser));
	return true;
end $$;

revoke execute on function public.choose_class_secret(uuid, uuid, text, text) from public, anon, authenticated;
grant execute on function public.choose_class_secret(uuid, uuid, text, text) to service_role;

-- One try of a secret. After five wrong ones from one browser in 24 hours each further try there waits a minute; ten
-- lock the name for that browser, forty in all for everybody, until the teacher opens it, who is told of both. A good
-- one does not give wrong ones back: whoever guesses in between would have more.
create function public.try_class_secret(handle uuid, class_id uuid, verifier text, browser uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	account public.class_accounts%rowtype;
	here record;
	in_all integer;
	locked constant jsonb := '{"state": "locked"}';
begin
	select * into account from public.class_accounts a where a.handle = try_class_secret.handle for update;
	select count(*) as wrong, max(t.at) as last_at into here from private.class_tries t
	where t.subject = account.handle::text and t.browser = try_class_secret.browser
		and private.is_within(t.at, interval '1 day');
	if account.locked_at is not null or here.wrong >= 10 then
		return locked;
	elsif here.wrong >= 5 and here.last_at > clock_timestamp() - interval '1 minute' then
		return jsonb_build_object('state', 'wait', 'seconds', greatest(1, least(60,
			ceil(extract(epoch from here.last_at + interval '1 minute' - clock_timestamp())))));
	end if;
	if exists (
		select from private.class_secrets s
		where s.handle = try_class_secret.handle and s.verifier = try_class_secret.verifier
	) then
		update public.class_accounts a set last_signed_in_at = now() where a.user_id = account.user_id;
		insert into private.class_browsers (class_id, browser) values (try_class_secret.class_id, try_class_secret.browser)
		on conflict on constraint class_browsers_pkey do update set signed_in_at = now();
		return '{"state": "good"}';
	end if;
	insert into private.class_tries (subject, browser) values (account.handle::text, try_class_secret.browser);
	select count(*) into in_all from private.class_tries t
	where t.subject = account.handle::text and private.is_within(t.at, interval '1 day');
	update public.class_accounts a set
		wrong_tries = in_all, waits_until = null, locked_at = case when in_all >= 40 then now() end
	where a.user_id = account.user_id;
	if in_all >= 40 or here.wrong = 9 then
		perform private.notify_class_teacher(try_class_secret.class_id,
			case when in_all >= 40 then 'class_locked' else 'class_locked_here' end,
			(select p.display_name from public.people p where p.id = account.user_id));
		return locked;
	end if;
	return jsonb_build_object('state', 'wrong', 'seconds', case when here.wrong >= 4 then 60 else 0 end);
end $$;

revoke execute on function public.try_class_secret(uuid, uuid, text, uuid) from public, anon, authenticated;
grant execute on function public.try_class_secret(uuid, uuid, text, uuid) to service_role;

-- Waits for the teacher, with a secret chosen. At most 60 wait in a class.
create function public.ask_to_join_class(
	id uuid, class_id uuid, name text, grade text, kind text, verifier text,
	gender text default null, age integer default null, guardian_agrees boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
declare
	asked constant text := left(private.clean_name(ask_to_join_class.name), 50);
begin
	if not private.is_fit_name(private.clean_name(ask_to_join_class.name)) then
		return 'bad_name';
	end if;
	perform from public.class_codes c where c.id = ask_to_join_class.class_id and c.is_active for update;
	if (select count(*) from public.class_join_requests r
		where r.class_id = ask_to_join_class.class_id and r.state = 'waiting') >= 60 then
		return 'full';
	end if;
	insert into public.class_join_requests (id, class_id, name, grade, gender, age, guardian_agreed_at)
	values (
		ask_to_join_class.id, ask_to_join_class.class_id, asked, left(ask_to_join_class.grade, 100),
		ask_to_join_class.gender, ask_to_join_class.age, case when ask_to_join_class.guardian_agrees then now() end
	)
	on conflict do nothing;
	if found then
		insert into private.class_secrets (handle, kind, verifier)
		values (ask_to_join_class.id, ask_to_join_class.kind, ask_to_join_class.verifier);
		perform private.notify_class_teacher(ask_to_join_class.class_id, 'class_join_asked', private.display_name_of(ask_to_join_class.name));
	end if;
	return 'asked';
end $$;

revoke execute on function public.ask_to_join_class(uuid, uuid, text, text, text, text, text, integer, boolean)
from public, anon, authenticated;
grant execute on function public.ask_to_join_class(uuid, uuid, text, text, text, text, text, integer, boolean)
to service_role;

-- Once no request of a class waits, nothing asks for an answer to one.
create function private.read_answered_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.notifications set is_read = true
	where asks_to_act and not is_read and code = 'class_join_asked' and params ->> 'class_id' = new.class_id::text
		and not exists (
			select from public.class_join_requests r where r.class_id = new.class_id and r.state = 'waiting'
		);
	return null;
end $$;

create trigger read_answered_requests after update of state on public.class_join_requests
for each row when (old.state = 'waiting' and new.state <> 'waiting')
execute function private.read_answered_requests();
