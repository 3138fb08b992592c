-- What is not there is answered as such (404) and not as a failure of the server: PT404 is PostgREST's way to say so.
-- Whoever may not review is told that first, whatever they name.

create or replace function private.requires_care(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not private.cares_for(person) then
		raise insufficient_privilege using message = 'Only staff change this.';
	end if;
	if not exists (select from public.people p where p.id = person) then
		raise exception using errcode = 'PT404', message = 'There is no such person.';
	end if;
end $$;

create or replace function public.verify_educator(user_id uuid, verified boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'Administrators verify educators.';
	end if;
	update public.roles r set
		verified_at = case when verified then coalesce(r.verified_at, now()) end,
		verified_by = case when verified then coalesce(r.verified_by, auth.uid()) end
	where r.user_id = verify_educator.user_id and private.is_educator(r.user_type);
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such educator.';
	end if;
end $$;

create or replace function public.set_role(user_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
	-- The administrators' rows first: two who take the right from each other at the same moment do not both succeed.
	perform from public.roles r where r.is_admin order by r.user_id for update;
	if not public.is_administrator() or set_role.user_id = auth.uid() then
		raise insufficient_privilege using message = 'Administrators set the roles of others.';
	end if;
	if role is null or role not in ('student', 'educator', 'administrator') then
		raise invalid_parameter_value using message = 'A role is student, educator or administrator.';
	end if;
	update public.roles r set
		user_type = case role when 'student' then 'student' else 'educator' end,
		chosen_at = coalesce(r.chosen_at, now()),
		is_admin = role = 'administrator',
		verified_at = case role
			when 'administrator' then coalesce(r.verified_at, now())
			when 'educator' then r.verified_at
		end,
		verified_by = case role
			when 'administrator' then coalesce(r.verified_by, auth.uid())
			when 'educator' then r.verified_by
		end
	where r.user_id = set_role.user_id;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such person.';
	end if;
end $$;

-- A review by somebody who read the revision named. With the caller's own rights: the policies decide.
-- STALE: somebody has reviewed meanwhile; the detail is the newest revision. PT404: no such submission to review.
create or replace function public.review_submission(
	submission_id uuid,
	expected_revision integer,
	status text,
	points integer default 0,
	feedback text default null,
	reason text default null
) returns public.challenge_submissions
language plpgsql set search_path = '' as $$
declare
	reviewed public.challenge_submissions%rowtype;
begin
	if auth.uid() is not null and not public.is_staff() then
		raise insufficient_privilege using message = 'Verified educators review submissions.';
	end if;
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
		reopen_reason = reason
	where s.id = submission_id
	returning * into reviewed;
	return reviewed;
end $$;
