-- Who is in a class has the age that its teacher, or an administrator, gives. What the learner writes is a wish for them to
-- read: it opens nothing.
alter table public.profiles add column asked_age integer check (asked_age between 5 and 120);

-- The age, and a guardian's word, are given once. Another value from the person changes nothing; staff correct it.
-- The caller's own rights: current_user tells a client (authenticated) from the server, and lets it read its own classes.
create or replace function private.keep_profile_age() returns trigger
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

-- The first wish rings; another in its place does not.
create function private.announce_asked_age() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.notifications (user_id, type, code, params)
	select carer, 'other', 'age_asked', jsonb_build_object(
		'person_id', new.id, 'author', private.display_name_of(new.name), 'age', new.asked_age,
		'class_id', (select m.class_id from public.class_members m join public.class_codes c on c.id = m.class_id
			where m.user_id = new.id and c.teacher_id = carer order by m.joined_at limit 1)
	)
	from private.carers_of(new.id) carer;
	return null;
end $$;

create trigger announce_asked_age after update of age on public.profiles
for each row when (old.asked_age is null and new.asked_age is not null) execute function private.announce_asked_age();

-- Corrects an age, which answers what the learner asked for; null takes it away, so that it can be given again.
create or replace function public.correct_age(user_id uuid, age integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
	former public.profiles%rowtype;
begin
	perform private.requires_care(correct_age.user_id);
	if correct_age.age not between 5 and 120 then
		raise invalid_parameter_value using message = 'An age is 5 to 120 years.';
	end if;
	select * into former from public.profiles p where p.id = correct_age.user_id for update;
	update public.profiles p set asked_age = null where p.id = correct_age.user_id and p.asked_age is not null;
	if former.age is not distinct from correct_age.age then
		return;
	end if;
	update public.profiles p set age = correct_age.age where p.id = correct_age.user_id;
	insert into public.account_changes (user_id, changed_by, what, from_value, to_value)
	values (correct_age.user_id, auth.uid(), 'age', former.age::text, correct_age.age::text);
end $$;

-- Ages that class accounts gave themselves before this.
update public.profiles p set asked_age = p.age, age = null
where p.age is not null and exists (select from public.class_accounts a where a.user_id = p.id)
	and not exists (select from public.account_changes c where c.user_id = p.id and c.what = 'age' and c.to_value is not null);

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
				'waitsUntil', a.waits_until, 'lockedAt', a.locked_at, 'lastSignedInAt', a.last_signed_in_at,
				'email', p.email, 'educator', private.is_educator(p.user_type), 'age', p.age, 'ageGivenAt', p.age_given_at, 'askedAge', p.asked_age
			) order by p.name, m.user_id), '[]')
			from public.class_members m join public.profiles p on p.id = m.user_id
			left join public.class_accounts a on a.user_id = m.user_id
			where m.class_id = c.id
		) else '[]' end,
		'requests', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', r.id, 'name', r.name, 'grade', r.grade, 'hasAccount', r.user_id is not null, 'avatar', p.avatar
			) order by r.created_at, r.id), '[]')
			from public.class_join_requests r left join public.profiles p on p.id = r.user_id
			where r.class_id = c.id and r.state = 'waiting'
		) else '[]' end
	) order by c.created_at, c.id), '[]')
	from public.class_codes c where c.teacher_id = auth.uid() and public.is_educator()
);

revoke execute on function private.announce_asked_age() from public, anon, authenticated;
