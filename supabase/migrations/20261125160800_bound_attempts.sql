-- The programs of attempts count among what a person keeps: where there is no room left, an attempt is kept without its program.
-- And a project has at most 40 steps, whatever ids a page sends.

update public.attempt_totals t set steps_passed = t.steps_passed[1:40] where cardinality(t.steps_passed) > 40;
alter table public.attempt_totals add constraint attempt_totals_steps_passed_check
check (cardinality(steps_passed) <= 40 and octet_length(array_to_string(steps_passed, '')) <= 96000);

create or replace function private.bytes_of(person uuid) returns bigint
language sql stable set search_path = ''
return (
	select coalesce(sum(greatest((o.metadata ->> 'size')::bigint, 4096)), 0) from storage.objects o
	where o.owner_id = person::text
) + (
	select coalesce(sum(coalesce(octet_length(s.submission_text), 0) + coalesce(octet_length(s.work::text), 0)), 0)
	from public.challenge_submissions s where s.student_id = person
) + (
	select coalesce(sum(octet_length(a.program)), 0) from public.check_attempts a
	where a.user_id = person and a.program is not null
);

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
