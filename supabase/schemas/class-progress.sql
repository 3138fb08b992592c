-- What a teacher follows: each check of a program, who is at work, who asks for help, and what a class has done. What
-- the first of a computer does counts in each partner's progress, too: attempts, steps of the lesson, and being here.

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
-- A learner's newest attempts, and those of some days.
create index check_attempts_time_idx on public.check_attempts (user_id, attempted_at desc, id desc);
-- The few that have their program: what they take is counted at each attempt.
create index check_attempts_program_idx on public.check_attempts (user_id, project_id, id desc) where program is not null;

alter table public.check_attempts enable row level security;
revoke all on public.check_attempts from anon, authenticated;
grant select on public.check_attempts to authenticated;
grant all on public.check_attempts to service_role;

create policy "learners read their own attempts" on public.check_attempts for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read their learners' attempts" on public.check_attempts for select to authenticated
using (public.teaches(user_id));

-- The sum of a learner's attempts in a project, kept by record_attempt and send_heartbeat.
create table public.attempt_totals (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	attempts integer not null default 0,
	-- Since the last step that passed for the first time.
	failed_in_row integer not null default 0,
	active_minutes integer not null default 0,
	-- A project has at most 40 steps, whatever ids a page sends.
	steps_passed text[] not null default '{}'
		check (cardinality(steps_passed) <= 40 and octet_length(array_to_string(steps_passed, '')) <= 96000),
	failed_step text,
	seen jsonb,
	first_at timestamptz not null default now(),
	progressed_at timestamptz not null default now(),
	last_at timestamptz not null default now(),
	-- The active minutes when a teacher marked the learner as helped; null again with the next attempt.
	helped_minutes integer,
	primary key (user_id, project_id)
);
create index attempt_totals_project_id_idx on public.attempt_totals (project_id);

alter table public.attempt_totals enable row level security;
revoke all on public.attempt_totals from anon, authenticated;
grant select on public.attempt_totals to authenticated;
grant all on public.attempt_totals to service_role;

create policy "learners read the sums of their own attempts" on public.attempt_totals for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read the sums of their learners' attempts" on public.attempt_totals for select to authenticated
using (public.teaches(user_id));

-- Of the members of classes only.
create table public.presences (
	user_id uuid primary key references auth.users (id) on delete cascade,
	project_id text references public.challenges (id) on delete set null,
	seen_at timestamptz not null default now(),
	-- The last heartbeat with input.
	active_at timestamptz,
	hand_raised_at timestamptz,
	-- "Time this week" of the learner's page: the Monday, and minutes at work since. An older week's count is begun again.
	week_on date,
	week_minutes integer not null default 0
);
create index presences_project_id_idx on public.presences (project_id);

alter table public.presences enable row level security;
revoke all on public.presences from anon, authenticated;
grant select on public.presences to authenticated;
grant all on public.presences to service_role;
alter publication supabase_realtime add table public.presences;

create policy "people read their own presence" on public.presences for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read who of their learners is here" on public.presences for select to authenticated
using (public.teaches(user_id));

-- When members of classes were here: a span goes on while heartbeats come, with a break of less than 30 minutes. Times
-- and not days, so that each reader counts the days of their own zone.
create table public.attendance_spans (
	user_id uuid not null references auth.users (id) on delete cascade,
	first_at timestamptz not null default now(),
	last_at timestamptz not null default now(),
	-- Those with a heartbeat.
	minutes integer not null default 1,
	primary key (user_id, first_at)
);

alter table public.attendance_spans enable row level security;
revoke all on public.attendance_spans from anon, authenticated;
grant select on public.attendance_spans to authenticated;
grant all on public.attendance_spans to service_role;

create policy "learners read when they were here" on public.attendance_spans for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read when their learners were here" on public.attendance_spans for select to authenticated
using (public.teaches(user_id));

-- Which work of a class member is the newest on the server: a teacher's page that shows it reads it again at each
-- change.
create table public.work_heads (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	kind text not null check (kind in ('sketch', 'blocks', 'circuit')),
	revision integer not null,
	saved_at timestamptz not null default now(),
	primary key (user_id, project_id, kind)
);
create index work_heads_project_id_idx on public.work_heads (project_id);

alter table public.work_heads enable row level security;
revoke all on public.work_heads from anon, authenticated;
grant select on public.work_heads to authenticated;
grant all on public.work_heads to service_role;
alter publication supabase_realtime add table public.work_heads;

create policy "learners read what they saved last" on public.work_heads for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read what their learners saved last" on public.work_heads for select to authenticated
using (public.teaches(user_id));

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

-- Changes with whatever class_progress answers: one subscription follows a class.
create table public.class_pulses (
	class_id uuid primary key references public.class_codes (id) on delete cascade,
	changed_at timestamptz not null default clock_timestamp()
);

alter table public.class_pulses enable row level security;
revoke all on public.class_pulses from anon, authenticated;
grant select on public.class_pulses to authenticated;
grant all on public.class_pulses to service_role;
alter publication supabase_realtime add table public.class_pulses;

create policy "class teachers follow their classes" on public.class_pulses for select to authenticated
using (public.teaches_class(class_id));

-- The rows are locked in the order of their ids.
create function private.touch_pulses(person uuid) returns void
language sql security definer set search_path = '' as $$
	insert into public.class_pulses as pulse (class_id)
	select m.class_id from public.class_members m where m.user_id = touch_pulses.person order by 1
	on conflict on constraint class_pulses_pkey do update set changed_at = clock_timestamp();
$$;

-- The same for several.
create function private.touch_pulses_of(people uuid[]) returns void
language sql security definer set search_path = '' as $$
	insert into public.class_pulses as pulse (class_id)
	select distinct m.class_id from public.class_members m where m.user_id = any (people) order by 1
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


-- What pages report.

-- One person's attempt and its sum; false where it had arrived before. The caller holds the person's project. The
-- programs of attempts count among what a person keeps: where there is no room left, an attempt is kept without its
-- program.
create function private.write_attempt(
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

-- Records one check of the caller's program, for the partners of the session, too; sent again, it changes nothing.
-- 23514: there is no such project.
create function public.record_attempt(
	person uuid, action_id uuid, project_id text, kind text, passed boolean, passed_steps text[], step_count integer,
	failed_step text default null, seen jsonb default null, program text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
	partners constant uuid[] := private.partners_of(person, private.own_session());
	member uuid;
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in records attempts.';
	end if;
	if not exists (select from public.challenges c where c.id = record_attempt.project_id and c.project) then
		raise check_violation using message = 'There is no such project.', constraint = 'check_attempts_project_id_check';
	end if;
	for member in select p from unnest(partners || person) p order by p loop
		perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'attempts', member, record_attempt.project_id), 0));
	end loop;
	-- The person's own comes first: what arrives a second time is no partner's either.
	foreach member in array person || partners loop
		if not private.write_attempt(
			member, record_attempt.action_id, record_attempt.project_id, record_attempt.kind, record_attempt.passed,
			record_attempt.passed_steps, record_attempt.step_count, record_attempt.failed_step, record_attempt.seen,
			record_attempt.program
		) and member = person then
			return;
		end if;
	end loop;
	perform private.touch_pulses_of(partners || person);
end $$;

revoke execute on function public.record_attempt(uuid, uuid, text, text, boolean, text[], integer, text, jsonb, text)
from public, anon;
grant execute on function public.record_attempt(uuid, uuid, text, text, boolean, text[], integer, text, jsonb, text)
to authenticated, service_role;

create function private.this_week() returns date
language sql stable set search_path = '' as $$
	select date_trunc('week', now() at time zone 'UTC')::date;
$$;

-- A hand that is raised again within two minutes does not ring again: its news asks again.
create function private.follow_hand() returns trigger
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

create trigger follow_hand after update of hand_raised_at on public.presences
for each row when ((old.hand_raised_at is null) <> (new.hand_raised_at is null))
execute function private.follow_hand();

-- The caller holds the person's presence.
create function private.write_attendance(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	update public.attendance_spans s set
		last_at = now(),
		-- However often it is sent, a minute counts once.
		minutes = s.minutes + case when s.last_at < now() - interval '50 seconds' then 1 else 0 end
	where s.user_id = person and s.last_at > now() - interval '30 minutes'
		and s.first_at = (select max(newest.first_at) from public.attendance_spans newest where newest.user_id = person);
	if not found then
		insert into public.attendance_spans (user_id) values (person) on conflict do nothing;
	end if;
end $$;

-- One person's presence; whether it shows something new to a teacher. The caller has looked whether they are in a
-- class.
create function private.write_presence(person uuid, project text, active boolean) returns boolean
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
		active_at = coalesce(excluded.active_at, here.active_at),
		hand_raised_at = case when here.seen_at > now() - interval '10 minutes' then here.hand_raised_at end;
	perform private.write_attendance(person);
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

-- Each minute of an open page: who is here, in which project, and whether there was input since the last one. Of
-- members of classes only, the partners of the session among them: false where there are none, who need not send it
-- again.
create function public.send_heartbeat(person uuid, project_id text default null, active boolean default false)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	known text;
	member uuid;
	members uuid[] := '{}';
	changed uuid[] := '{}';
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in is here.';
	end if;
	-- Who works in a session of their own sits at no other computer.
	if active then
		perform private.end_parts_of(person);
	end if;
	select c.id into known from public.challenges c where c.id = send_heartbeat.project_id and c.project;
	for member in
		select p from unnest(private.partners_of(person, private.own_session()) || person) p
		where exists (select from public.class_members m where m.user_id = p) order by p
	loop
		members := members || member;
		if private.write_presence(member, known, active) then
			changed := changed || member;
		end if;
	end loop;
	if cardinality(changed) > 0 then
		perform private.touch_pulses_of(changed);
	end if;
	return cardinality(members) > 0;
end $$;

revoke execute on function public.send_heartbeat(uuid, text, boolean) from public, anon;
grant execute on function public.send_heartbeat(uuid, text, boolean) to authenticated, service_role;

-- Our server's, every day.
create function public.purge_attendance() returns void
language sql security definer set search_path = ''
begin atomic
	delete from public.attendance_spans s where s.last_at < now() - interval '400 days';
end;

revoke execute on function public.purge_attendance() from public, anon, authenticated;
grant execute on function public.purge_attendance() to service_role;

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

revoke execute on function public.raise_hand() from public, anon;
grant execute on function public.raise_hand() to authenticated, service_role;

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

revoke execute on function public.lower_hand(uuid) from public, anon;
grant execute on function public.lower_hand(uuid) to authenticated, service_role;

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


-- What teachers read.

-- A class × its projects, and who is here: one request. Times are the server's, `now` among them. A project that was
-- not begun has no entry, one that is done no failures; what is empty, and times that are not shown, are left out. For
-- its teacher and administrators.
-- json, not jsonb: it is built once and sent. A cell's text is joined from values that are JSON or numbers: building
-- each with json_build_object would take most of the time.
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

revoke execute on function public.class_progress(uuid) from public, anon;
grant execute on function public.class_progress(uuid) to authenticated, service_role;

-- What stands on some boards of a class, 12 at most: the newest program and circuit of each learner in one project,
-- and how many checks of its last try passed. For its teacher and administrators.
create function public.class_boards(class_id uuid, wanted jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
	if not public.teaches_class(class_boards.class_id) then
		raise insufficient_privilege using message = 'Verified teachers see the boards of their own classes.';
	end if;
	if jsonb_array_length(wanted) > 12 then
		raise check_violation using message = 'At most 12 boards are read at once.', constraint = 'class_boards_check';
	end if;
	return (
		select coalesce(json_agg(json_build_object(
			'learner', w.learner, 'project', w.project, 'kind', program.kind, 'program', program.body,
			'circuit', circuit.body, 'passed', cardinality(tried.passed_steps), 'steps', tried.step_count
		)), '[]')
		from jsonb_to_recordset(wanted) w (learner uuid, project text)
		join public.class_members m on m.class_id = class_boards.class_id and m.user_id = w.learner
		left join lateral (
			select v.kind, v.body from public.work_versions v
			where v.user_id = w.learner and v.project_id = w.project and v.kind <> 'circuit'
			order by v.saved_at desc, v.revision desc limit 1
		) program on true
		left join lateral (
			select v.body from public.work_versions v
			where v.user_id = w.learner and v.project_id = w.project and v.kind = 'circuit' and program.kind = 'sketch'
			order by v.revision desc limit 1
		) circuit on true
		left join lateral (
			select a.passed_steps, a.step_count from public.check_attempts a
			where a.user_id = w.learner and a.project_id = w.project order by a.id desc limit 1
		) tried on true
	);
end $$;

revoke execute on function public.class_boards(uuid, jsonb) from public, anon;
grant execute on function public.class_boards(uuid, jsonb) to authenticated, service_role;

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
				) order by a.attempted_at desc, a.id desc), '[]')
				from (
					select * from public.check_attempts b where b.user_id = learner
					order by b.attempted_at desc, b.id desc limit 300
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

revoke execute on function public.learner_progress(uuid) from public, anon;
grant execute on function public.learner_progress(uuid) to authenticated, service_role;

-- A teacher's home, in one request: what waits for review, the week, who is here in which class, how many of its
-- learners have finished each project, and who may be stuck. `zone` is the teacher's, in which a day begins. An
-- educator who is not verified gets nothing of learners.
create function public.teacher_today(zone text) returns jsonb
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

revoke execute on function public.teacher_today(text) from public, anon;
grant execute on function public.teacher_today(text) to authenticated, service_role;


-- What teachers say.

-- "Give a tip": a class teacher's words to a learner, in the learner's bell. It costs no points. A null is refused,
-- too: it would ring without a word. QTIPS: the learner has 20 of the last hour already.
create function public.give_tip(learner uuid, tip text, project_id text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
	words constant text := btrim(tip, E' \t\r\n');
begin
	if not public.teaches(learner) then
		raise insufficient_privilege using message = 'Verified teachers give tips to the learners of their classes.';
	end if;
	if words is null or char_length(words) not between 1 and 500 then
		raise check_violation using message = 'A tip has 1 to 500 characters.', constraint = 'give_tip_check';
	end if;
	perform pg_advisory_xact_lock(hashtextextended('tips ' || learner, 0));
	if (
		select count(*) from public.notifications n
		where n.user_id = learner and n.code = 'teacher_tip' and private.is_within(n.created_at, interval '1 hour')
	) >= 20 then
		raise exception using errcode = 'QTIPS', message = 'Too many tips in an hour.', detail = '20';
	end if;
	insert into public.notifications (user_id, type, code, params)
	select learner, 'other', 'teacher_tip', jsonb_strip_nulls(jsonb_build_object(
		'tip', words,
		'author', author.display_name,
		'challenge_id', project.id,
		'kit', case project.difficulty when 'beginner' then 'primary' else 'secondary' end
	))
	from public.people author left join public.challenges project on project.id = give_tip.project_id and project.project
	where author.id = auth.uid();
end $$;

revoke execute on function public.give_tip(uuid, text, text) from public, anon;
grant execute on function public.give_tip(uuid, text, text) to authenticated, service_role;
