-- What waits for a teacher is what their own learners handed in; for who has no class, what anybody did.

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
			select c.id, c.class_name, c.created_at from public.class_codes c where c.teacher_id = auth.uid() and c.is_active
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
