-- Assignments to groups of a class.

alter table public.assignments
	add column whole_class boolean not null default true,
	add unique (id, class_id);
grant insert (whole_class), update (whole_class) on public.assignments to authenticated;
alter policy "class teachers change the date and the instruction" on public.assignments rename to "class teachers change what they gave";

-- For whom it is, where it is for groups of a class: the learners and the name that a group had when it was given to the
-- group. Who is put into other groups later keeps it.
create table public.assignment_learners (
	assignment_id uuid not null,
	class_id uuid not null,
	user_id uuid not null,
	group_id uuid not null,
	-- The group's letter: 1 is A.
	group_position smallint not null check (group_position between 1 and 26),
	-- Empty: the letter only.
	group_name text not null check (char_length(group_name) <= 30),
	primary key (assignment_id, user_id),
	foreign key (assignment_id, class_id) references public.assignments (id, class_id) on delete cascade,
	foreign key (class_id, user_id) references public.class_members (class_id, user_id) on delete cascade
);
create index assignment_learners_class_id_idx on public.assignment_learners (class_id, user_id);

alter table public.assignment_learners enable row level security;
revoke all on public.assignment_learners from anon, authenticated;
grant select, insert, delete on public.assignment_learners to authenticated;
grant all on public.assignment_learners to service_role;

create policy "class teachers read which learners they give to" on public.assignment_learners for select to authenticated
using (public.teaches_class(class_id));

create policy "learners read what is given to them" on public.assignment_learners for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers give to some learners" on public.assignment_learners for insert to authenticated
with check (public.teaches_class(class_id));

create policy "class teachers take back from some learners" on public.assignment_learners for delete to authenticated
using (public.teaches_class(class_id));

-- Who is moved into another class has the class's work no longer.
create function private.leave_assignments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.assignment_learners l where l.class_id = old.class_id and l.user_id = old.user_id;
	return new;
end $$;

create trigger leave_assignments before update of class_id on public.class_members
for each row when (new.class_id is distinct from old.class_id) execute function private.leave_assignments();

-- Each assignment with each learner it is for.
create view private.assigned_learners as
	select a.id as assignment_id, a.batch_id, a.class_id, a.challenge_id, a.created_at, m.user_id
	from public.assignments a join public.class_members m on m.class_id = a.class_id
	where a.whole_class
		or exists (select from public.assignment_learners l where l.assignment_id = a.id and l.user_id = m.user_id);
revoke all on private.assigned_learners from public, anon, authenticated;

drop policy "learners read what is given to their classes" on public.assignments;
create policy "learners read what is given to their classes" on public.assignments for select to authenticated
using (
	public.is_given_to_me(class_id)
	and (
		whole_class
		or exists (
			select from public.assignment_learners l where l.assignment_id = id and l.user_id = (select auth.uid())
		)
	)
);

drop function public.assignment_counts();
-- How many learners have done what is given to their class or group, by the rule of their dashboard: it is completed, or
-- work was handed in that is not rejected. One row an assignment of the classes that the caller teaches; `groups` of it,
-- [{position, name}], or none for the whole class.
create function public.assignment_counts()
returns table (assignment_id uuid, done integer, members integer, missing text[], groups jsonb)
language sql stable security definer set search_path = ''
begin atomic
	select
		a.id,
		(count(*) filter (where learner.has_done))::integer,
		count(learner.name)::integer,
		coalesce(array_agg(learner.name order by learner.name) filter (where not learner.has_done), '{}'),
		(
			select coalesce(jsonb_agg(jsonb_build_object('position', g.group_position, 'name', g.group_name)
				order by g.group_position, g.group_name), '[]')
			from (
				select distinct l.group_id, l.group_position, l.group_name
				from public.assignment_learners l where l.assignment_id = a.id
			) g
		)
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
		from private.assigned_learners m join public.profiles p on p.id = m.user_id
		where m.assignment_id = a.id
	) learner on true
	where public.is_staff()
		and exists (select from private.class_staff t where t.class_id = k.id and t.user_id = auth.uid())
	group by a.id;
end;

revoke execute on function public.assignment_counts() from public, anon;
grant execute on function public.assignment_counts() to authenticated, service_role;

drop function public.give_assignment(uuid, text, uuid[], text, date);
-- Gives a project or a challenge to several classes, all or none; or changes what was given: a class that is not named has
-- it no longer. A class of which groups are named has it for these, with who is in them now; a group that has it already
-- keeps its learners. By the policies and limits of each row. 23514: it is another project or challenge that was given.
create function public.give_assignment(
	batch uuid, challenge text, classes uuid[], instruction text, due date default null, groups uuid[] default '{}'
) returns void
language plpgsql set search_path = '' as $$
begin
	if exists (select from public.assignments a where a.batch_id = batch and a.challenge_id <> challenge) then
		raise check_violation using message = 'An assignment is about one challenge.', constraint = 'give_assignment_check';
	end if;
	delete from public.assignments a where a.batch_id = batch and not a.class_id = any (classes);
	insert into public.assignments (batch_id, class_id, challenge_id)
	select batch, given, challenge from unnest(classes) given
	where not exists (select from public.assignments a where a.batch_id = batch and a.class_id = given);

	delete from public.assignment_learners l using public.assignments a
	where a.id = l.assignment_id and a.batch_id = batch and not l.group_id = any (groups);
	insert into public.assignment_learners (assignment_id, class_id, user_id, group_id, group_position, group_name)
	select a.id, a.class_id, m.user_id, g.id, g.position, g.name
	from public.assignments a
	join public.class_groups g on g.class_id = a.class_id and g.id = any (groups)
	join public.class_group_members m on m.group_id = g.id
	where a.batch_id = batch
		and not exists (select from public.assignment_learners l where l.assignment_id = a.id and l.group_id = g.id)
	on conflict do nothing;

	update public.assignments a set
		due_on = due, instruction = btrim(give_assignment.instruction, E' \t\r\n'),
		whole_class = not exists (select from public.assignment_learners l where l.assignment_id = a.id)
			and not exists (select from public.class_groups g where g.class_id = a.class_id and g.id = any (groups))
	where a.batch_id = batch;
end $$;

revoke execute on function public.give_assignment(uuid, text, uuid[], text, date, uuid[]) from public, anon;
grant execute on function public.give_assignment(uuid, text, uuid[], text, date, uuid[]) to authenticated, service_role;

create or replace function public.assignment_progress(batch uuid) returns jsonb
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
			select a.id, a.class_id, k.class_name, a.due_on, a.instruction, a.created_at, a.whole_class
			from public.assignments a join public.class_codes k on k.id = a.class_id
			where a.batch_id = batch and public.teaches_class(a.class_id)
		),
		members as materialized (
			select m.user_id, array_agg(m.class_id order by g.created_at, g.class_name) as classes
			from given g join private.assigned_learners m on m.assignment_id = g.id group by m.user_id
		)
		select jsonb_build_object(
			'now', now(), 'challenge', challenge, 'title', c.title,
			'classes', (
				select jsonb_agg(jsonb_build_object(
					'id', g.class_id, 'name', g.class_name, 'dueOn', g.due_on, 'instruction', g.instruction, 'givenAt', g.created_at,
					'wholeClass', g.whole_class, 'groups', (
						select coalesce(jsonb_agg(to_jsonb(l) order by l.position, l.name), '[]')
						from (
							select one.group_id as id, one.group_position as position, one.group_name as name,
								jsonb_agg(one.user_id) as members
							from public.assignment_learners one where one.assignment_id = g.id group by 1, 2, 3
						) l
					)
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

create or replace function public.remind_of_assignment(batch uuid, learner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	challenge text;
begin
	select a.challenge_id into challenge
	from private.assigned_learners a
	join public.class_codes k on k.id = a.class_id and k.is_active
	where a.batch_id = batch and a.user_id = remind_of_assignment.learner and public.teaches_class(a.class_id) limit 1;
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

create or replace function public.class_report(class_id uuid, from_at timestamptz, to_at timestamptz) returns jsonb
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
		spans as materialized (
			select s.* from public.attendance_spans s join members using (user_id)
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
				select total.* from public.attempt_totals total where total.last_at >= from_at and total.last_at < to_at
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
		)
		select jsonb_build_object(
			'name', k.class_name,
			'before', (select max(s.first_at) from spans s where s.first_at < from_at),
			'after', (select min(s.first_at) from spans s where s.first_at >= to_at),
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
					'spans', (
						select coalesce(jsonb_agg(jsonb_build_object('from', s.first_at, 'to', s.last_at, 'minutes', s.minutes)
							order by s.first_at), '[]')
						from spans s where s.user_id = m.user_id and s.first_at >= from_at and s.first_at < to_at
					),
					'works', (
						select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
							'project', w.project_id, 'tries', coalesce(w.tries, 0), 'passed', coalesce(w.passed, 0),
							'steps', coalesce(w.steps, 0), 'firstAt', w.first_at, 'waits', w.waits, 'doneAt', w.done_at,
							'points', w.points, 'helps', w.helps, 'failedInRow', w.failed_in_row,
							'activeMinutes', w.active_minutes, 'failedStep', w.failed_step
						)) order by w.done_at nulls last, w.first_at, w.project_id), '[]')
						from works w where w.user_id = m.user_id
					),
					'missing', (
						select coalesce(jsonb_agg(n.project_id order by n.created_at), '[]') from missing n
						where n.user_id = m.user_id
					)
				) order by m.name, m.user_id), '[]')
				from members m
			)
		)
		from public.class_codes k where k.id = class_report.class_id
	);
end $$;

revoke execute on function private.leave_assignments() from public, anon, authenticated;
