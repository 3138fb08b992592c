-- The report beside a submission is the server's own check of what was handed in, made soon after; what the page says of its
-- checks is no report.

alter table public.challenge_submissions add column checked_at timestamptz;
create index challenge_submissions_unchecked_idx on public.challenge_submissions (submitted_at)
where checked_at is null and work is not null;

drop trigger attach_checks on public.challenge_submissions;
drop function private.attach_checks();
create function private.attach_helps() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- A partner's has the first learner's help.
	if new.work is null or new.together_id is not null then
		return new;
	end if;
	select jsonb_build_object(
		'hints', count(*) filter (where h.kind = 'hint'), 'solution', count(*) filter (where h.kind = 'reveal') > 0
	) into new.helps
	from public.project_helps h where h.user_id = new.student_id and h.project_id = new.challenge_id;
	return new;
end $$;

create trigger attach_helps before insert on public.challenge_submissions
for each row execute function private.attach_helps();

-- What pages have said of their checks; the server checks these, too.
update public.challenge_submissions s set check_report = null where s.check_report is not null;

-- The server's: work of projects that waits to be checked, the oldest first; of what was made together the first learner's.
create function public.submissions_to_check(kinds text[], most integer)
returns table (id uuid, student_id uuid, project_id text, work jsonb)
language sql stable security definer set search_path = '' as $$
	select s.id, s.student_id, s.challenge_id, s.work
	from public.challenge_submissions s join public.challenges c on c.id = s.challenge_id and c.project
	where s.checked_at is null and s.work is not null and s.together_first and s.work ->> 'kind' = any (kinds)
	order by s.submitted_at limit most;
$$;

-- The server's: the outcome, for all who made it together; null where the work cannot be checked.
create function public.write_check_report(submission uuid, report jsonb) returns void
language sql security definer set search_path = ''
begin atomic
	update public.challenge_submissions s set check_report = report, checked_at = now()
	where s.id = submission or s.together_id = submission;
end;

revoke execute on function private.attach_helps() from public, anon, authenticated;
revoke execute on function public.submissions_to_check(text[], integer), public.write_check_report(uuid, jsonb)
	from public, anon, authenticated;
grant execute on function public.submissions_to_check(text[], integer), public.write_check_report(uuid, jsonb) to service_role;
