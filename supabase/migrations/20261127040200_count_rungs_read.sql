-- A class's progress says how many hints of the step that failed last a learner has read: the teacher asks the next one.

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
				coalesce(c.completed_at, h.approved_at) as done_at, h.waiting,
				case when c.completed_at is null and t.failed_step is not null then (
					select count(*) from public.project_helps k
					where k.user_id = t.user_id and k.project_id = t.project_id and starts_with(k.help_id, t.failed_step || '/')
				) end as rungs
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
						|| case when coalesce(w.rungs, 0) = 0 then '' else ',"rungs":' || w.rungs end
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
