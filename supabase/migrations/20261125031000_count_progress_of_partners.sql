-- What the first of a computer does counts in each partner's progress, too: attempts, steps of the lesson, and being here.

-- `touch_pulses` for several: all rows are locked in the order of their ids.
create function private.touch_pulses_of(people uuid[]) returns void
language sql security definer set search_path = '' as $$
	insert into public.class_pulses as pulse (class_id)
	select distinct m.class_id from public.class_members m where m.user_id = any (people) order by 1
	on conflict on constraint class_pulses_pkey do update set changed_at = clock_timestamp();
$$;

-- One person's attempt and its sum; false where it had arrived before. The caller holds the person's project.
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
		write_attempt.program
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
		steps_passed = array(select distinct step from unnest(total.steps_passed || excluded.steps_passed) step order by step),
		failed_step = excluded.failed_step,
		seen = excluded.seen,
		progressed_at = case when progress then now() else total.progressed_at end,
		last_at = now();
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

-- Records one check of the caller's program, for the partners of the session, too; sent again, it changes nothing. 23514:
-- there is no such project.
create or replace function public.record_attempt(
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

-- One person's presence; whether it shows something new to a teacher. The caller has looked whether they are in a class.
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
		active_at = coalesce(excluded.active_at, here.active_at);
	-- However often it is sent, a minute counts once.
	if active and project is not null and (former.active_at is null or former.active_at < now() - interval '50 seconds') then
		insert into public.attempt_totals as total (user_id, project_id, active_minutes) values (person, project, 1)
		on conflict on constraint attempt_totals_pkey do update set active_minutes = total.active_minutes + 1;
	end if;
	return former.user_id is null or former.seen_at < now() - interval '150 seconds'
		or former.project_id is distinct from project or (active and former.active_at is null);
end $$;

-- Each minute of an open page: who is here, in which project, and whether there was input since the last one. Of members of
-- classes only, the partners of the session among them: false where there are none, who need not send it again.
create or replace function public.send_heartbeat(person uuid, project_id text default null, active boolean default false)
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

-- A step that is done beside another is done by both; the guess is the first one's own.
create function private.copy_steps_to_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.user_id = auth.uid() then
		insert into public.lesson_progress as known (user_id, project_id, steps)
		select p, new.project_id, new.steps from unnest(private.partners_of(new.user_id, private.own_session())) p order by p
		on conflict on constraint lesson_progress_pkey do update set
			steps = array(select distinct step from unnest(known.steps || excluded.steps) step order by step),
			changed_at = now();
	end if;
	return null;
end $$;

create trigger copy_steps_to_partners after insert or update of steps on public.lesson_progress
for each row execute function private.copy_steps_to_partners();

-- Who sits at the caller's computer, in the order of the seats, with what the project gave each since they sit there; null
-- for who had completed it before.
create function public.together_points(project_id text) returns table (id uuid, name text, points integer)
language sql stable security definer set search_path = ''
begin atomic
	select t.user_id, p.display_name, c.points
	from public.together_members t
	join public.people p on p.id = t.user_id
	left join public.project_completions c on c.user_id = t.user_id and c.project_id = together_points.project_id
		and c.completed_at >= t.joined_at
	where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t)
	order by t.seat;
end;

revoke execute on function private.touch_pulses_of(uuid[]), private.copy_steps_to_partners(),
	private.write_attempt(uuid, uuid, text, text, boolean, text[], integer, text, jsonb, text),
	private.write_presence(uuid, text, boolean) from public, anon, authenticated;
revoke execute on function public.together_points(text) from public, anon;
grant execute on function public.together_points(text) to authenticated, service_role;
