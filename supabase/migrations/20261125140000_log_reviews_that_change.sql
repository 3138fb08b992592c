-- The log of reviews has what a review changed. A save that changes nothing is a new revision, but no entry.
create or replace trigger follow_review after update on public.challenge_submissions
for each row when (
	new.revision <> old.revision
	and (new.status, new.points_awarded, new.teacher_feedback)
		is distinct from (old.status, old.points_awarded, old.teacher_feedback)
)
execute function private.follow_review();
