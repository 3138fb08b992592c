-- A teacher says for a challenge what they look for, in five lines at most; a review says which are met.

alter table public.challenges add column rubric text[] not null default '{}' check (
	cardinality(rubric) <= 5 and array_position(rubric, null) is null and '' <> all (rubric)
	and char_length(array_to_string(rubric, '')) <= 600
);
grant insert (rubric), update (rubric) on public.challenges to authenticated;

alter table public.challenge_submissions add column rubric jsonb check (
	jsonb_typeof(rubric) = 'array' and jsonb_array_length(rubric) <= 5 and octet_length(rubric::text) <= 4000
);
grant update (rubric) on public.challenge_submissions to authenticated;

drop trigger keep_review on public.challenge_submissions;
create trigger keep_review
before update of status, points_awarded, teacher_feedback, rubric, reopen_reason, reviewed_at, reviewed_by, revision
on public.challenge_submissions for each row execute function private.keep_review();

drop function public.review_submission(uuid, integer, text, integer, text, text);
create function public.review_submission(
	submission_id uuid,
	expected_revision integer,
	status text,
	points integer default 0,
	feedback text default null,
	reason text default null,
	rubric jsonb default null
) returns public.challenge_submissions
language plpgsql set search_path = '' as $$
declare
	reviewed public.challenge_submissions%rowtype;
begin
	if auth.uid() is not null and not public.is_staff() then
		raise insufficient_privilege using message = 'Verified educators review submissions.';
	end if;
	perform from public.challenge_submissions s
	where s.together_id = (select f.together_id from public.challenge_submissions f where f.id = submission_id)
	order by s.id for update;
	select * into reviewed from public.challenge_submissions s where s.id = submission_id for update;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such submission to review.';
	end if;
	if reviewed.revision <> expected_revision then
		raise exception using
			errcode = 'STALE',
			message = 'The submission has been reviewed meanwhile.',
			detail = reviewed.revision::text;
	end if;
	update public.challenge_submissions s set
		status = review_submission.status,
		points_awarded = coalesce(points, 0),
		teacher_feedback = feedback,
		rubric = review_submission.rubric,
		reopen_reason = reason
	where s.id = submission_id
	returning * into reviewed;
	return reviewed;
end $$;

revoke execute on function public.review_submission(uuid, integer, text, integer, text, text, jsonb) from public, anon;
grant execute on function public.review_submission(uuid, integer, text, integer, text, text, jsonb)
to authenticated, service_role;

create or replace function private.share_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.challenge_submissions s set
		status = new.status,
		points_awarded = new.points_awarded,
		teacher_feedback = new.teacher_feedback,
		rubric = new.rubric,
		reopen_reason = new.reopen_reason,
		reviewed_by = new.reviewed_by
	where s.together_id = new.together_id and s.id <> new.id and s.revision = old.revision;
	return null;
end $$;
