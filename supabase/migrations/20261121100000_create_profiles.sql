-- Who people are: their role, their profile, and the name that others see.
--
-- Hosted projects and the built-in gateway give every new table of `public` to anon and authenticated. So each table
-- takes everything back first and then names what it gives; row-level security decides about rows.

-- Functions that no request may call.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- The rules below are kept in domain/ too; domain/examples holds the cases that both must meet.

create function private.is_educator(user_type text) returns boolean
language sql immutable set search_path = ''
return lower(user_type) like '%teacher%' or lower(user_type) = 'educator';

-- What a form's choice (`student-code`, `student-email`, `educator`…) is stored as; null: no choice.
create function private.role_of_choice(choice text) returns text
language sql immutable set search_path = ''
return case when private.is_educator(choice) then 'educator' when choice like 'student%' then 'student' end;

-- "Asha Mushi" is "Asha M." to others.
create function private.display_name_of(name text) returns text
language sql immutable set search_path = ''
begin atomic
	with words as (select array_remove(regexp_split_to_array(name, '\s+'), '') as word)
	select case cardinality(word)
		when 0 then 'User'
		when 1 then word[1]
		else word[1] || ' ' || upper(left(word[cardinality(word)], 1)) || '.'
	end
	from words;
end;

-- < and > never stand in a name, and nothing blank around it.
create function private.clean_name(name text) returns text
language sql immutable set search_path = ''
return regexp_replace(regexp_replace(name, '[<>]', '', 'g'), '^\s+|\s+$', '', 'g');


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

alter table public.roles enable row level security;
revoke all on public.roles from anon, authenticated;
grant select on public.roles to authenticated;
grant all on public.roles to service_role;

create policy "people read their own role" on public.roles for select to authenticated
using (user_id = (select auth.uid()));


create table public.profiles (
	id uuid primary key references auth.users (id) on delete cascade,
	-- Follows the account.
	email text not null default '',
	-- 2 to 50 characters when it is changed. One letter is enough at sign-up, which no name may stop.
	name text not null check (char_length(name) between 1 and 50),
	-- Follows `roles`.
	user_type text not null default 'student',
	age smallint check (age between 5 and 120),
	age_given_at timestamptz,
	-- When somebody of 13 to 17 said that a parent or guardian agrees.
	guardian_agreed_at timestamptz,
	gender text check (gender in ('male', 'female', 'other')),
	grade text check (char_length(grade) <= 100),
	school_name text check (char_length(school_name) <= 200),
	region text check (char_length(region) <= 100),
	subject_taught text check (char_length(subject_taught) <= 100),
	teacher_grade_level text check (teacher_grade_level in ('primary', 'secondary')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
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


-- What others see of a person. Kept by trigger; posts and comments will refer to it.
create table public.people (
	id uuid primary key references auth.users (id) on delete cascade,
	display_name text not null,
	role text not null
);

alter table public.people enable row level security;
revoke all on public.people from anon, authenticated;
grant select on public.people to authenticated;
grant all on public.people to service_role;

create policy "people read their own name" on public.people for select to authenticated
using (id = (select auth.uid()));


-- A profile's name, whoever writes it. A repeated sign-up name is no change, however long it was.
create function private.keep_profile_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	cleaned text := private.clean_name(new.name);
begin
	if tg_op = 'INSERT' then
		new.name := coalesce(
			nullif(left(cleaned, 50), ''),
			nullif(left(private.clean_name(split_part((select email from auth.users where id = new.id), '@', 1)), 50), ''),
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
	new.email := coalesce((select email from auth.users where id = new.id), '');
	new.updated_at := now();
	return new;
end $$;

create trigger follow_account before insert or update on public.profiles
for each row execute function private.keep_profile_account();

-- The age, and a guardian's word, are given once. Another value from the person changes nothing; staff correct it.
-- The caller's own rights: current_user tells a client (authenticated) from the server.
create function private.keep_profile_age() returns trigger
language plpgsql set search_path = '' as $$
declare
	by_client constant boolean := current_user in ('anon', 'authenticated');
begin
	if tg_op = 'UPDATE' and by_client then
		new.age := coalesce(old.age, new.age);
		new.guardian_agreed_at := coalesce(old.guardian_agreed_at, new.guardian_agreed_at);
		new.created_at := old.created_at;
	elsif by_client then
		new.created_at := now();
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
	insert into public.people (id, display_name, role)
	values (new.id, private.display_name_of(new.name), new.user_type)
	on conflict (id) do update set display_name = excluded.display_name, role = excluded.role;
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


-- Whoever may run a function is named, too. Triggers run without it.
revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.choose_role(text) from public, anon;
grant execute on function public.choose_role(text) to authenticated, service_role;
