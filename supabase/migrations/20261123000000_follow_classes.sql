-- What a teacher follows: each check of a program, who is at work, who asks for help, and what a class has done.

-- One check of a learner's program, as the page reported it. It awards nothing: that is complete_project's.
create table public.check_attempts (
	id bigint generated always as identity primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	-- Made by the page: what was checked without a network arrives once.
	action_id uuid not null,
	passed boolean not null,
	passed_steps text[] not null check (
		cardinality(passed_steps) <= 40 and array_position(passed_steps, null) is null
		and octet_length(array_to_string(passed_steps, '')) <= 2400
	),
	step_count smallint not null check (step_count between 0 and 40),
	failed_step text check (char_length(failed_step) <= 60),
	-- The code of what was observed at the failed step, with its numbers.
	seen jsonb check (octet_length(seen::text) <= 2000),
	kind text not null check (kind in ('sketch', 'blocks')),
	-- Only the newest 20 of a project have it.
	program text check (octet_length(program) <= 262144),
	attempted_at timestamptz not null default now(),
	unique (user_id, action_id)
);
create index check_attempts_project_idx on public.check_attempts (user_id, project_id, id desc);
create index check_attempts_project_id_idx on public.check_attempts (project_id);

-- The sum of a learner's attempts in a project, kept by record_attempt and send_heartbeat.
create table public.attempt_totals (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	attempts integer not null default 0,
	-- Since the last step that passed for the first time.
	failed_in_row integer not null default 0,
	active_minutes integer not null default 0,
	steps_passed text[] not null default '{}',
	failed_step text,
	seen jsonb,
	first_at timestamptz not null default now(),
	progressed_at timestamptz not null default now(),
	last_at timestamptz not null default now(),
	primary key (user_id, project_id)
);
create index attempt_totals_project_id_idx on public.attempt_totals (project_id);

-- Of the members of classes only.
create table public.presences (
	user_id uuid primary key references auth.users (id) on delete cascade,
	project_id text references public.challenges (id) on delete set null,
	seen_at timestamptz not null default now(),
	-- The last heartbeat with input.
	active_at timestamptz,
	hand_raised_at timestamptz
);
create index presences_project_id_idx on public.presences (project_id);

-- Which work of a class member is the newest on the server: a teacher's page that shows it reads it again at each change.
create table public.work_heads (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	kind text not null check (kind in ('sketch', 'blocks', 'circuit')),
	revision integer not null,
	saved_at timestamptz not null default now(),
	primary key (user_id, project_id, kind)
);
create index work_heads_project_id_idx on public.work_heads (project_id);

-- Changes with whatever class_progress answers: one subscription follows a class.
create table public.class_pulses (
	class_id uuid primary key references public.class_codes (id) on delete cascade,
	changed_at timestamptz not null default clock_timestamp()
);

do $$
declare
	named text;
begin
	foreach named in array array['check_attempts', 'attempt_totals', 'presences', 'work_heads', 'class_pulses'] loop
		execute format('alter table public.%I enable row level security', named);
		execute format('revoke all on public.%I from anon, authenticated', named);
		execute format('grant select on public.%I to authenticated', named);
		execute format('grant all on public.%I to service_role', named);
	end loop;
end $$;

create policy "learners read their own attempts" on public.check_attempts for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read their learners' attempts" on public.check_attempts for select to authenticated
using (public.teaches(user_id));

create policy "learners read the sums of their own attempts" on public.attempt_totals for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read the sums of their learners' attempts" on public.attempt_totals for select to authenticated
using (public.teaches(user_id));

create policy "people read their own presence" on public.presences for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read who of their learners is here" on public.presences for select to authenticated
using (public.teaches(user_id));

create policy "learners read what they saved last" on public.work_heads for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read what their learners saved last" on public.work_heads for select to authenticated
using (public.teaches(user_id));

create policy "class teachers follow their classes" on public.class_pulses for select to authenticated
using (public.teaches_class(class_id));

create policy "class teachers read their learners' work" on public.work_versions for select to authenticated
using (public.teaches(user_id));


-- The rows are locked in the order of their ids.
create function private.touch_pulses(person uuid) returns void
language sql security definer set search_path = '' as $$
	insert into public.class_pulses as pulse (class_id)
	select m.class_id from public.class_members m where m.user_id = touch_pulses.person order by 1
	on conflict on constraint class_pulses_pkey do update set changed_at = clock_timestamp();
$$;

create function private.touch_pulses_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.touch_pulses((to_jsonb(new) ->> tg_argv[0])::uuid);
	return null;
end $$;

create trigger touch_pulses after insert on public.project_completions
for each row execute function private.touch_pulses_of_row('user_id');
create trigger touch_pulses after insert or update on public.challenge_submissions
for each row execute function private.touch_pulses_of_row('student_id');

create function private.touch_pulse_of_class() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.class_pulses as pulse (class_id)
	select c.id from public.class_codes c
	where c.id in (case when tg_op <> 'DELETE' then new.class_id end, case when tg_op <> 'INSERT' then old.class_id end)
	order by 1
	on conflict on constraint class_pulses_pkey do update set changed_at = clock_timestamp();
	return null;
end $$;

create trigger touch_pulse after insert or update or delete on public.class_members
for each row execute function private.touch_pulse_of_class();

create function private.keep_work_head() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.work_heads as head (user_id, project_id, kind, revision)
	select new.user_id, new.project_id, new.kind, new.revision
	where exists (select from public.class_members m where m.user_id = new.user_id)
	on conflict on constraint work_heads_pkey do update set revision = excluded.revision, saved_at = now();
	return null;
end $$;

create trigger keep_work_head after insert or update on public.work_versions
for each row execute function private.keep_work_head();


-- Records one check of the caller's program; sent again, it changes nothing. 23514: there is no such project.
create function public.record_attempt(
	person uuid, action_id uuid, project_id text, kind text, passed boolean, passed_steps text[], step_count integer,
	failed_step text default null, seen jsonb default null, program text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
	progress boolean;
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in records attempts.';
	end if;
	if not exists (select from public.challenges c where c.id = record_attempt.project_id and c.project) then
		raise check_violation using message = 'There is no such project.', constraint = 'check_attempts_project_id_check';
	end if;
	perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'attempts', person, record_attempt.project_id), 0));
	insert into public.check_attempts
		(user_id, project_id, action_id, kind, passed, passed_steps, step_count, failed_step, seen, program)
	values (
		person, record_attempt.project_id, record_attempt.action_id, record_attempt.kind, record_attempt.passed,
		record_attempt.passed_steps, record_attempt.step_count, record_attempt.failed_step, record_attempt.seen,
		record_attempt.program
	)
	on conflict on constraint check_attempts_user_id_action_id_key do nothing;
	if not found then
		return;
	end if;
	select record_attempt.passed or not record_attempt.passed_steps <@ coalesce(
		(select t.steps_passed from public.attempt_totals t
		where t.user_id = person and t.project_id = record_attempt.project_id),
		'{}'
	) into progress;
	insert into public.attempt_totals as total
		(user_id, project_id, attempts, failed_in_row, steps_passed, failed_step, seen)
	values (
		person, record_attempt.project_id, 1, case when progress then 0 else 1 end, record_attempt.passed_steps,
		record_attempt.failed_step, record_attempt.seen
	)
	on conflict on constraint attempt_totals_pkey do update set
		attempts = total.attempts + 1,
		failed_in_row = case when progress then 0 else total.failed_in_row + 1 end,
		active_minutes = case when progress then 0 else total.active_minutes end,
		steps_passed = array(select distinct step from unnest(total.steps_passed || excluded.steps_passed) step order by step),
		failed_step = excluded.failed_step,
		seen = excluded.seen,
		progressed_at = case when progress then now() else total.progressed_at end,
		last_at = now();
	-- A page that checks for ever fills no disk.
	update public.check_attempts a set program = null
	where a.user_id = person and a.project_id = record_attempt.project_id and a.program is not null and a.id <= (
		select b.id from public.check_attempts b
		where b.user_id = person and b.project_id = record_attempt.project_id order by b.id desc offset 20 limit 1
	);
	delete from public.check_attempts a
	where a.user_id = person and a.project_id = record_attempt.project_id and a.id <= (
		select b.id from public.check_attempts b
		where b.user_id = person and b.project_id = record_attempt.project_id order by b.id desc offset 300 limit 1
	);
	perform private.touch_pulses(person);
end $$;

-- Each minute of an open page: who is here, in which project, and whether there was input since the last one. Of members of
-- classes only: false for others, who need not send it again.
create function public.send_heartbeat(person uuid, project_id text default null, active boolean default false) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	former public.presences%rowtype;
	known text;
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in is here.';
	end if;
	if not exists (select from public.class_members m where m.user_id = person) then
		return false;
	end if;
	select c.id into known from public.challenges c where c.id = send_heartbeat.project_id and c.project;
	select * into former from public.presences p where p.user_id = person for update;
	insert into public.presences as here (user_id, project_id, active_at)
	values (person, known, case when active then now() end)
	on conflict on constraint presences_pkey do update set
		project_id = excluded.project_id,
		seen_at = now(),
		active_at = coalesce(excluded.active_at, here.active_at);
	-- However often it is sent, a minute counts once.
	if active and known is not null and (former.active_at is null or former.active_at < now() - interval '50 seconds') then
		insert into public.attempt_totals as total (user_id, project_id, active_minutes) values (person, known, 1)
		on conflict on constraint attempt_totals_pkey do update set active_minutes = total.active_minutes + 1;
	end if;
	if former.user_id is null or former.seen_at < now() - interval '150 seconds'
		or former.project_id is distinct from known or (active and former.active_at is null) then
		perform private.touch_pulses(person);
	end if;
	return true;
end $$;

-- "I need help": on top of the teachers' lists until either takes it down. The bell rings once in two minutes.
create function public.raise_hand() returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not exists (select from public.class_members m where m.user_id = auth.uid()) then
		raise insufficient_privilege using message = 'Members of a class ask their teacher.';
	end if;
	insert into public.presences as here (user_id, hand_raised_at) values (auth.uid(), now())
	on conflict on constraint presences_pkey do update set
		hand_raised_at = coalesce(here.hand_raised_at, excluded.hand_raised_at), seen_at = now();
	insert into public.notifications (user_id, type, code, params)
	select distinct on (c.teacher_id) c.teacher_id, 'other', 'class_hand_raised', jsonb_build_object(
		'class_id', c.id, 'class_name', c.class_name, 'person_id', p.id, 'name', p.display_name
	)
	from public.class_members m join public.class_codes c on c.id = m.class_id join public.people p on p.id = m.user_id
	where m.user_id = auth.uid() and c.teacher_id is not null and not exists (
		select from public.notifications n
		where n.user_id = c.teacher_id and n.code = 'class_hand_raised' and n.params ->> 'person_id' = p.id::text
			and n.created_at between now() - interval '2 minutes' and now() + interval '1 minute'
	)
	order by c.teacher_id, c.is_active desc, m.joined_at desc;
	perform private.touch_pulses(auth.uid());
end $$;

create function public.lower_hand(learner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if learner is distinct from auth.uid() and not public.teaches(learner) then
		raise insufficient_privilege using message = 'The learner or a class teacher takes a hand down.';
	end if;
	update public.presences p set hand_raised_at = null where p.user_id = learner and p.hand_raised_at is not null;
	if found then
		perform private.touch_pulses(learner);
	end if;
end $$;


-- A class × its projects, and who is here: one request. Times are the server's, `now` among them. A project that was not
-- begun has no entry. For its teacher and administrators.
create function public.class_progress(class_id uuid) returns jsonb
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
		works as (
			select t.user_id, t.project_id, t.attempts, t.failed_in_row, t.active_minutes, t.failed_step, t.seen,
				t.last_at, t.progressed_at, null::timestamptz as done_at, null::uuid as waiting
			from public.attempt_totals t join members using (user_id)
			union all
			select c.user_id, c.project_id, 0, 0, 0, null, null, null, null, c.completed_at, null
			from public.project_completions c join members using (user_id)
			union all
			select s.student_id, s.challenge_id, 0, 0, 0, null, null, null, null,
				case when s.status = 'approved' then s.reviewed_at end,
				case when s.status in ('pending', 'under_review') then s.id end
			from public.challenge_submissions s join members on members.user_id = s.student_id
			where s.status <> 'rejected'
		),
		cells as (
			select w.user_id, w.project_id, jsonb_strip_nulls(jsonb_build_object(
				'project', w.project_id,
				'attempts', max(w.attempts),
				'failedInRow', max(w.failed_in_row),
				'activeMinutes', max(w.active_minutes),
				'failedStep', max(w.failed_step),
				'seen', (array_agg(w.seen) filter (where w.seen is not null))[1],
				'lastAt', max(w.last_at),
				'progressedAt', max(w.progressed_at),
				'doneAt', min(w.done_at),
				'waiting', (array_agg(w.waiting) filter (where w.waiting is not null))[1]
			)) as cell
			from works w group by w.user_id, w.project_id
		),
		projects as (select c.user_id, jsonb_agg(c.cell) as list from cells c group by c.user_id)
		select jsonb_build_object('now', now(), 'learners', coalesce(jsonb_agg(jsonb_build_object(
			'id', m.user_id, 'name', m.name, 'seenAt', p.seen_at, 'activeAt', p.active_at,
			'at', p.project_id, 'handRaisedAt', p.hand_raised_at,
			'projects', coalesce(projects.list, '[]')
		) order by m.name, m.user_id), '[]'))
		from members m left join public.presences p on p.user_id = m.user_id
			left join projects on projects.user_id = m.user_id
	);
end $$;

-- One learner, for a teacher of a class of theirs: what they did and when, newest first, without the programs.
create function public.learner_progress(learner uuid) returns jsonb
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

revoke execute on function private.touch_pulses(uuid), private.touch_pulses_of_row(), private.touch_pulse_of_class(),
	private.keep_work_head() from public, anon, authenticated;
revoke execute on function
	public.record_attempt(uuid, uuid, text, text, boolean, text[], integer, text, jsonb, text),
	public.send_heartbeat(uuid, text, boolean), public.raise_hand(), public.lower_hand(uuid),
	public.class_progress(uuid), public.learner_progress(uuid) from public, anon;
grant execute on function
	public.record_attempt(uuid, uuid, text, text, boolean, text[], integer, text, jsonb, text),
	public.send_heartbeat(uuid, text, boolean), public.raise_hand(), public.lower_hand(uuid),
	public.class_progress(uuid), public.learner_progress(uuid) to authenticated, service_role;

alter publication supabase_realtime add table public.presences, public.work_heads, public.class_pulses;
