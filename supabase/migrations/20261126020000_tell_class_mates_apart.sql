-- Class-mates are told apart by letters of their last name: "Asha Mr." and "Asha Mu.". Two of one first and last name
-- have a number, which the teacher writes behind it.

-- With so many letters of the last name; a number at the end stays.
create function private.longer_name_of(name text, letters integer) returns text
language sql immutable set search_path = ''
begin atomic
	with split as (
		select array_remove(regexp_split_to_array(name, '\s+'), '') as word
	), parts as (
		select case when numbered then trim_array(word, 1) else word end as word,
			case when numbered then ' ' || word[cardinality(word)] else '' end as number
		from (select word, coalesce(cardinality(word) > 1 and word[cardinality(word)] ~ '^[0-9]+$', false) as numbered from split) asked
	)
	select case cardinality(word)
		when 0 then 'User'
		when 1 then word[1]
		else word[1] || ' ' || upper(left(word[cardinality(word)], 1)) || substr(word[cardinality(word)], 2, letters - 1)
			|| case when letters = 1 or char_length(word[cardinality(word)]) > letters then '.' else '' end
	end || number
	from parts;
end;

-- "Asha Mushi" is "Asha M." to others.
create or replace function private.display_name_of(name text) returns text
language sql immutable set search_path = ''
return private.longer_name_of(name, 1);

-- As class-mates see a person: with so many letters of the last name that no two are shown alike.
-- domain/classroom/distinct-names.ts keeps the same rule; domain/examples/distinct-names.json holds the cases.
create function private.distinct_name(person uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
	own constant text := (select p.name from public.profiles p where p.id = person);
	mates constant text[] := array(
		select distinct q.name from public.class_members mine
		join public.class_members other on other.class_id = mine.class_id and other.user_id <> mine.user_id
		join public.profiles q on q.id = other.user_id
		where mine.user_id = person and private.name_key(private.display_name_of(q.name)) = private.name_key(private.display_name_of(own))
	);
begin
	for letters in 1 .. 50 loop
		if not exists (
			select from unnest(mates) mate where private.name_key(private.longer_name_of(mate, letters))
				= private.name_key(private.longer_name_of(own, letters))
		) then
			return private.longer_name_of(own, letters);
		end if;
	end loop;
	return private.display_name_of(own);
end $$;

-- What a learner may type: the whole name, the name as it is shown, short or long, or the first name.
create or replace function private.is_name_here(typed_key text, name text) returns integer
language sql immutable set search_path = ''
return case
	when not starts_with(typed_key, private.name_key(split_part(name, ' ', 1))) then null
	when typed_key = private.name_key(name) then 1
	when exists (
		select from generate_series(1, 50) letters where typed_key = private.name_key(private.longer_name_of(name, letters))
	) then 2
	when typed_key = private.name_key(split_part(name, ' ', 1)) then 3
end;

create or replace function private.follow_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.people (id, display_name, role, avatar)
	values (new.id, private.display_name_of(new.name), new.user_type, new.avatar)
	on conflict (id) do update set
		display_name = case when new.name = old.name then people.display_name else private.distinct_name(new.id) end,
		role = excluded.role, avatar = excluded.avatar;
	return null;
end $$;

create or replace function private.keep_class_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.display_key := (
		select private.name_key(private.longer_name_of(p.name, 50)) from public.profiles p
		where p.id = new.user_id and exists (select from public.class_accounts a where a.user_id = new.user_id)
	);
	update public.class_accounts a set last_class_id = new.class_id where a.user_id = new.user_id;
	return new;
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

create or replace function public.add_to_roster(teacher uuid, class_id uuid, entries jsonb) returns jsonb
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

create or replace function public.let_into_class(teacher uuid, request_id uuid, in_stead_of uuid default null) returns jsonb
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

alter table public.class_members disable trigger user;
update public.class_members m set display_key = private.name_key(private.longer_name_of(p.name, 50))
from public.profiles p where p.id = m.user_id and m.display_key is not null;
alter table public.class_members enable trigger user;

revoke execute on function
	private.longer_name_of(text, integer), private.distinct_name(uuid), private.tell_class_mates_apart()
from public, anon, authenticated;
