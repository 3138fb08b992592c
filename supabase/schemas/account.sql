-- Who people are: their role, their profile, the name that others see, and how an account begins and ends.
--
-- Administrators see every person. Verified educators and administrators are the staff: they review submissions.

-- The rules below are kept in domain/ too; domain/examples holds the cases that both must meet.

create function private.is_educator(user_type text) returns boolean
language sql immutable set search_path = ''
return lower(user_type) like '%teacher%' or lower(user_type) = 'educator';

-- What a form's choice (`student-code`, `student-email`, `educator`…) is stored as; null: no choice.
create function private.role_of_choice(choice text) returns text
language sql immutable set search_path = ''
return case when private.is_educator(choice) then 'educator' when choice like 'student%' then 'student' end;

-- "Asha Mushi" is "Asha M." to others, with more letters "Asha Mu."; a number at the end stays.
create function private.longer_name_of(name text, letters integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
	word text[] := array_remove(regexp_split_to_array(name, '\s+'), '');
	number text := '';
	last text;
begin
	if cardinality(word) > 1 and word[cardinality(word)] ~ '^[0-9]+$' then
		number := ' ' || word[cardinality(word)];
		word := trim_array(word, 1);
	end if;
	last := word[cardinality(word)];
	return case cardinality(word)
		when 0 then 'User'
		when 1 then word[1]
		else word[1] || ' ' || upper(left(last, 1)) || substr(last, 2, letters - 1)
			|| case when letters = 1 or char_length(last) > letters then '.' else '' end
	end || number;
end $$;

create function private.display_name_of(name text) returns text
language sql immutable set search_path = ''
return private.longer_name_of(name, 1);

-- A name holds what is seen: no < and >, nothing blank around it, no signs that turn what is read around them, none
-- without width, none that only look empty. Two of those would have been a name. What breaks a line is a space.
-- domain/account/profile-name.ts keeps the same rule: controls and format signs (Cc, Cf), what Unicode lets nobody draw
-- (Default_Ignorable_Code_Point), and the empty Braille sign. They stand here by number, because classes such as \s
-- differ with the database's locale.
create function private.clean_name(name text) returns text
language sql immutable set search_path = ''
return regexp_replace(
	regexp_replace(
		regexp_replace(name, '[\t\n\v\f\r\u0085\u2028\u2029]+', ' ', 'g'),
		'[<>\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5'
		|| '\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
		|| '\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
		'', 'g'
	),
	'^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$', '', 'g'
);


-- Roles.

-- The record of roles. No client writes it; `choose_role` does, once.
create table public.roles (
	user_id uuid primary key references auth.users (id) on delete cascade,
	user_type text not null default 'student' check (user_type in ('educator', 'student')),
	-- Null until the person has chosen: after a first sign-in by phone or an identity provider.
	chosen_at timestamptz,
	verified_at timestamptz,
	verified_by uuid references auth.users (id) on delete set null,
	is_admin boolean not null default false
);
create index roles_verified_by_idx on public.roles (verified_by);
create index roles_is_admin_idx on public.roles (user_id) where is_admin;

alter table public.roles enable row level security;
revoke all on public.roles from anon, authenticated;
grant select on public.roles to authenticated;
grant all on public.roles to service_role;

create policy "people read their own role" on public.roles for select to authenticated
using (user_id = (select auth.uid()));

-- What the caller is. Policies ask these; a page may, too.
create function public.is_educator() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.roles r where r.user_id = auth.uid() and private.is_educator(r.user_type));

revoke execute on function public.is_educator() from public, anon;
grant execute on function public.is_educator() to authenticated, service_role;

create function public.is_verified_educator() returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.roles r
	where r.user_id = auth.uid() and private.is_educator(r.user_type) and r.verified_at is not null
);

revoke execute on function public.is_verified_educator() from public, anon;
grant execute on function public.is_verified_educator() to authenticated, service_role;

create function public.is_administrator() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.roles r where r.user_id = auth.uid() and r.is_admin);

revoke execute on function public.is_administrator() from public, anon;
grant execute on function public.is_administrator() to authenticated, service_role;

create function public.is_staff() returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.roles r
	where r.user_id = auth.uid() and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

revoke execute on function public.is_staff() from public, anon;
grant execute on function public.is_staff() to authenticated, service_role;

-- Until there is one, educators are told so.
create function public.has_administrator() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.roles r where r.is_admin);

revoke execute on function public.has_administrator() from public, anon;
grant execute on function public.has_administrator() to authenticated, service_role;

create function public.is_verified(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.roles r
	where r.user_id = person and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

revoke execute on function public.is_verified(uuid) from public, anon;
grant execute on function public.is_verified(uuid) to authenticated, service_role;

create policy "administrators read every role" on public.roles for select to authenticated
using ((select public.is_administrator()));


-- Profiles, and what others see of them.

create table public.profiles (
	id uuid primary key references auth.users (id) on delete cascade,
	-- Follows the account.
	email text not null default '',
	-- 2 to 50 characters when it is changed. One letter is enough at sign-up, which no name may stop.
	name text not null check (char_length(name) between 1 and 50),
	-- Saved with the profile, and read wherever the name may be read.
	avatar text not null default 'default' check (avatar in (
		'default', 'user', 'check', 'settings', 'pencil', 'led', 'lamp', 'resistor', 'battery', 'breadboard', 'board', 'chip',
		'plug', 'switch', 'button', 'buzzer', 'motor', 'propeller', 'robot', 'eyes', 'display', 'thermometer', 'drop', 'sun',
		'joystick', 'magnet', 'screwdriver', 'pliers', 'meter'
	)),
	-- Follows `roles`.
	user_type text not null default 'student',
	-- Who is in a class has the age that its teacher, or an administrator, gives. What the learner writes is a wish for them
	-- to read: it opens nothing.
	age smallint check (age between 5 and 120),
	age_given_at timestamptz,
	asked_age integer check (asked_age between 5 and 120),
	-- When somebody of 13 to 17 said that a parent or guardian agrees.
	guardian_agreed_at timestamptz,
	gender text check (gender in ('male', 'female', 'other')),
	grade text check (char_length(grade) <= 100),
	school_name text check (char_length(school_name) <= 200),
	region text check (char_length(region) <= 100),
	subject_taught text check (char_length(subject_taught) <= 100),
	teacher_grade_level text check (teacher_grade_level in ('primary', 'secondary')),
	-- When the person last came back to an account that was to be erased, so that the page can say so.
	restored_at timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	-- So that a profile and its role are read in one request.
	constraint profiles_role_fkey foreign key (id) references public.roles (user_id) on delete cascade
);

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "people read their own profile" on public.profiles for select to authenticated
using (id = (select auth.uid()));

create policy "people add their own profile" on public.profiles for insert to authenticated
with check (id = (select auth.uid()));

create policy "people change their own profile" on public.profiles for update to authenticated
using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "administrators read every profile" on public.profiles for select to authenticated
using ((select public.is_administrator()));

-- What others see of a person. Kept by trigger; whatever has an author that is shown refers to it.
create table public.people (
	id uuid primary key references auth.users (id) on delete cascade,
	display_name text not null,
	avatar text not null default 'default',
	role text not null
);

alter table public.people enable row level security;
revoke all on public.people from anon, authenticated;
grant select on public.people to authenticated;
grant all on public.people to service_role;

-- The files that follow say of each thing that people make who reads its author's name.
create policy "people read their own name" on public.people for select to authenticated
using (id = (select auth.uid()));

create policy "administrators read every name" on public.people for select to authenticated
using ((select public.is_administrator()));

-- A profile's name, whoever writes it. A repeated sign-up name is no change, however long it was.
create function private.keep_profile_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	cleaned text := private.clean_name(new.name);
	fallback text;
begin
	if tg_op = 'INSERT' then
		fallback := left(private.clean_name(split_part((select email from auth.users where id = new.id), '@', 1)), 50);
		new.name := coalesce(
			nullif(left(cleaned, 50), ''),
			case when private.is_fit_name(fallback) then nullif(fallback, '') end,
			'User'
		);
	elsif left(cleaned, 50) = old.name then
		new.name := old.name;
	elsif char_length(cleaned) between 2 and 50 then
		new.name := cleaned;
	else
		raise exception using
			errcode = 'check_violation',
			message = 'A name has 2 to 50 characters.',
			constraint = 'profiles_name_check',
			table = 'profiles',
			schema = 'public';
	end if;
	if not private.is_fit_name(new.name) and (tg_op = 'INSERT' or new.name <> old.name) then
		raise exception using errcode = 'NAME1', message = 'This is no name to be called by.';
	end if;
	return new;
end $$;

create trigger keep_name before insert or update of name on public.profiles
for each row execute function private.keep_profile_name();

-- Role and email follow the account: what is written here for them changes nothing.
create function private.keep_profile_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.roles (user_id) values (new.id) on conflict do nothing;
	new.user_type := (select user_type from public.roles where user_id = new.id);
	new.email := coalesce((select email from auth.users where id = new.id and email not like '%@class.invalid'), '');
	new.updated_at := now();
	return new;
end $$;

create trigger follow_account before insert or update on public.profiles
for each row execute function private.keep_profile_account();

-- The age, and a guardian's word, are given once. Another value from the person changes nothing; staff correct it. When
-- somebody came back to their account is the server's to say, as when the account was made; a page that repeats it is
-- not refused.
-- The caller's own rights: current_user tells a client (authenticated) from the server, and lets it read its own
-- classes.
create function private.keep_profile_age() returns trigger
language plpgsql set search_path = '' as $$
declare
	by_client constant boolean := current_user in ('anon', 'authenticated');
begin
	if tg_op = 'UPDATE' and by_client then
		if old.age is null and new.age is not null and (
			public.has_class_account() or exists (select from public.class_members m where m.user_id = new.id)
		) then
			new.asked_age := new.age;
			new.age := null;
		else
			new.asked_age := old.asked_age;
		end if;
		new.age := coalesce(old.age, new.age);
		new.guardian_agreed_at := coalesce(old.guardian_agreed_at, new.guardian_agreed_at);
		new.created_at := old.created_at;
		new.restored_at := old.restored_at;
	elsif by_client then
		new.asked_age := null;
		new.created_at := now();
		new.restored_at := null;
	end if;
	if new.guardian_agreed_at is not null and (tg_op = 'INSERT' or old.guardian_agreed_at is null) then
		new.guardian_agreed_at := now();
	end if;
	if tg_op = 'INSERT' or new.age is distinct from old.age then
		new.age_given_at := case when new.age is not null then now() end;
	else
		new.age_given_at := old.age_given_at;
	end if;
	return new;
end $$;

create trigger keep_age before insert or update on public.profiles
for each row execute function private.keep_profile_age();

create function private.follow_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.people (id, display_name, role, avatar)
	values (new.id, private.display_name_of(new.name), new.user_type, new.avatar)
	on conflict (id) do update set
		display_name = case when new.name = old.name then people.display_name else private.distinct_name(new.id) end,
		role = excluded.role, avatar = excluded.avatar;
	return null;
end $$;

create trigger follow_profile after insert or update on public.profiles
for each row execute function private.follow_profile();

create function private.follow_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.profiles set user_type = new.user_type where id = new.user_id;
	return null;
end $$;

create trigger follow_role after update of user_type on public.roles
for each row execute function private.follow_role();


-- How an account begins.

-- A new account gets its role and profile from what the sign-up form sent. Nothing of it is trusted but a wish: being
-- verified or an administrator is never read from there, and a value that does not fit is left out.
create function private.open_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	sent constant jsonb := coalesce(new.raw_user_meta_data, '{}');
	choice constant text := private.role_of_choice(sent ->> 'user_type');
	teaches constant boolean := coalesce(choice = 'educator', false);
begin
	insert into public.roles (user_id, user_type, chosen_at)
	values (new.id, coalesce(choice, 'student'), case when choice is not null then now() end);

	insert into public.profiles (
		id, name, age, guardian_agreed_at, gender, grade, school_name, region, subject_taught, teacher_grade_level
	)
	select
		new.id,
		sent ->> 'name',
		case when sent ->> 'age' ~ '^\d{1,3}$' and (sent ->> 'age')::int between 5 and 120 then (sent ->> 'age')::int end,
		case when sent ->> 'guardian_agrees' = 'true' then now() end,
		case when sent ->> 'gender' in ('male', 'female', 'other') then sent ->> 'gender' end,
		case when not teaches then left(sent ->> 'grade', 100) end,
		case when teaches then left(sent ->> 'school_name', 200) end,
		case when teaches then left(sent ->> 'region', 100) end,
		case when teaches then left(sent ->> 'subject_taught', 100) end,
		case when teaches and sent ->> 'teacher_grade_level' in ('primary', 'secondary')
			then sent ->> 'teacher_grade_level' end;
	return null;
end $$;

create trigger open_account after insert on auth.users
for each row execute function private.open_account();

create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.profiles set email = coalesce(new.email, '') where id = new.id;
	return null;
end $$;

create trigger follow_email after update of email on auth.users
for each row execute function private.follow_email();

-- "Tell us who you are": once, after a first sign-in that did not ask. The same choice again is no error.
create function public.choose_role(user_type text) returns void
language plpgsql security definer set search_path = '' as $$
declare
	choice constant text := private.role_of_choice(choose_role.user_type);
begin
	if choice is null then
		raise exception using errcode = 'invalid_parameter_value', message = 'A role is educator or student.';
	end if;
	update public.roles r set user_type = choice, chosen_at = now()
	where r.user_id = auth.uid() and r.chosen_at is null;
	if not found and not exists (select from public.roles r where r.user_id = auth.uid() and r.user_type = choice) then
		raise exception using message = 'The role has been chosen; an administrator can change it.';
	end if;
end $$;

revoke execute on function public.choose_role(text) from public, anon;
grant execute on function public.choose_role(text) to authenticated, service_role;

-- What people may write about themselves in their account (user_metadata) stays small: on a hosted project it stands in
-- every access token, and one of 20 kB ruins the account. gateway/auth/bodies.ts refuses past 2,048 bytes as JSON and
-- three levels; this holds at any backend. Twice the bytes, for jsonb's text has more blanks.
create function private.is_small_metadata(data jsonb) returns boolean
language sql immutable set search_path = ''
return case
	-- First: what is short cannot nest deep enough for the search to run out of stack.
	when octet_length(data::text) > 4096 then false
	else not jsonb_path_exists(data, 'strict $.**{3} ? (@.type() == "object" || @.type() == "array")')
end;

-- The plain values, names first and texts cut at 200 characters, as many as there is room for.
create function private.trimmed_metadata(data jsonb) returns jsonb
language sql immutable set search_path = ''
begin atomic
	select coalesce(jsonb_object_agg(kept.key, kept.value), '{}')
	from (
		select entry.key, entry.value, sum(octet_length(entry.key) + octet_length(entry.value::text) + 4) over (
			order by entry.key not in ('name', 'full_name', 'avatar_url', 'picture'), entry.key
		) as filled
		from (
			select sent.key, case jsonb_typeof(sent.value)
				when 'string' then to_jsonb(left(sent.value #>> '{}', 200)) else sent.value
			end as value
			from jsonb_each(case jsonb_typeof(data) when 'object' then data else '{}' end) as sent
			where jsonb_typeof(sent.value) not in ('object', 'array') and octet_length(sent.key) <= 100
		) entry
		where octet_length(entry.value::text) <= 1000
	) kept
	where kept.filled <= 2000;
end;

-- A new account is made whatever was sent with it; a change is refused.
create function private.require_small_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.is_small_metadata(new.raw_user_meta_data) then
		return new;
	elsif tg_op = 'INSERT' then
		new.raw_user_meta_data := private.trimmed_metadata(new.raw_user_meta_data);
		return new;
	end if;
	raise exception using message = 'User metadata can hold 2048 bytes, nested 3 deep.';
end $$;

create trigger require_small_metadata before insert or update of raw_user_meta_data on auth.users
for each row execute function private.require_small_metadata();


-- What administrators decide about roles. Each change is written down.

-- Each change of what a person may do, however it came about.
create table public.role_changes (
	id bigint generated always as identity primary key,
	user_id uuid not null references public.people (id) on delete cascade,
	-- Null: the server, or an account that is gone.
	changed_by uuid references public.people (id) on delete set null,
	from_standing text not null,
	to_standing text not null,
	changed_at timestamptz not null default now()
);
create index role_changes_user_id_idx on public.role_changes (user_id);
create index role_changes_changed_by_idx on public.role_changes (changed_by);

alter table public.role_changes enable row level security;
revoke all on public.role_changes from anon, authenticated;
grant select on public.role_changes to authenticated;
grant all on public.role_changes to service_role;

create policy "administrators read the changes of roles" on public.role_changes for select to authenticated
using ((select public.is_administrator()));

create function private.standing_of(role public.roles) returns text
language sql immutable set search_path = ''
return case
	when role.is_admin then 'administrator'
	when not private.is_educator(role.user_type) then 'student'
	when role.verified_at is not null then 'verified_educator'
	else 'educator'
end;

create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.standing_of(old) <> private.standing_of(new) then
		insert into public.role_changes (user_id, changed_by, from_standing, to_standing)
		values (new.user_id, auth.uid(), private.standing_of(old), private.standing_of(new));
	end if;
	return null;
end $$;

create trigger log_change after update on public.roles
for each row execute function private.log_role_change();

-- An educator learns at once that an administrator has confirmed them: the page then shows what is open to them.
create function private.notify_verified() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.is_educator(new.user_type) then
		insert into public.notifications (user_id, type, code, params) values (new.user_id, 'other', 'educator_verified', '{}');
	end if;
	return null;
end $$;

create trigger notify_verified after update of verified_at on public.roles
for each row when (
	old.verified_at is null and new.verified_at is not null and new.verified_by is distinct from new.user_id
) execute function private.notify_verified();

-- An educator who is not verified waits for an administrator: it asks there until it is done, by whichever of them.

create function private.follow_verification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	waits constant boolean := private.is_educator(new.user_type) and new.verified_at is null and not new.is_admin;
begin
	if not waits then
		update public.notifications set is_read = true
		where asks_to_act and not is_read and code = 'educator_waits' and params ->> 'person_id' = new.user_id::text;
		return null;
	end if;
	insert into public.notifications (user_id, type, code, params)
	select r.user_id, 'other', 'educator_waits', jsonb_build_object('person_id', p.id, 'author', p.display_name)
	from public.roles r join public.people p on p.id = new.user_id
	where r.is_admin and r.user_id <> new.user_id and not exists (
		select from public.notifications n
		where n.user_id = r.user_id and n.code = 'educator_waits' and n.params ->> 'person_id' = new.user_id::text
			and not n.is_read
	);
	return null;
end $$;

-- At the end of the sign-up, when the name is stored, too.
create constraint trigger follow_verification after insert or update on public.roles
deferrable initially deferred for each row execute function private.follow_verification();

-- An administrator's word that an educator is one, or that it holds no longer.
create function public.verify_educator(user_id uuid, verified boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'Administrators verify educators.';
	end if;
	update public.roles r set
		verified_at = case when verified then coalesce(r.verified_at, now()) end,
		verified_by = case when verified then coalesce(r.verified_by, auth.uid()) end
	where r.user_id = verify_educator.user_id and private.is_educator(r.user_type);
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such educator.';
	end if;
end $$;

revoke execute on function public.verify_educator(uuid, boolean) from public, anon;
grant execute on function public.verify_educator(uuid, boolean) to authenticated, service_role;

-- `role`: student, educator or administrator. Nobody sets their own, so that an administrator remains.
create function public.set_role(user_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
	-- The administrators' rows first: two who take the right from each other at the same moment do not both succeed.
	perform from public.roles r where r.is_admin order by r.user_id for update;
	if not public.is_administrator() or set_role.user_id = auth.uid() then
		raise insufficient_privilege using message = 'Administrators set the roles of others.';
	end if;
	if role is null or role not in ('student', 'educator', 'administrator') then
		raise invalid_parameter_value using message = 'A role is student, educator or administrator.';
	end if;
	update public.roles r set
		user_type = case role when 'student' then 'student' else 'educator' end,
		chosen_at = coalesce(r.chosen_at, now()),
		is_admin = role = 'administrator',
		verified_at = case role
			when 'administrator' then coalesce(r.verified_at, now())
			when 'educator' then r.verified_at
		end,
		verified_by = case role
			when 'administrator' then coalesce(r.verified_by, auth.uid())
			when 'educator' then r.verified_by
		end
	where r.user_id = set_role.user_id;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such person.';
	end if;
end $$;

revoke execute on function public.set_role(uuid, text) from public, anon;
grant execute on function public.set_role(uuid, text) to authenticated, service_role;


-- The first administrator: an educator who enters the set-up code that the server printed.

-- The set-up code that was printed last: SHA-256 of it, in hex. It goes when it has been used.
create table private.setup_code (
	only_one boolean primary key default true check (only_one),
	hash text not null check (hash ~ '^[0-9a-f]{64}$'),
	made_at timestamptz not null default now()
);

-- Wrong set-up codes, by who typed them; forgotten after a day.
create table private.setup_tries (
	user_id uuid primary key references auth.users (id) on delete cascade,
	wrong integer not null default 0,
	last_at timestamptz not null default now(),
	waits_until timestamptz not null default '-infinity'
);

-- domain/classroom/codes.ts keeps the same rule; domain/examples/codes.json holds the cases.
create function private.read_code(typed text) returns text
language sql immutable set search_path = ''
return upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g'));

-- From the fifth wrong try on one waits, longer each time.
create function private.wait_after(wrong integer) returns interval
language sql immutable set search_path = ''
return case
	when wrong < 5 then interval '0'
	when wrong = 5 then interval '30 seconds'
	when wrong = 6 then interval '1 minute'
	when wrong = 7 then interval '2 minutes'
	when wrong = 8 then interval '5 minutes'
	else interval '15 minutes'
end;

-- The server's: the code made now takes the place of the one before. `hash`: SHA-256 of its letters and digits, in hex.
create function public.set_setup_code(hash text) returns void
language sql security definer set search_path = '' as $$
	insert into private.setup_code (hash) values (set_setup_code.hash)
	on conflict (only_one) do update set hash = excluded.hash, made_at = now();
$$;

revoke execute on function public.set_setup_code(text) from public, anon, authenticated;
grant execute on function public.set_setup_code(text) to service_role;

-- Whether a set-up code waits to be entered: before there is an administrator, or after `npm run admin` made one.
create function public.setup_code_waits() returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.setup_code);

revoke execute on function public.setup_code_waits() from public, anon;
grant execute on function public.setup_code_waits() to authenticated, service_role;

-- The educator who enters the set-up code becomes administrator, and is verified. False: the code is wrong, or was
-- used.
-- TRIES: too many wrong ones; the detail is how many seconds to wait, 15 minutes at most. Wrong codes of a day that has
-- not come are forgotten.
create function public.claim_administration(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	tries private.setup_tries%rowtype;
begin
	if not public.is_educator() then
		raise insufficient_privilege using message = 'Educators enter the set-up code.';
	end if;

	insert into private.setup_tries (user_id) values (auth.uid()) on conflict do nothing;
	select * into strict tries from private.setup_tries where user_id = auth.uid() for update;
	if tries.waits_until > clock_timestamp() and tries.waits_until <= clock_timestamp() + interval '15 minutes' then
		raise exception using
			errcode = 'TRIES',
			message = 'Too many wrong codes.',
			detail = ceil(extract(epoch from tries.waits_until - clock_timestamp()))::text;
	end if;

	delete from private.setup_code
	where hash = encode(sha256(convert_to(private.read_code(claim_administration.code), 'UTF8')), 'hex');
	if found then
		update public.roles set
			is_admin = true, verified_at = coalesce(verified_at, now()), verified_by = coalesce(verified_by, auth.uid())
		where user_id = auth.uid();
		delete from private.setup_tries where user_id = auth.uid();
		return true;
	end if;

	if tries.last_at < clock_timestamp() - interval '1 day' then
		tries.wrong := 0;
	end if;
	update private.setup_tries set
		wrong = tries.wrong + 1,
		last_at = clock_timestamp(),
		waits_until = clock_timestamp() + private.wait_after(tries.wrong + 1)
	where user_id = auth.uid();
	return false;
end $$;

revoke execute on function public.claim_administration(text) from public, anon;
grant execute on function public.claim_administration(text) to authenticated, service_role;


-- Leaving: whoever deletes their account is signed out everywhere and can come back for seven days by signing in. After
-- that the server erases: `begin_erasures`, then the files that `files_of` names, then the account in auth.users.
--
-- What goes with the account is said by the foreign keys to it: `on delete cascade` goes, `on delete set null` stays
-- without a name (posts, comments, decisions), and columns named in `private.inheritances` pass to an administrator.

create table private.leavings (
	user_id uuid primary key references auth.users (id) on delete cascade,
	asked_at timestamptz not null default now(),
	-- Who takes over what passes on; null: the administrator who is longest there.
	heir uuid references auth.users (id) on delete set null,
	-- Set when erasing begins: from then on signing in is refused and nothing comes back.
	begun_at timestamptz
);
create index leavings_heir_idx on private.leavings (heir);

-- Filled where the tables are made.
create table private.inheritances (
	relation regclass not null,
	column_name name not null,
	primary key (relation, column_name)
);

-- When the caller's session began, by the newest of the ways they proved who they are. A sign-in ahead of the clock
-- proves nothing: one signs in again.
create function private.signed_in_at() returns timestamptz
language sql stable set search_path = ''
return (
	select to_timestamp(max((way ->> 'timestamp')::bigint))
	from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) as way
	where to_timestamp((way ->> 'timestamp')::bigint) <= now() + interval '1 minute'
);

-- Whichever backend keeps them: the built-in gateway, or a hosted project.
create function private.end_sessions(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if to_regclass('gateway.sessions') is not null then
		execute 'delete from gateway.sessions where user_id = $1' using person;
	end if;
	if to_regclass('auth.sessions') is not null then
		execute 'delete from auth.sessions where user_id = $1' using person;
	end if;
end $$;

-- The administrator who takes over from somebody: the heir they named, else whoever has been there longest.
create function private.heir_of(person uuid) returns uuid
language sql stable set search_path = ''
return (
	select r.user_id from public.roles r
	left join private.leavings mine on mine.user_id = person
	where r.is_admin and r.user_id <> person
		and not exists (select from private.leavings l where l.user_id = r.user_id)
	order by (r.user_id = mine.heir) is true desc, r.verified_at nulls last, r.user_id
	limit 1
);

-- Deletes the caller's account in seven days; until then signing in keeps it. Answers when.
-- AGAIN: the caller has not signed in within the last ten minutes. HEIR1: the last administrator names an educator
-- as the next one.
create function public.leave_account(heir uuid default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
	me constant uuid := auth.uid();
begin
	if me is null then
		raise insufficient_privilege using message = 'Nobody is signed in.';
	end if;
	if coalesce(private.signed_in_at() < now() - interval '10 minutes', true) then
		raise exception using errcode = 'AGAIN', message = 'Sign in again first.';
	end if;

	-- The administrators' rows first: two who leave at the same moment do not both rely on the other.
	perform from public.roles r where r.is_admin order by r.user_id for update;
	if public.is_administrator() and private.heir_of(me) is null then
		update public.roles r set
			is_admin = true, verified_at = coalesce(r.verified_at, now()), verified_by = coalesce(r.verified_by, me)
		where r.user_id = leave_account.heir and r.user_id <> me and private.is_educator(r.user_type)
			and not exists (select from private.leavings l where l.user_id = r.user_id);
		if not found then
			raise exception using errcode = 'HEIR1', message = 'The last administrator names the next one.';
		end if;
	end if;

	insert into private.leavings (user_id, heir)
	values (me, (select r.user_id from public.roles r where r.user_id = leave_account.heir and r.is_admin))
	on conflict (user_id) do update set asked_at = now(), heir = excluded.heir;
	perform private.end_sessions(me);
	return now() + interval '7 days';
end $$;

revoke execute on function public.leave_account(uuid) from public, anon;
grant execute on function public.leave_account(uuid) to authenticated, service_role;

create function private.come_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.leavings where user_id = new.id and begun_at is null;
	if found then
		update public.profiles set restored_at = now() where id = new.id;
	end if;
	return null;
end $$;

create trigger come_back after update of last_sign_in_at on auth.users
for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
execute function private.come_back();

-- Gives to the heir what passes on.
create function private.pass_on(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	heir constant uuid := private.heir_of(person);
	passing private.inheritances%rowtype;
begin
	if heir is null then
		return;
	end if;
	for passing in select * from private.inheritances loop
		execute format('update %s set %I = $1 where %I = $2', passing.relation, passing.column_name, passing.column_name)
		using heir, person;
	end loop;
end $$;

-- The server's: who asked to be erased seven days before `at`, or whose erasing broke off. They cannot come back now.
-- Whoever asked while the clock was ahead is erased seven days after it was put right.
create function public.begin_erasures(at timestamptz) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
	person uuid;
begin
	update private.leavings l set asked_at = begin_erasures.at where l.asked_at > begin_erasures.at;
	for person in
		update private.leavings l set begun_at = coalesce(l.begun_at, begin_erasures.at)
		where l.asked_at <= begin_erasures.at - interval '7 days'
		returning l.user_id
	loop
		update auth.users set banned_until = now() + interval '100 years' where id = person;
		perform private.end_sessions(person);
		perform private.pass_on(person);
		return next person;
	end loop;
end $$;

revoke execute on function public.begin_erasures(timestamptz) from public, anon, authenticated;
grant execute on function public.begin_erasures(timestamptz) to service_role;

-- The server's: the stored files of a person as bucket/path, five hundred at a time.
create function public.files_of(person uuid) returns setof text
language sql stable security definer set search_path = '' as $$
	select o.bucket_id || '/' || o.name from storage.objects o
	where o.owner_id = person::text or o.name like person::text || '/%'
	order by 1 limit 500;
$$;

revoke execute on function public.files_of(uuid) from public, anon, authenticated;
grant execute on function public.files_of(uuid) to service_role;

-- A deleted account leaves no name behind: this is the name of who is gone, in notifications of others. Those of
-- classes have the name alone.
create function private.purge_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.notifications n
	where n.params ->> 'author_id' = old.id::text
		or n.params ->> 'person_id' = old.id::text
		or n.code like 'class\_%' and n.params ->> 'name' in (old.name, private.display_name_of(old.name));
	return null;
end $$;

create trigger purge_notifications after delete on public.profiles
for each row execute function private.purge_notifications();
