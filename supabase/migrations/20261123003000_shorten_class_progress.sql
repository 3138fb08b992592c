-- The same, with less to send: of a project that is done no failures, and no times that are not shown.

drop function public.class_progress(uuid);

-- json, not jsonb: it is built once and sent.
create function public.class_progress(class_id uuid) returns json
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
				coalesce(c.completed_at, h.approved_at) as done_at, h.waiting
			from (select t.* from public.attempt_totals t join members using (user_id)) t
			full join (
				select c.user_id, c.project_id, c.completed_at from public.project_completions c join members using (user_id)
			) c using (user_id, project_id)
			full join handed_in h using (user_id, project_id)
		),
		projects as (
			select w.user_id, json_agg(case
				when w.done_at is not null then json_build_object(
					'project', w.project_id, 'attempts', coalesce(w.attempts, 0), 'doneAt', w.done_at, 'waiting', w.waiting
				)
				else json_build_object(
					'project', w.project_id, 'attempts', coalesce(w.attempts, 0), 'waiting', w.waiting,
					'failedInRow', coalesce(w.failed_in_row, 0), 'activeMinutes', coalesce(w.active_minutes, 0),
					'failedStep', w.failed_step, 'seen', w.seen, 'progressedAt', w.progressed_at
				)
			end) as list
			from works w group by w.user_id
		)
		select json_build_object('now', now(), 'learners', coalesce(json_agg(json_build_object(
			'id', m.user_id, 'name', m.name, 'seenAt', p.seen_at, 'activeAt', p.active_at,
			'at', p.project_id, 'handRaisedAt', p.hand_raised_at,
			'projects', coalesce(projects.list, '[]')
		) order by m.name, m.user_id), '[]'))
		from members m left join public.presences p on p.user_id = m.user_id
			left join projects on projects.user_id = m.user_id
	);
end $$;

revoke execute on function public.class_progress(uuid) from public, anon;
grant execute on function public.class_progress(uuid) to authenticated, service_role;
