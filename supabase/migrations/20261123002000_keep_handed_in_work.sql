-- What was handed in, as it was: program and circuit come with the submission; the last check and the help that was used
-- are attached by the database. None of it changes later.

alter table public.challenge_submissions
	-- {kind, program, circuit}; null where only words or files were handed in.
	add column work jsonb check (
		jsonb_typeof(work) = 'object' and octet_length(work::text) <= 700000
		and work ->> 'kind' in ('sketch', 'blocks') and jsonb_typeof(work -> 'program') = 'string'
	),
	-- {passed, passedSteps, steps, failedStep, seen, at} of the last check before; null: not checked yet.
	add column check_report jsonb,
	-- {hints, solution}.
	add column helps jsonb;

grant insert (work) on public.challenge_submissions to authenticated;

create function private.attach_checks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.work is null then
		return new;
	end if;
	select jsonb_build_object(
		'passed', a.passed, 'passedSteps', a.passed_steps, 'steps', a.step_count, 'failedStep', a.failed_step,
		'seen', a.seen, 'at', a.attempted_at
	) into new.check_report
	from public.check_attempts a where a.user_id = new.student_id and a.project_id = new.challenge_id
	order by a.id desc limit 1;
	select jsonb_build_object(
		'hints', count(*) filter (where h.kind = 'hint'), 'solution', count(*) filter (where h.kind = 'reveal') > 0
	) into new.helps
	from public.project_helps h where h.user_id = new.student_id and h.project_id = new.challenge_id;
	return new;
end $$;

create trigger attach_checks before insert on public.challenge_submissions
for each row execute function private.attach_checks();

-- Work counts among what a person keeps.
create or replace function private.bytes_of(person uuid) returns bigint
language sql stable set search_path = ''
return (
	select coalesce(sum(greatest((o.metadata ->> 'size')::bigint, 4096)), 0) from storage.objects o
	where o.owner_id = person::text
) + (
	select coalesce(sum(coalesce(octet_length(s.submission_text), 0) + coalesce(octet_length(s.work::text), 0)), 0)
	from public.challenge_submissions s where s.student_id = person
);

revoke execute on function private.attach_checks() from public, anon, authenticated;
