-- "Time this week" of the learner's page: minutes at work, of the week that runs. An older week's count is begun again.

alter table public.presences
	-- The Monday of the week that the minutes are of.
	add column week_on date,
	add column week_minutes integer not null default 0;

create function private.this_week() returns date
language sql stable set search_path = '' as $$
	select date_trunc('week', now() at time zone 'UTC')::date;
$$;
revoke execute on function private.this_week() from public, anon, authenticated;

-- One person's presence; whether it shows something new to a teacher. The caller has looked whether they are in a class.
create or replace function private.write_presence(person uuid, project text, active boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	former public.presences%rowtype;
begin
	select * into former from public.presences p where p.user_id = person for update;
	insert into public.presences as here (user_id, project_id, active_at)
	values (person, project, case when active then now() end)
	on conflict on constraint presences_pkey do update set
		project_id = excluded.project_id,
		seen_at = now(),
		active_at = coalesce(excluded.active_at, here.active_at);
	-- However often it is sent, a minute counts once.
	if active and project is not null and (former.active_at is null or former.active_at < now() - interval '50 seconds') then
		insert into public.attempt_totals as total (user_id, project_id, active_minutes) values (person, project, 1)
		on conflict on constraint attempt_totals_pkey do update set active_minutes = total.active_minutes + 1;
		update public.presences p set
			week_on = private.this_week(),
			week_minutes = case when p.week_on = private.this_week() then p.week_minutes else 0 end + 1
		where p.user_id = person;
	end if;
	return former.user_id is null or former.seen_at < now() - interval '150 seconds'
		or former.project_id is distinct from project or (active and former.active_at is null);
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
				where m.user_id = learner and c.teacher_id = auth.uid()
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
					'lastAt', t.last_at, 'progressedAt', t.progressed_at
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
