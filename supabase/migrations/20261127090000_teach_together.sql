-- Several teachers of a class: its owner and who teaches it beside them. A class is handed over, and copied for a new year.

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

create or replace function public.teaches_class(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_staff() and exists (
	select from public.class_codes c
	where c.id = teaches_class.class_id and (
		public.is_administrator()
		or exists (select from private.class_staff t where t.class_id = c.id and t.user_id = auth.uid())
	)
);

-- Whether the caller teaches a class that the person is in, and has been verified.
create or replace function public.teaches(person uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_verified_educator() and exists (
	select from public.class_members m join private.class_staff t on t.class_id = m.class_id
	where m.user_id = person and t.user_id = auth.uid()
);

-- Whether the caller teaches the class beside its owner, and has been verified.
create function public.co_teaches(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_staff() and exists (
	select from public.class_teachers t where t.class_id = co_teaches.class_id and t.user_id = auth.uid()
);

revoke execute on function public.co_teaches(uuid) from public, anon;
grant execute on function public.co_teaches(uuid) to authenticated, service_role;

-- Verified teachers of the caller's classes that are not archived.
create or replace function public.own_teachers() returns uuid[]
language sql stable security definer set search_path = ''
return array(
	select distinct t.user_id
	from public.class_members m
	join public.class_codes c on c.id = m.class_id and c.is_active
	join private.class_staff t on t.class_id = c.id
	join public.roles r on r.user_id = t.user_id
	where m.user_id = auth.uid() and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

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

-- The first wish rings; another in its place does not.
create or replace function private.announce_asked_age() returns trigger
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

create or replace function private.notify_class_teacher(class_id uuid, code text, name text) returns void
language sql security definer set search_path = '' as $$
	insert into public.notifications (user_id, type, code, params)
	select t.user_id, 'other', notify_class_teacher.code,
		jsonb_build_object('class_id', c.id, 'class_name', c.class_name, 'name', notify_class_teacher.name)
	from public.class_codes c join private.class_staff t on t.class_id = c.id where c.id = notify_class_teacher.class_id;
$$;

create or replace function private.require_class(class_id uuid, teacher uuid) returns void
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
create or replace function public.my_classes() returns jsonb
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

-- A hand that is raised again within two minutes does not ring again: its news asks again.
create or replace function private.follow_hand() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.hand_raised_at is null then
		update public.notifications set is_read = true
		where asks_to_act and not is_read and code = 'class_hand_raised' and params ->> 'person_id' = new.user_id::text;
	else
		update public.notifications set is_read = false
		where is_read and code = 'class_hand_raised' and params ->> 'person_id' = new.user_id::text
			and created_at > now() - interval '2 minutes'
			and user_id in (
				select t.user_id from public.class_members m join private.class_staff t on t.class_id = m.class_id
				where m.user_id = new.user_id
			);
	end if;
	return null;
end $$;

-- "I need help": on top of the teachers' lists until either takes it down. The bell rings once in two minutes.
create or replace function public.raise_hand() returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not exists (select from public.class_members m where m.user_id = auth.uid()) then
		raise insufficient_privilege using message = 'Members of a class ask their teacher.';
	end if;
	insert into public.presences as here (user_id, hand_raised_at) values (auth.uid(), now())
	on conflict on constraint presences_pkey do update set
		hand_raised_at = coalesce(here.hand_raised_at, excluded.hand_raised_at), seen_at = now();
	insert into public.notifications (user_id, type, code, params)
	select distinct on (t.user_id) t.user_id, 'other', 'class_hand_raised', jsonb_build_object(
		'class_id', c.id, 'class_name', c.class_name, 'person_id', p.id, 'name', p.display_name
	)
	from public.class_members m join public.class_codes c on c.id = m.class_id
		join private.class_staff t on t.class_id = c.id join public.people p on p.id = m.user_id
	where m.user_id = auth.uid() and not exists (
		select from public.notifications n
		where n.user_id = t.user_id and n.code = 'class_hand_raised' and n.params ->> 'person_id' = p.id::text
			and n.created_at between now() - interval '2 minutes' and now() + interval '1 minute'
	)
	order by t.user_id, c.is_active desc, m.joined_at desc;
	perform private.touch_pulses(auth.uid());
end $$;

-- One learner, for a teacher of a class of theirs: what they did and when, newest first, without the programs.
create or replace function public.learner_progress(learner uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
	if not public.teaches(learner) then
		raise insufficient_privilege using message = 'Verified teachers follow the learners of their classes.';
	end if;
	return (
		select jsonb_build_object(
			'now', now(), 'id', p.id, 'name', p.name,
			'classes', (
				select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.class_name) order by c.created_at), '[]')
				from public.class_members m join public.class_codes c on c.id = m.class_id
					join private.class_staff t on t.class_id = c.id
				where m.user_id = learner and t.user_id = auth.uid()
			),
			'points', coalesce(u.total_points, 0), 'level', coalesce(u.level, 1),
			'seenAt', h.seen_at, 'activeAt', h.active_at, 'at', h.project_id, 'handRaisedAt', h.hand_raised_at,
			'weekMinutes', case when h.week_on = private.this_week() then h.week_minutes else 0 end,
			'consentAt', (
				select max(k.recorded_at) from public.consents k where k.subject_id = learner and k.withdrawn_at is null
			),
			'totals', (
				select coalesce(jsonb_agg(jsonb_build_object(
					'project', t.project_id, 'attempts', t.attempts, 'failedInRow', t.failed_in_row,
					'activeMinutes', t.active_minutes, 'failedStep', t.failed_step, 'seen', t.seen,
					'lastAt', t.last_at, 'progressedAt', t.progressed_at, 'helpedMinutes', t.helped_minutes
				) order by t.first_at), '[]')
				from public.attempt_totals t where t.user_id = learner
			),
			'completions', (
				select coalesce(jsonb_agg(jsonb_build_object('project', c.project_id, 'points', c.points, 'at', c.completed_at)
					order by c.completed_at desc), '[]')
				from public.project_completions c where c.user_id = learner
			),
			'attempts', (
				select coalesce(jsonb_agg(jsonb_build_object(
					'id', a.id, 'project', a.project_id, 'passed', a.passed, 'passedSteps', cardinality(a.passed_steps),
					'steps', a.step_count, 'failedStep', a.failed_step, 'seen', a.seen, 'kind', a.kind,
					'program', a.program is not null, 'at', a.attempted_at
				) order by a.id desc), '[]')
				from (
					select * from public.check_attempts b where b.user_id = learner order by b.id desc limit 300
				) a
			),
			'helps', (
				select coalesce(jsonb_agg(jsonb_build_object('project', k.project_id, 'id', k.help_id, 'kind', k.kind, 'at', k.taken_at)
					order by k.taken_at desc), '[]')
				from public.project_helps k where k.user_id = learner
			),
			'submissions', (
				select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'project', s.challenge_id, 'status', s.status, 'at', s.submitted_at)
					order by s.submitted_at desc), '[]')
				from public.challenge_submissions s where s.student_id = learner
			)
		)
		from public.profiles p left join public.user_points u on u.user_id = p.id left join public.presences h on h.user_id = p.id
		where p.id = learner
	);
end $$;

-- A teacher's home, in one request: what waits for review, the week, who is here in which class, how many of its
-- learners have finished each project, and who may be stuck. `zone` is the teacher's, in which a day begins. An
-- educator who is not verified gets nothing of learners.
create or replace function public.teacher_today(zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	today date := (now() at time zone zone)::date;
begin
	if not public.is_staff() then
		raise insufficient_privilege using message = 'Verified teachers see their learners'' work.';
	end if;
	return (
		with classes as materialized (
			select c.id, c.class_name, c.created_at
			from public.class_codes c join private.class_staff t on t.class_id = c.id
			where t.user_id = auth.uid() and c.is_active
		),
		members as materialized (
			select m.class_id, m.user_id from public.class_members m where m.class_id in (select id from classes)
		),
		learners as materialized (select distinct user_id from members),
		here as materialized (
			select l.user_id from learners l join public.presences p using (user_id)
			where p.seen_at > now() - interval '150 seconds'
		),
		pending as materialized (
			select s.id, s.challenge_id, s.student_id, s.submitted_at from public.challenge_submissions s
			where s.status in ('pending', 'under_review') and s.student_id <> auth.uid() and s.together_first
				and (s.student_id in (select user_id from learners) or not exists (select from classes))
		),
		done as materialized (
			select (c.completed_at at time zone zone)::date as day from public.project_completions c join learners using (user_id)
			where c.completed_at > now() - interval '16 days'
		)
		select jsonb_build_object(
			'now', now(),
			'learners', (select count(*) from learners),
			'here', (select count(*) from here),
			'waiting', (select count(*) from pending),
			'oldest', (
				select jsonb_build_object('id', w.id, 'name', p.display_name, 'challenge', c.title, 'at', w.submitted_at)
				from pending w join public.challenges c on c.id = w.challenge_id join public.people p on p.id = w.student_id
				order by w.submitted_at, w.id limit 1
			),
			'week', (
				select jsonb_agg(jsonb_build_object('day', days.day, 'done', (select count(*) from done where done.day = days.day))
					order by days.day)
				from (select today - offset_days as day from generate_series(0, 6) offset_days) days
			),
			'lastWeek', (select count(*) from done where done.day between today - 13 and today - 7),
			'classes', (
				select coalesce(jsonb_agg(jsonb_build_object(
					'id', c.id, 'name', c.class_name,
					'students', (select count(*) from members m where m.class_id = c.id),
					'here', (select count(*) from members m join here using (user_id) where m.class_id = c.id),
					'asking', (
						select count(*) from public.class_join_requests r where r.class_id = c.id and r.state = 'waiting'
					),
					'done', (
						select coalesce(jsonb_object_agg(finished.project_id, finished.learners), '{}')
						from (
							select pc.project_id, count(*) as learners
							from members m join public.project_completions pc using (user_id)
							where m.class_id = c.id group by pc.project_id
						) finished
					)
				) order by c.created_at, c.id), '[]')
				from classes c
			)
		)
	);
end $$;

-- For whom the person may post: the classes they are in or teach.
create or replace function private.classes_to_post_in(person uuid) returns setof public.class_codes
language sql stable security definer set search_path = '' as $$
	select c.* from public.class_codes c
	where exists (select from public.class_members m where m.class_id = c.id and m.user_id = person)
		or exists (select from private.class_staff t where t.class_id = c.id and t.user_id = person)
			and private.is_staff_member(person);
$$;

-- The verified teachers of the person's classes; all verified staff, where there is none.
create or replace function private.carers_of(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
	with staff as (
		select r.user_id from public.roles r
		where r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null
	), teachers as (
		select distinct t.user_id from public.class_members m join private.class_staff t on t.class_id = m.class_id
		where m.user_id = person and t.user_id in (select user_id from staff)
	)
	select user_id from teachers
	union all
	select user_id from staff where not exists (select from teachers);
$$;

-- How many learners of a class have done what is given to it, by the rule of their dashboard: it is completed, or work
-- was handed in that is not rejected. One row an assignment of the classes that the caller teaches.
create or replace function public.assignment_counts()
returns table (assignment_id uuid, done integer, members integer, missing text[])
language sql stable security definer set search_path = ''
begin atomic
	select
		a.id,
		(count(*) filter (where learner.has_done))::integer,
		count(learner.name)::integer,
		coalesce(array_agg(learner.name order by learner.name) filter (where not learner.has_done), '{}')
	from public.class_codes k
	join public.assignments a on a.class_id = k.id
	left join lateral (
		select
			p.name,
			exists (
				select from public.project_completions c where c.user_id = m.user_id and c.project_id = a.challenge_id
			)
			or exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = a.challenge_id and s.status <> 'rejected'
			) as has_done
		from public.class_members m join public.profiles p on p.id = m.user_id
		where m.class_id = k.id
	) learner on true
	where public.is_staff()
		and exists (select from private.class_staff t where t.class_id = k.id and t.user_id = auth.uid())
	group by a.id;
end;

-- Who of the caller's learners has done a project or a challenge: they are not asked again.
create or replace function public.learners_who_did(challenge text) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
	select distinct m.user_id
	from public.class_codes k join public.class_members m on m.class_id = k.id
	where public.is_staff()
		and exists (select from private.class_staff t where t.class_id = k.id and t.user_id = auth.uid())
		and (
			exists (
				select from public.project_completions c where c.user_id = m.user_id and c.project_id = learners_who_did.challenge
			)
			or exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = learners_who_did.challenge and s.status <> 'rejected'
			)
		);
end;

revoke execute on function
	private.keep_owners_rights(), private.require_owned_class(uuid), private.tell_teacher(uuid, uuid, text)
from public, anon, authenticated;
