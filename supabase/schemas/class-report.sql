-- The day's end: what a class did in a span of time, and what its teacher noted of a day.

-- A teacher's note of a day of a class, for the class's teachers.
create table public.class_notes (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	-- Where the teacher is.
	day date not null,
	note text not null check (char_length(note) <= 1000),
	primary key (class_id, day)
);

alter table public.class_notes enable row level security;
revoke all on public.class_notes from anon, authenticated;
grant select, insert, update (class_id, day, note) on public.class_notes to authenticated;
grant all on public.class_notes to service_role;

create policy "class teachers read their notes" on public.class_notes for select to authenticated
using (public.teaches_class(class_id));

-- Of days that attendance is kept for.
create policy "class teachers note what a day was like" on public.class_notes for insert to authenticated
with check (public.teaches_class(class_id) and day between current_date - 400 and current_date + 1);

create policy "class teachers change their notes" on public.class_notes for update to authenticated
using (public.teaches_class(class_id))
with check (public.teaches_class(class_id) and day between current_date - 400 and current_date + 1);

-- What each learner of a class did from `from_at` until `to_at`, by full name: when they were here, the works they tried,
-- finished or handed in, the points, and what is given to the class and was not handed in until then. `before` and
-- `after` are the nearest times outside at which somebody was here. For its teacher and administrators.
create function public.class_report(class_id uuid, from_at timestamptz, to_at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
	if not public.teaches_class(class_report.class_id) then
		raise insufficient_privilege using message = 'Verified teachers read the reports of their own classes.';
	end if;
	return (
		with members as materialized (
			select m.user_id, p.name from public.class_members m join public.profiles p on p.id = m.user_id
			where m.class_id = class_report.class_id
		),
		spans as (
			select s.user_id,
				jsonb_agg(jsonb_build_object('from', s.first_at, 'to', s.last_at, 'minutes', s.minutes) order by s.first_at) as list
			from public.attendance_spans s join members using (user_id)
			where s.first_at >= from_at and s.first_at < to_at group by 1
		),
		attempts as materialized (
			select a.* from public.check_attempts a join members using (user_id)
			where a.attempted_at >= from_at and a.attempted_at < to_at
		),
		tries as (
			select a.user_id, a.project_id, count(*) as tries, max(a.step_count) as steps, min(a.attempted_at) as first_at,
				coalesce((array_agg(passed.steps))[1], 0) as passed
			from attempts a left join (
				select b.user_id, b.project_id, count(distinct step) as steps
				from attempts b cross join unnest(b.passed_steps) step group by 1, 2
			) passed using (user_id, project_id)
			group by 1, 2
		),
		finished as (
			select c.user_id, c.project_id, c.completed_at, c.points from public.project_completions c
			join members using (user_id) where c.completed_at >= from_at and c.completed_at < to_at
		),
		handed_in as (
			select s.student_id as user_id, s.challenge_id as project_id,
				bool_or(s.status in ('pending', 'under_review')) as waits,
				min(s.reviewed_at) filter (where s.status = 'approved') as approved_at, max(s.points_awarded) as points
			from public.challenge_submissions s join members on members.user_id = s.student_id
			where s.status <> 'rejected' and s.submitted_at >= from_at and s.submitted_at < to_at group by 1, 2
		),
		works as materialized (
			select user_id, project_id, t.tries, t.steps, t.passed, t.first_at, coalesce(h.waits, false) as waits,
				coalesce(f.completed_at, h.approved_at) as done_at,
				case when f.completed_at is not null then f.points when h.approved_at is not null then h.points end as points,
				-- Who has tried it since is stuck no more.
				last.failed_in_row, last.active_minutes, last.failed_step,
				coalesce(k.helps, 0) as helps
			from tries t full join finished f using (user_id, project_id) full join handed_in h using (user_id, project_id)
			left join (
				select total.* from public.attempt_totals total join members using (user_id)
				where total.last_at >= from_at and total.last_at < to_at
			) last using (user_id, project_id)
			left join (
				select help.user_id, help.project_id, count(*) as helps from public.project_helps help
				join members using (user_id) where help.taken_at < to_at group by 1, 2
			) k using (user_id, project_id)
		),
		missing as materialized (
			select m.user_id, a.challenge_id as project_id, a.created_at
			from members m
			join private.assigned_learners a
				on a.user_id = m.user_id and a.class_id = class_report.class_id and a.created_at < to_at
			where not exists (
				select from public.project_completions c
				where c.user_id = m.user_id and c.project_id = a.challenge_id and c.completed_at < to_at
			) and not exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = a.challenge_id and s.status <> 'rejected'
					and s.submitted_at < to_at
			)
		),
		works_of as (
			select w.user_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
				'project', w.project_id, 'tries', coalesce(w.tries, 0), 'passed', coalesce(w.passed, 0),
				'steps', coalesce(w.steps, 0), 'firstAt', w.first_at, 'waits', w.waits, 'doneAt', w.done_at,
				'points', w.points, 'helps', w.helps, 'failedInRow', w.failed_in_row,
				'activeMinutes', w.active_minutes, 'failedStep', w.failed_step
			)) order by w.done_at nulls last, w.first_at, w.project_id) as list
			from works w group by 1
		),
		missing_of as (
			select n.user_id, jsonb_agg(n.project_id order by n.created_at) as list from missing n group by 1
		)
		select jsonb_build_object(
			'name', k.class_name,
			'before', (
				select max(nearest.first_at) from members m cross join lateral (
					select max(s.first_at) as first_at from public.attendance_spans s
					where s.user_id = m.user_id and s.first_at < from_at
				) nearest
			),
			'after', (
				select min(nearest.first_at) from members m cross join lateral (
					select min(s.first_at) as first_at from public.attendance_spans s
					where s.user_id = m.user_id and s.first_at >= to_at
				) nearest
			),
			'waiting', (
				select count(*) from public.challenge_submissions s join members on members.user_id = s.student_id
				where s.status in ('pending', 'under_review') and s.together_first
			),
			'challenges', (
				select coalesce(jsonb_object_agg(c.id, jsonb_build_object('title', c.title, 'points', c.points)), '{}')
				from public.challenges c
				where c.id in (select w.project_id from works w union select n.project_id from missing n)
			),
			'learners', (
				select coalesce(jsonb_agg(jsonb_build_object(
					'id', m.user_id, 'name', m.name,
					'points', (
						select coalesce(sum(a.points), 0) from public.point_awards a
						where a.user_id = m.user_id and a.awarded_at >= from_at and a.awarded_at < to_at
					),
					'allPoints', (
						select coalesce(sum(a.points), 0) from public.point_awards a
						where a.user_id = m.user_id and a.awarded_at < to_at
					),
					'spans', coalesce(spans.list, '[]'), 'works', coalesce(works_of.list, '[]'),
					'missing', coalesce(missing_of.list, '[]')
				) order by m.name, m.user_id), '[]')
				from members m left join spans using (user_id) left join works_of using (user_id)
					left join missing_of using (user_id)
			)
		)
		from public.class_codes k where k.id = class_report.class_id
	);
end $$;

revoke execute on function public.class_report(uuid, timestamptz, timestamptz) from public, anon;
grant execute on function public.class_report(uuid, timestamptz, timestamptz) to authenticated, service_role;
