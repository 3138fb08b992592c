-- An assignment as its teacher follows it, and a reminder of it.

-- What was given, and how far each learner of its classes is, for who teaches them.
create function public.assignment_progress(batch uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	challenge text;
begin
	select a.challenge_id into challenge from public.assignments a
	where a.batch_id = batch and public.teaches_class(a.class_id) limit 1;
	if challenge is null then
		raise insufficient_privilege using message = 'Verified teachers follow what they give to their classes.';
	end if;
	return (
		with given as materialized (
			select a.class_id, k.class_name, a.due_on, a.instruction, a.created_at
			from public.assignments a join public.class_codes k on k.id = a.class_id
			where a.batch_id = batch and public.teaches_class(a.class_id)
		),
		members as materialized (
			select m.user_id, array_agg(m.class_id order by g.created_at, g.class_name) as classes
			from given g join public.class_members m on m.class_id = g.class_id group by m.user_id
		)
		select jsonb_build_object(
			'now', now(), 'challenge', challenge, 'title', c.title,
			'classes', (
				select jsonb_agg(jsonb_build_object(
					'id', g.class_id, 'name', g.class_name, 'dueOn', g.due_on, 'instruction', g.instruction, 'givenAt', g.created_at
				) order by g.created_at, g.class_name)
				from given g
			),
			'learners', coalesce((
				select jsonb_agg(jsonb_build_object(
					'id', m.user_id, 'name', p.name, 'classes', m.classes,
					'seenAt', h.seen_at, 'activeAt', h.active_at, 'at', h.project_id,
					'work', jsonb_build_object(
						'project', challenge, 'attempts', coalesce(t.attempts, 0), 'failedInRow', coalesce(t.failed_in_row, 0),
						'activeMinutes', coalesce(t.active_minutes, 0), 'failedStep', t.failed_step, 'seen', t.seen,
						'progressedAt', t.progressed_at, 'lastAt', t.last_at,
						'doneAt', coalesce(d.completed_at, case when s.status <> 'rejected' then s.submitted_at end),
						'waiting', case when s.status in ('pending', 'under_review') then s.id end
					),
					'tried', case when tried.step_count > 0 then jsonb_build_object(
						'passed', cardinality(tried.passed_steps), 'of', tried.step_count
					) end,
					'submission', case when s.id is not null then jsonb_build_object(
						'id', s.id, 'status', s.status, 'at', s.submitted_at,
						'passed', jsonb_array_length(jsonb_path_query_array(s.check_report, '$.steps[*] ? (@.state == "passed")')),
						'of', jsonb_array_length(s.check_report -> 'steps')
					) end,
					'remindedAt', (
						select max(n.created_at) from public.notifications n
						where n.user_id = m.user_id and n.code = 'assignment_reminder'
							and n.params ->> 'challenge_id' = challenge
					)
				) order by p.name, m.user_id)
				from members m
				join public.profiles p on p.id = m.user_id
				left join public.presences h on h.user_id = m.user_id
				left join public.attempt_totals t on t.user_id = m.user_id and t.project_id = challenge
				left join public.project_completions d on d.user_id = m.user_id and d.project_id = challenge
				left join lateral (
					select * from public.check_attempts b
					where b.user_id = m.user_id and b.project_id = challenge order by b.id desc limit 1
				) tried on true
				left join lateral (
					select * from public.challenge_submissions b where b.student_id = m.user_id and b.challenge_id = challenge
					order by b.status = 'rejected', b.submitted_at desc limit 1
				) s on true
			), '[]')
		)
		from public.challenges c where c.id = challenge
	);
end $$;

revoke execute on function public.assignment_progress(uuid) from public, anon;
grant execute on function public.assignment_progress(uuid) to authenticated, service_role;

-- Rings once in the bell of a learner who has not done it. QREMI: reminded within the last day, or done.
create function public.remind_of_assignment(batch uuid, learner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	challenge text;
begin
	select a.challenge_id into challenge
	from public.assignments a
	join public.class_codes k on k.id = a.class_id and k.is_active
	join public.class_members m on m.class_id = a.class_id and m.user_id = remind_of_assignment.learner
	where a.batch_id = batch and public.teaches_class(a.class_id) limit 1;
	if challenge is null then
		raise insufficient_privilege using message = 'Verified teachers remind the learners of their classes.';
	end if;
	perform pg_advisory_xact_lock(hashtextextended('reminders ' || learner, 0));
	if exists (
		select from public.notifications n
		where n.user_id = learner and n.code = 'assignment_reminder' and n.params ->> 'challenge_id' = challenge
			and private.is_within(n.created_at, interval '1 day')
	) or exists (
		select from public.project_completions c where c.user_id = learner and c.project_id = challenge
	) or exists (
		select from public.challenge_submissions s
		where s.student_id = learner and s.challenge_id = challenge and s.status <> 'rejected'
	) then
		raise exception using errcode = 'QREMI', message = 'Reminded already, or done.', detail = '1';
	end if;
	insert into public.notifications (user_id, type, code, params)
	select learner, 'other', 'assignment_reminder', jsonb_strip_nulls(jsonb_build_object(
		'challenge_id', challenge, 'challenge_title', c.title, 'author', author.display_name,
		'kit', case when c.project then case c.difficulty when 'beginner' then 'primary' else 'secondary' end end
	))
	from public.challenges c, public.people author
	where c.id = challenge and author.id = auth.uid();
end $$;

revoke execute on function public.remind_of_assignment(uuid, uuid) from public, anon;
grant execute on function public.remind_of_assignment(uuid, uuid) to authenticated, service_role;
