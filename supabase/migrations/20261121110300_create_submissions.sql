-- Work handed in for a challenge, and what the staff say of it.

create table public.challenge_submissions (
	id uuid primary key default gen_random_uuid(),
	challenge_id text not null references public.challenges (id),
	student_id uuid not null default auth.uid() references public.people (id) on delete cascade,
	status text not null default 'pending' check (status in ('pending', 'under_review', 'approved', 'rejected')),
	submission_text text check (char_length(submission_text) <= 20000),
	-- Paths in the bucket challenge-submissions.
	submission_files text[] check (cardinality(submission_files) <= 10),
	teacher_feedback text check (char_length(teacher_feedback) <= 5000),
	points_awarded integer not null default 0 check (points_awarded between 0 and 1000),
	submitted_at timestamptz not null default now(),
	reviewed_at timestamptz,
	-- Not to `people`: `student:people(display_name)` shall mean one thing. The log names the reviewers.
	reviewed_by uuid references auth.users (id) on delete set null,
	-- Why a decision was taken back; until the next one.
	reopen_reason text check (char_length(reopen_reason) <= 1000),
	-- One more with each review: a reviewer names the one that was read.
	revision integer not null default 1,
	-- What was handed in while the network was gone arrives once.
	client_action_id uuid,
	unique (student_id, client_action_id),
	constraint challenge_submissions_work_check check (submission_text is not null or submission_files is not null),
	constraint challenge_submissions_points_check check (status = 'approved' or points_awarded = 0)
);
create index challenge_submissions_challenge_id_idx on public.challenge_submissions (challenge_id);
create index challenge_submissions_reviewed_by_idx on public.challenge_submissions (reviewed_by);
create index challenge_submissions_submitted_at_idx on public.challenge_submissions (submitted_at desc, id);
create index challenge_submissions_files_idx on public.challenge_submissions using gin (submission_files);

alter table public.challenge_submissions enable row level security;
revoke all on public.challenge_submissions from anon, authenticated;
grant
	select,
	insert (id, challenge_id, student_id, submission_text, submission_files, client_action_id),
	-- When and by whom is the trigger's; a page that sends it is not refused.
	update (status, points_awarded, teacher_feedback, reopen_reason, reviewed_at, reviewed_by)
on public.challenge_submissions to authenticated;
grant all on public.challenge_submissions to service_role;

create policy "learners read their own submissions" on public.challenge_submissions for select to authenticated
using (student_id = (select auth.uid()));

create policy "staff read every submission" on public.challenge_submissions for select to authenticated
using ((select public.is_staff()));

create policy "learners hand in for challenges they see" on public.challenge_submissions for insert to authenticated
with check (
	student_id = (select auth.uid())
	and exists (select from public.challenges c where c.id = challenge_id and c.status = 'active')
);

create policy "staff review the work of others" on public.challenge_submissions for update to authenticated
using (student_id <> (select auth.uid()) and (select public.is_staff()))
with check (student_id <> (select auth.uid()) and (select public.is_staff()));

-- Whoever reads a submission reads whose it is.
create policy "names are read with their submissions" on public.people for select to authenticated
using (exists (select from public.challenge_submissions s where s.student_id = people.id));


create function private.begin_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.status <> 'pending' then
		raise check_violation using message = 'A submission begins as pending.';
	end if;
	new.submission_text := nullif(regexp_replace(new.submission_text, '^\s+|\s+$', '', 'g'), '');
	new.submission_files := nullif(new.submission_files, '{}');
	if exists (
		select from unnest(new.submission_files) as file (path)
		where file.path is null
			or split_part(file.path, '/', 1) <> new.student_id::text
			or not exists (
				select from storage.objects o where o.bucket_id = 'challenge-submissions' and o.name = file.path
			)
	) then
		raise check_violation using message = 'A submission''s files are those that its student has stored.';
	end if;
	return new;
end $$;

create trigger begin_submission before insert on public.challenge_submissions
for each row execute function private.begin_submission();

-- domain/submission-states.ts keeps the same rule; domain/examples/submission-states.json holds the cases.
create function private.can_move_submission(from_status text, to_status text) returns boolean
language sql immutable set search_path = ''
return case
	when from_status in ('pending', 'under_review') then to_status in ('under_review', 'approved', 'rejected')
	when from_status in ('approved', 'rejected') then to_status = 'under_review'
	else false
end;

-- Each update is a review, by whichever call.
-- STATE: no review leads from the one status to the other. A decision is taken back with a reason.
create function private.keep_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	reopened constant boolean := old.status in ('approved', 'rejected');
begin
	-- The reviewer's account is gone: no review.
	if new.reviewed_by is null and old.reviewed_by is not null
		and not exists (select from auth.users where id = old.reviewed_by) then
		return new;
	end if;

	if not private.can_move_submission(old.status, new.status) then
		raise exception using
			errcode = 'STATE',
			message = format('A submission does not go from %s to %s.', old.status, new.status);
	end if;
	new.reopen_reason := case
		when reopened then nullif(regexp_replace(new.reopen_reason, '^\s+|\s+$', '', 'g'), '')
		when new.status = 'under_review' then old.reopen_reason
	end;
	if reopened and new.reopen_reason is null then
		raise check_violation using
			message = 'A decision is taken back with a reason.',
			constraint = 'challenge_submissions_reopen_reason_check';
	end if;
	new.teacher_feedback := nullif(regexp_replace(new.teacher_feedback, '^\s+|\s+$', '', 'g'), '');
	if new.status <> 'approved' then
		new.points_awarded := 0;
	end if;
	new.reviewed_at := now();
	new.reviewed_by := coalesce(auth.uid(), new.reviewed_by);
	new.revision := old.revision + 1;
	return new;
end $$;

create trigger keep_review before update on public.challenge_submissions
for each row execute function private.keep_review();


-- Every review there was.
create table public.submission_reviews (
	id bigint generated always as identity primary key,
	submission_id uuid not null references public.challenge_submissions (id) on delete cascade,
	reviewer_id uuid references public.people (id) on delete set null,
	from_status text not null,
	to_status text not null,
	points integer not null,
	feedback text,
	reason text,
	reviewed_at timestamptz not null default now()
);
create index submission_reviews_submission_id_idx on public.submission_reviews (submission_id);
create index submission_reviews_reviewer_id_idx on public.submission_reviews (reviewer_id);

alter table public.submission_reviews enable row level security;
revoke all on public.submission_reviews from anon, authenticated;
grant select on public.submission_reviews to authenticated;
grant all on public.submission_reviews to service_role;

create policy "reviews are read with their submissions" on public.submission_reviews for select to authenticated
using (exists (select from public.challenge_submissions s where s.id = submission_id));

create policy "names of reviewers are read with their reviews" on public.people for select to authenticated
using (exists (select from public.submission_reviews r where r.reviewer_id = people.id));


-- After a review: the log, the points of the newest decision, and word to the learner.
create function private.follow_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	reopened constant boolean := old.status in ('approved', 'rejected');
	challenge public.challenges%rowtype;
begin
	insert into public.submission_reviews
		(submission_id, reviewer_id, from_status, to_status, points, feedback, reason)
	values (
		new.id, new.reviewed_by, old.status, new.status, new.points_awarded, new.teacher_feedback,
		case when reopened then new.reopen_reason end
	);

	if new.status = 'approved' then
		insert into public.point_awards (user_id, kind, subject, points)
		values (new.student_id, 'submission', new.id::text, new.points_awarded)
		on conflict (user_id, kind, subject) do update set points = excluded.points, awarded_at = now();
	elsif old.status = 'approved' then
		delete from public.point_awards
		where user_id = new.student_id and kind = 'submission' and subject = new.id::text;
	end if;

	if new.status <> old.status or new.teacher_feedback is distinct from old.teacher_feedback then
		select * into strict challenge from public.challenges where id = new.challenge_id;
		insert into public.notifications (user_id, type, code, params, title, message, link)
		values (
			new.student_id,
			'other',
			case when reopened then 'submission_reopened' else 'submission_' || new.status end,
			jsonb_build_object(
				'submission_id', new.id,
				'challenge_id', challenge.id,
				'challenge_title', challenge.title,
				'points', new.points_awarded
			),
			case
				when reopened then 'Submission opened again'
				when new.status = 'approved' then 'Submission approved'
				when new.status = 'rejected' then 'Submission not approved'
				else 'Submission under review'
			end,
			case
				when reopened then format('Your work for "%s" is being looked at again.', challenge.title)
				when new.status = 'approved'
					then format('Your work for "%s" earned %s points.', challenge.title, new.points_awarded)
				when new.status = 'rejected'
					then format('Your work for "%s" was not approved. Read the feedback and try again.', challenge.title)
				else format('A teacher is looking at your work for "%s".', challenge.title)
			end,
			case
				when not challenge.project then '/challenges?challenge='
				when challenge.difficulty = 'beginner' then '/primary-kit?challenge='
				else '/secondary-kit?challenge='
			end || challenge.id
		);
	end if;
	return null;
end $$;

create trigger follow_review after update on public.challenge_submissions
for each row when (new.revision <> old.revision) execute function private.follow_review();


-- A review by somebody who read the revision named. With the caller's own rights: the policies above decide.
-- STALE: somebody has reviewed meanwhile; the detail is the newest revision. P0002: no such submission to review.
create function public.review_submission(
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
	select * into reviewed from public.challenge_submissions s where s.id = submission_id for update;
	if not found then
		raise no_data_found using message = 'There is no such submission to review.';
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


revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
revoke execute on function public.review_submission(uuid, integer, text, integer, text, text) from public, anon;
grant execute on function public.review_submission(uuid, integer, text, integer, text, text)
	to authenticated, service_role;

alter publication supabase_realtime add table public.challenge_submissions;
