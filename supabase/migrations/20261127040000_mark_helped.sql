-- A teacher marks a learner as helped: the hand is down, and what they were stuck in is no longer marked until the next
-- failed attempt.

alter table public.attempt_totals add column helped_minutes integer;

create or replace function private.write_attempt(
	person uuid, action_id uuid, project_id text, kind text, passed boolean, passed_steps text[], step_count integer,
	failed_step text, seen jsonb, program text
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	progress boolean;
begin
	insert into public.check_attempts
		(user_id, project_id, action_id, kind, passed, passed_steps, step_count, failed_step, seen, program)
	values (
		person, write_attempt.project_id, write_attempt.action_id, write_attempt.kind, write_attempt.passed,
		write_attempt.passed_steps, write_attempt.step_count, write_attempt.failed_step, write_attempt.seen,
		case when private.bytes_of(person) + octet_length(write_attempt.program) <= 52428800 then write_attempt.program end
	)
	on conflict on constraint check_attempts_user_id_action_id_key do nothing;
	if not found then
		return false;
	end if;
	select write_attempt.passed or not write_attempt.passed_steps <@ coalesce(
		(select t.steps_passed from public.attempt_totals t
		where t.user_id = person and t.project_id = write_attempt.project_id),
		'{}'
	) into progress;
	insert into public.attempt_totals as total
		(user_id, project_id, attempts, failed_in_row, steps_passed, failed_step, seen)
	values (
		person, write_attempt.project_id, 1, case when progress then 0 else 1 end, write_attempt.passed_steps,
		write_attempt.failed_step, write_attempt.seen
	)
	on conflict on constraint attempt_totals_pkey do update set
		attempts = total.attempts + 1,
		failed_in_row = case when progress then 0 else total.failed_in_row + 1 end,
		active_minutes = case when progress then 0 else total.active_minutes end,
		steps_passed = array(
			select distinct step from unnest(total.steps_passed || excluded.steps_passed) step order by step limit 40
		),
		failed_step = excluded.failed_step,
		seen = excluded.seen,
		progressed_at = case when progress then now() else total.progressed_at end,
		last_at = now(),
		helped_minutes = null;
	-- A page that checks for ever fills no disk.
	update public.check_attempts a set program = null
	where a.user_id = person and a.project_id = write_attempt.project_id and a.program is not null and a.id <= (
		select b.id from public.check_attempts b
		where b.user_id = person and b.project_id = write_attempt.project_id order by b.id desc offset 20 limit 1
	);
	delete from public.check_attempts a
	where a.user_id = person and a.project_id = write_attempt.project_id and a.id <= (
		select b.id from public.check_attempts b
		where b.user_id = person and b.project_id = write_attempt.project_id order by b.id desc offset 300 limit 1
	);
	return true;
end $$;

-- "Helped": a class teacher takes the hand down, and the marks of being stuck until the next failed attempt, or until
-- as many minutes have gone by again.
create function public.mark_helped(learner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.teaches(learner) then
		raise insufficient_privilege using message = 'Verified teachers help the learners of their classes.';
	end if;
	update public.presences p set hand_raised_at = null where p.user_id = learner and p.hand_raised_at is not null;
	update public.attempt_totals t set helped_minutes = t.active_minutes where t.user_id = learner;
	perform private.touch_pulses(learner);
end $$;

revoke execute on function public.mark_helped(uuid) from public, anon;
grant execute on function public.mark_helped(uuid) to authenticated, service_role;

create or replace function public.class_progress(class_id uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
	if not public.teaches_class(class_progress.class_id) then
		raise insufficient_privilege using message = 'Verified teachers follow their own classes.';
	end if;
	return (
		with members as materialized (
			select m.user_id, p.name from public.class_members m join public.profiles p on p.id = m.user_id
			where m.class_id = class_progress.class_id
		),
		handed_in as materialized (
			select s.student_id as user_id, s.challenge_id as project_id,
				min(s.reviewed_at) filter (where s.status = 'approved') as approved_at,
				(array_agg(s.id order by s.submitted_at) filter (where s.status in ('pending', 'under_review')))[1] as waiting
			from public.challenge_submissions s join members on members.user_id = s.student_id
			where s.status <> 'rejected' group by 1, 2
		),
		works as (
			select user_id, project_id, t.attempts, t.failed_in_row, t.active_minutes, t.failed_step, t.seen, t.progressed_at,
				t.helped_minutes,
				coalesce(c.completed_at, h.approved_at) as done_at, h.waiting
			from (select t.* from public.attempt_totals t join members using (user_id)) t
			full join (
				select c.user_id, c.project_id, c.completed_at from public.project_completions c join members using (user_id)
			) c using (user_id, project_id)
			full join handed_in h using (user_id, project_id)
		),
		projects as (
			select w.user_id, string_agg(
				'{"project":' || to_json(w.project_id)::text || ',"attempts":' || coalesce(w.attempts, 0)
				|| case when w.waiting is null then '' else ',"waiting":"' || w.waiting::text || '"' end
				|| case
					when w.done_at is not null then ',"doneAt":' || to_json(w.done_at)::text
					else ',"failedInRow":' || coalesce(w.failed_in_row, 0) || ',"activeMinutes":' || coalesce(w.active_minutes, 0)
						|| case when w.helped_minutes is null then '' else ',"helpedMinutes":' || w.helped_minutes end
						|| case when w.failed_step is null then '' else ',"failedStep":' || to_json(w.failed_step)::text end
						|| case when w.seen is null then '' else ',"seen":' || w.seen::text end
						|| case when w.progressed_at is null then '' else ',"progressedAt":' || to_json(w.progressed_at)::text end
				end
				|| '}',
				','
			) as list
			from works w group by w.user_id
		)
		select json_build_object('now', now(), 'learners', coalesce(json_agg(json_build_object(
			'id', m.user_id, 'name', m.name, 'seenAt', p.seen_at, 'activeAt', p.active_at,
			'at', p.project_id, 'handRaisedAt', p.hand_raised_at,
			'projects', ('[' || coalesce(projects.list, '') || ']')::json
		) order by m.name, m.user_id), '[]'))
		from members m left join public.presences p on p.user_id = m.user_id
			left join projects on projects.user_id = m.user_id
	);
end $$;

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
