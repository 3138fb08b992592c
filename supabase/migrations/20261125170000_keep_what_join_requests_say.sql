-- What the sign-up form asks for reaches the profile of who waits with a class code. Null for what was left open.
alter table public.class_join_requests
	add column gender text check (gender in ('male', 'female', 'other')),
	add column age integer check (age between 5 and 120),
	add column guardian_agreed_at timestamptz;

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

drop function public.ask_to_join_class(uuid, uuid, text, text, text, text);

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

-- Lets in who asked. The age that is given is the one that the teacher saw; in the stead of a roster entry, the entry's.
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
			and m.display_key = private.name_key(private.display_name_of(asked.name))
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

create or replace function public.my_classes() returns jsonb
language sql stable security definer set search_path = ''
return (
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', c.id, 'code', c.code, 'name', c.class_name, 'gradeLevel', c.grade_level, 'subject', c.subject,
		'active', c.is_active, 'createdAt', c.created_at, 'swapMinutes', c.swap_minutes,
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
	from public.class_codes c where c.teacher_id = auth.uid() and public.is_educator()
);

revoke execute on function
	public.ask_to_join_class(uuid, uuid, text, text, text, text, text, integer, boolean) from public, anon, authenticated;
grant execute on function
	public.ask_to_join_class(uuid, uuid, text, text, text, text, text, integer, boolean) to service_role;

-- A class teacher reads the row that has a learner's picture too.
alter policy "class-mates and their teacher read each other's names" on public.people
using (public.is_classmate(id) or public.teaches(id));

revoke execute on function private.forget_join_facts() from public, anon, authenticated;
