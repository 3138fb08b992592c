-- Classes: a teacher's class with its code, who is in it, who asks to join, and how its learners sign in without an email.

-- domain/class-names.ts keeps the same rule; domain/examples/name-keys.json holds the cases: case, accents, spaces and
-- signs do not count.
create function private.name_key(name text) returns text
language sql immutable set search_path = ''
return regexp_replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), '[\s.,''’_-]', '', 'g');

create function private.is_name_here(typed_key text, name text) returns integer
language sql immutable set search_path = ''
return case typed_key
	when private.name_key(name) then 1
	when private.name_key(private.display_name_of(name)) then 2
	when private.name_key(split_part(name, ' ', 1)) then 3
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
	-- False closes the code: the class is archived.
	is_active boolean not null default true,
	created_at timestamptz not null default now(),
	-- Moves with whoever joins, leaves, asks or signs in: one subscription to this table follows the class.
	changed_at timestamptz not null default now()
);
create index class_codes_teacher_id_idx on public.class_codes (teacher_id);

create table public.class_members (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	user_id uuid not null references public.people (id) on delete cascade,
	-- Of a class account: no two in a class are shown with the same name. Null for who signs in otherwise.
	display_key text,
	joined_at timestamptz not null default now(),
	primary key (class_id, user_id),
	unique (class_id, display_key)
);
create index class_members_user_id_idx on public.class_members (user_id);

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

create table public.class_join_requests (
	id uuid primary key default gen_random_uuid(),
	class_id uuid not null references public.class_codes (id) on delete cascade,
	-- Null for who has no account yet.
	user_id uuid references public.people (id) on delete cascade,
	name text not null check (char_length(name) between 1 and 50),
	grade text check (char_length(grade) <= 100),
	state text not null default 'waiting' check (state in ('waiting', 'let_in', 'refused')),
	created_at timestamptz not null default now()
);
create unique index class_join_requests_name_idx on public.class_join_requests (class_id, private.name_key(name))
	where state = 'waiting' and user_id is null;
create unique index class_join_requests_user_idx on public.class_join_requests (class_id, user_id) where state = 'waiting';
create index class_join_requests_user_id_idx on public.class_join_requests (user_id);

-- By handle, of an account or of a request: an HMAC whose key only the server has. Never the secret.
create table private.class_secrets (
	handle uuid primary key,
	kind text not null check (kind in ('pictures', 'word')),
	verifier text not null check (verifier ~ '^[0-9a-f]{64}$')
);

-- Wrong secrets, and names or codes that do not exist.
create table private.class_tries (
	subject text not null,
	at timestamptz not null default clock_timestamp()
);
create index class_tries_subject_idx on private.class_tries (subject, at);


create function public.teaches_class(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_staff() and exists (
	select from public.class_codes c
	where c.id = teaches_class.class_id and (c.teacher_id = auth.uid() or public.is_administrator())
);

create function public.is_in_class(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.class_members m where m.class_id = is_in_class.class_id and m.user_id = auth.uid()
);

-- Whether the caller teaches a class that the person is in, and has been verified.
create function public.teaches(person uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_verified_educator() and exists (
	select from public.class_members m join public.class_codes c on c.id = m.class_id
	where m.user_id = person and c.teacher_id = auth.uid()
);

create function public.is_classmate(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.class_members mine join public.class_members theirs using (class_id)
	where mine.user_id = auth.uid() and theirs.user_id = person
);

do $$
declare
	named text;
begin
	foreach named in array array['class_codes', 'class_members', 'class_accounts', 'class_join_requests'] loop
		execute format('alter table public.%I enable row level security', named);
		execute format('revoke all on public.%I from anon, authenticated', named);
		execute format('grant select on public.%I to authenticated', named);
		execute format('grant all on public.%I to service_role', named);
	end loop;
end $$;
grant insert (id, class_name, grade_level, subject, teacher_id) on public.class_codes to authenticated;
grant update (class_name, grade_level, subject, is_active) on public.class_codes to authenticated;

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

create policy "people read which classes they are in" on public.class_members for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read who is in their classes" on public.class_members for select to authenticated
using (public.teaches_class(class_id));

create policy "class teachers read how their learners sign in" on public.class_accounts for select to authenticated
using (public.teaches(user_id));

create policy "people read their own requests to join" on public.class_join_requests for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read the requests to join" on public.class_join_requests for select to authenticated
using (public.teaches_class(class_id));

create policy "class teachers read their learners' profiles" on public.profiles for select to authenticated
using (public.teaches(id));

create policy "class-mates and their teacher read each other's names" on public.people for select to authenticated
using (public.is_classmate(id));


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
		select private.name_key(private.display_name_of(p.name)) from public.profiles p
		where p.id = new.user_id and exists (select from public.class_accounts a where a.user_id = new.user_id)
	);
	update public.class_accounts a set last_class_id = new.class_id where a.user_id = new.user_id;
	return new;
end $$;

create trigger keep_class_member before insert or update on public.class_members
for each row execute function private.keep_class_member();

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

create function public.has_class_account() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.class_accounts a where a.user_id = auth.uid());

create trigger keep_roster_name before update of name on public.profiles
for each row execute function private.keep_roster_name();

create or replace function private.keep_profile_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.roles (user_id) values (new.id) on conflict do nothing;
	new.user_type := (select user_type from public.roles where user_id = new.id);
	new.email := coalesce((select email from auth.users where id = new.id and email not like '%@class.invalid'), '');
	new.updated_at := now();
	return new;
end $$;

-- A deleted educator's classes pass to an administrator.
insert into private.inheritances (relation, column_name) values ('public.class_codes', 'teacher_id');

-- Who looks after a person's account: administrators, and the teachers of their classes.
create or replace function private.cares_for(person uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_administrator() or public.teaches(person);

-- A class account has a secret that its teacher resets, and no password.
create function private.refuse_password_of_class_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.what = 'one_time_password' and exists (select from public.class_accounts a where a.user_id = new.user_id) then
		raise insufficient_privilege using message = 'A class account has a secret; reset that.';
	end if;
	return new;
end $$;

create trigger refuse_password_of_class_account before insert on public.account_changes
for each row execute function private.refuse_password_of_class_account();


create function private.notify_class_teacher(class_id uuid, code text, name text) returns void
language sql security definer set search_path = '' as $$
	insert into public.notifications (user_id, type, code, params)
	select c.teacher_id, 'other', notify_class_teacher.code,
		jsonb_build_object('class_id', c.id, 'class_name', c.class_name, 'name', notify_class_teacher.name)
	from public.class_codes c where c.id = notify_class_teacher.class_id and c.teacher_id is not null;
$$;

-- A class whose code admits: it is active, and its teacher is verified.
create function private.open_class(code text) returns public.class_codes
language sql stable security definer set search_path = '' as $$
	select c.* from public.class_codes c join public.roles r on r.user_id = c.teacher_id
	where c.code = private.read_code(open_class.code) and c.is_active
		and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null);
$$;


-- The teacher's classes with their learners and requests: one request of the page. An educator who is not verified sees
-- the classes only.
create function public.my_classes() returns jsonb
language sql stable security definer set search_path = ''
return (
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', c.id, 'code', c.code, 'name', c.class_name, 'gradeLevel', c.grade_level, 'subject', c.subject,
		'active', c.is_active, 'createdAt', c.created_at,
		'students', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', m.user_id, 'name', p.name, 'joinedAt', m.joined_at, 'classAccount', a.user_id is not null,
				'secret', a.secret_kind, 'chosenAt', a.chosen_at, 'wrongTries', coalesce(a.wrong_tries, 0),
				'waitsUntil', a.waits_until, 'lockedAt', a.locked_at, 'lastSignedInAt', a.last_signed_in_at
			) order by p.name, m.user_id), '[]')
			from public.class_members m join public.profiles p on p.id = m.user_id
			left join public.class_accounts a on a.user_id = m.user_id
			where m.class_id = c.id
		) else '[]' end,
		'requests', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', r.id, 'name', r.name, 'grade', r.grade, 'hasAccount', r.user_id is not null
			) order by r.created_at, r.id), '[]')
			from public.class_join_requests r where r.class_id = c.id and r.state = 'waiting'
		) else '[]' end
	) order by c.created_at, c.id), '[]')
	from public.class_codes c where c.teacher_id = auth.uid() and public.is_educator()
);

create function private.require_class(class_id uuid, teacher uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.class_codes c where c.id = require_class.class_id and c.teacher_id = teacher for update;
	if not found or not exists (
		select from public.roles r where r.user_id = teacher
			and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
	) then
		raise insufficient_privilege using message = 'Verified teachers change their own classes.';
	end if;
end $$;

-- Changes of a teacher's own class; each may be sent twice.

create function public.remove_class_member(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(remove_class_member.class_id, auth.uid());
	delete from public.class_members m
	where m.class_id = remove_class_member.class_id and m.user_id = remove_class_member.user_id;
end $$;

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
		raise no_data_found using message = 'There is no such student in the class.';
	end if;
end $$;

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

-- Forgets the secret, and ends the sessions that were opened with it: the next sign-in chooses a new one.
create function public.reset_class_secret(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	opened uuid;
begin
	if not public.teaches(reset_class_secret.user_id) then
		raise insufficient_privilege using message = 'Class teachers reset a secret.';
	end if;
	update public.class_accounts a
	set secret_kind = null, chosen_at = null, wrong_tries = 0, waits_until = null, locked_at = null
	where a.user_id = reset_class_secret.user_id returning a.handle into opened;
	delete from private.class_secrets s where s.handle = opened;
	delete from private.class_tries t where t.subject = opened::text;
	if opened is not null then
		perform private.end_sessions(reset_class_secret.user_id);
	end if;
end $$;

-- Opens a name that too many wrong secrets had locked; the secret stays.
create function public.open_class_name(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	opened uuid;
begin
	if not public.teaches(open_class_name.user_id) then
		raise insufficient_privilege using message = 'Class teachers open a name.';
	end if;
	update public.class_accounts a set wrong_tries = 0, waits_until = null, locked_at = null
	where a.user_id = open_class_name.user_id returning a.handle into opened;
	delete from private.class_tries t where t.subject = opened::text;
end $$;

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

-- A learner with an account of their own asks to join. PT404: no class has the code. TRIES: too many codes that no class has.
create function public.join_class(code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
	class public.class_codes;
	counted constant text := 'join ' || auth.uid();
begin
	if public.is_educator() then
		raise insufficient_privilege using message = 'Learners join a class.';
	end if;
	if (select count(*) from private.class_tries t where t.subject = counted and t.at > now() - interval '1 day') >= 20 then
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


-- The server's, with the secret key.

-- Adds names to a class of the teacher. `entries`: {id, name}, the id made by the page. Answers {id, state}: `new` where the
-- account <id>@class.invalid is to be made first; `added`; `here`: the name is in the class; `same_name`: another would be
-- shown with the same name.
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
				and m.display_key = private.name_key(private.display_name_of(entry.name))
		) then
			state := 'same_name';
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

-- Lets in who asked: `new` where the account <request>@class.invalid is to be made first. With `in_stead_of` the learner
-- takes the roster entry's name in the class; that entry has never been used (`used` otherwise).
create function public.let_into_class(teacher uuid, request_id uuid, in_stead_of uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	asked public.class_join_requests%rowtype;
	account uuid;
	entry_name text;
begin
	select * into asked from public.class_join_requests r where r.id = request_id for update;
	perform private.require_class(asked.class_id, teacher);
	if asked.state <> 'waiting' then
		return jsonb_build_object('state', asked.state);
	end if;
	if in_stead_of is not null then
		select p.name into entry_name from public.class_members m join public.class_accounts a using (user_id)
			join public.profiles p on p.id = m.user_id
		where m.class_id = asked.class_id and m.user_id = in_stead_of and a.chosen_at is null and a.last_signed_in_at is null;
		if entry_name is null then
			return '{"state": "used"}';
		end if;
	elsif asked.user_id is null and exists (
		select from public.class_members m where m.class_id = asked.class_id
			and m.display_key = private.name_key(private.display_name_of(asked.name))
	) then
		return '{"state": "same_name"}';
	end if;
	account := coalesce(asked.user_id, (
		select u.id from auth.users u
		where lower(u.email) = request_id || '@class.invalid' and u.raw_app_meta_data ->> 'class_account' = teacher::text
	));
	if account is null then
		return jsonb_build_object('state', 'new', 'name', coalesce(entry_name, asked.name));
	end if;
	if in_stead_of is not null then
		delete from public.class_members m where m.user_id = in_stead_of;
		delete from auth.users u where u.id = in_stead_of;
	end if;
	if asked.user_id is null then
		insert into public.class_accounts (user_id, handle, made_by, secret_kind, chosen_at)
		select account, s.handle, teacher, s.kind, now() from private.class_secrets s where s.handle = request_id
		on conflict (user_id) do nothing;
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

-- What a code and a name open: `unknown` code; `ambiguous` name; `ask` to join, or `asked` before; `choose` or `enter` a
-- secret; `locked`; `wait` with the seconds. After 60 unknown names on a day each further one waits a minute.
create function public.begin_class_sign_in(code text, name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	class public.class_codes := private.open_class(begin_class_sign_in.code);
	typed constant text := private.name_key(begin_class_sign_in.name);
	account public.class_accounts%rowtype;
	found_age integer;
	best integer;
	matches integer;
	unknown_names constant text := 'names of ' || class.id;
	counted integer;
	last_at timestamptz;
begin
	if class.id is null or typed = '' then
		return '{"state": "unknown"}';
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
		if account.locked_at is not null then
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
	perform pg_advisory_xact_lock(hashtextextended(unknown_names, 0));
	select count(*), max(t.at) into counted, last_at from private.class_tries t
	where t.subject = unknown_names and t.at > now() - interval '1 day';
	if counted >= 60 and last_at > now() - interval '1 minute' then
		return jsonb_build_object('state', 'wait', 'seconds', ceil(extract(epoch from last_at + interval '1 minute' - now())));
	end if;
	insert into private.class_tries (subject) values (unknown_names);
	delete from private.class_tries t where t.at < now() - interval '2 days';
	if counted = 59 then
		perform private.notify_class_teacher(class.id, 'class_unknown_names', null);
	end if;
	return jsonb_build_object('state', 'ask', 'class_id', class.id, 'word', coalesce(class.grade_level = 'secondary', false));
end $$;

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

-- One try of a secret. After five wrong ones in 24 hours each further try waits a minute; after ten the name is locked until
-- the teacher opens it, and the teacher is told. A good one does not give wrong ones back: whoever guesses in between
-- would have more.
create function public.try_class_secret(handle uuid, class_id uuid, verifier text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	account public.class_accounts%rowtype;
	wrong integer;
begin
	select * into account from public.class_accounts a where a.handle = try_class_secret.handle for update;
	if account.locked_at is not null then
		return '{"state": "locked"}';
	elsif account.waits_until > clock_timestamp() then
		return jsonb_build_object('state', 'wait',
			'seconds', ceil(extract(epoch from account.waits_until - clock_timestamp())));
	end if;
	if exists (
		select from private.class_secrets s
		where s.handle = try_class_secret.handle and s.verifier = try_class_secret.verifier
	) then
		update public.class_accounts a set last_signed_in_at = now() where a.user_id = account.user_id;
		return '{"state": "good"}';
	end if;
	insert into private.class_tries (subject) values (account.handle::text);
	select count(*) into wrong from private.class_tries t
	where t.subject = account.handle::text and t.at > now() - interval '1 day';
	update public.class_accounts a set
		wrong_tries = wrong,
		waits_until = case when wrong between 5 and 9 then clock_timestamp() + interval '1 minute' end,
		locked_at = case when wrong >= 10 then now() end
	where a.user_id = account.user_id;
	if wrong >= 10 then
		perform private.notify_class_teacher(try_class_secret.class_id, 'class_locked',
			(select p.display_name from public.people p where p.id = account.user_id));
		return '{"state": "locked"}';
	end if;
	return jsonb_build_object('state', 'wrong', 'seconds', case when wrong >= 5 then 60 else 0 end);
end $$;

-- Waits for the teacher, with a secret chosen. At most 60 wait in a class.
create function public.ask_to_join_class(id uuid, class_id uuid, name text, grade text, kind text, verifier text) returns text
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.class_codes c where c.id = ask_to_join_class.class_id and c.is_active for update;
	if (select count(*) from public.class_join_requests r
		where r.class_id = ask_to_join_class.class_id and r.state = 'waiting') >= 60 then
		return 'full';
	end if;
	insert into public.class_join_requests (id, class_id, name, grade)
	values (ask_to_join_class.id, ask_to_join_class.class_id, left(private.clean_name(ask_to_join_class.name), 50), left(ask_to_join_class.grade, 100))
	on conflict do nothing;
	if found then
		insert into private.class_secrets (handle, kind, verifier)
		values (ask_to_join_class.id, ask_to_join_class.kind, ask_to_join_class.verifier);
		perform private.notify_class_teacher(ask_to_join_class.class_id, 'class_join_asked', private.display_name_of(ask_to_join_class.name));
	end if;
	return 'asked';
end $$;


revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
grant execute on function private.name_key(text) to service_role;

revoke execute on function public.teaches_class(uuid), public.is_in_class(uuid), public.teaches(uuid),
	public.is_classmate(uuid), public.has_class_account(), public.my_classes(), public.remove_class_member(uuid, uuid),
	public.move_class_member(uuid, uuid, uuid), public.rename_class_member(uuid, uuid, text),
	public.reset_class_secret(uuid), public.open_class_name(uuid), public.refuse_join(uuid), public.join_class(text),
	public.leave_class(uuid) from public, anon;
grant execute on function public.teaches_class(uuid), public.is_in_class(uuid), public.teaches(uuid),
	public.is_classmate(uuid), public.has_class_account(), public.my_classes(), public.remove_class_member(uuid, uuid),
	public.move_class_member(uuid, uuid, uuid), public.rename_class_member(uuid, uuid, text),
	public.reset_class_secret(uuid), public.open_class_name(uuid), public.refuse_join(uuid), public.join_class(text),
	public.leave_class(uuid) to authenticated, service_role;
revoke execute on function public.add_to_roster(uuid, uuid, jsonb), public.let_into_class(uuid, uuid, uuid),
	public.begin_class_sign_in(text, text), public.choose_class_secret(uuid, uuid, text, text),
	public.try_class_secret(uuid, uuid, text), public.ask_to_join_class(uuid, uuid, text, text, text, text)
	from public, anon, authenticated;
grant execute on function public.add_to_roster(uuid, uuid, jsonb), public.let_into_class(uuid, uuid, uuid),
	public.begin_class_sign_in(text, text), public.choose_class_secret(uuid, uuid, text, text),
	public.try_class_secret(uuid, uuid, text), public.ask_to_join_class(uuid, uuid, text, text, text, text)
	to service_role;

alter publication supabase_realtime add table public.class_codes, public.class_members;
