-- Work handed in for a challenge, and what the staff say of it.

create table public.challenge_submissions (
	id uuid primary key default gen_random_uuid(),
	challenge_id text not null references public.challenges (id),
	student_id uuid not null default auth.uid() references public.people (id) on delete cascade,
	-- The id of the first learner's; null for who worked alone.
	together_id uuid,
	-- The one that the staff review; the others follow it.
	together_first boolean generated always as (together_id is null or together_id = id) stored,
	status text not null default 'pending' check (status in ('pending', 'under_review', 'approved', 'rejected')),
	submission_text text check (char_length(submission_text) <= 20000),
	-- Paths in the bucket challenge-submissions.
	submission_files text[] check (cardinality(submission_files) <= 10),
	-- What these files are called: shown to learner and reviewer, and given to the file when it is saved. Never a path.
	submission_file_names text[],
	-- {kind, program, circuit}, as it was; null where only words or files were handed in. Like the helps it never changes.
	work jsonb constraint challenge_submissions_work_check1 check (
		jsonb_typeof(work) = 'object' and octet_length(work::text) <= 700000
		and work ->> 'kind' in ('sketch', 'blocks') and jsonb_typeof(work -> 'program') = 'string'
	),
	-- {hints, solution}.
	helps jsonb,
	-- {passed, passedSteps, steps, failedStep, seen, at} of the server's check; null: not checked yet, or not to be checked.
	check_report jsonb,
	checked_at timestamptz,
	teacher_feedback text check (char_length(teacher_feedback) <= 5000),
	-- The lines of the challenge as they were when it was reviewed, each with whether it is met: [{line, met}].
	rubric jsonb check (jsonb_typeof(rubric) = 'array' and jsonb_array_length(rubric) <= 5 and octet_length(rubric::text) <= 4000),
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
create index challenge_submissions_student_id_idx on public.challenge_submissions (student_id, submitted_at);
create index challenge_submissions_together_id_idx on public.challenge_submissions (together_id);
create index challenge_submissions_unchecked_idx on public.challenge_submissions (submitted_at)
where checked_at is null and work is not null;

alter table public.challenge_submissions enable row level security;
revoke all on public.challenge_submissions from anon, authenticated;
grant
	select,
	insert (
		id, challenge_id, student_id, submission_text, submission_files, submission_file_names, work, client_action_id
	),
	-- When and by whom is the trigger's; a page that sends it is not refused.
	update (status, points_awarded, teacher_feedback, rubric, reopen_reason, reviewed_at, reviewed_by)
on public.challenge_submissions to authenticated;
grant all on public.challenge_submissions to service_role;
alter publication supabase_realtime add table public.challenge_submissions;

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
declare
	author uuid := new.student_id;
begin
	if new.status <> 'pending' then
		raise check_violation using message = 'A submission begins as pending.';
	end if;
	if new.together_id is not null then
		select s.student_id into strict author from public.challenge_submissions s where s.id = new.together_id;
	elsif new.student_id = auth.uid() and private.partners_of(new.student_id, private.own_session()) <> '{}' then
		new.together_id := new.id;
	end if;
	new.submission_text := nullif(regexp_replace(new.submission_text, '^\s+|\s+$', '', 'g'), '');
	new.submission_files := nullif(new.submission_files, '{}');
	new.submission_file_names := nullif(new.submission_file_names, '{}');
	if exists (
		select from unnest(new.submission_files) as file (path)
		where file.path is null
			or split_part(file.path, '/', 1) <> author::text
			or not exists (
				select from storage.objects o where o.bucket_id = 'challenge-submissions' and o.name = file.path
			)
	) then
		raise check_violation using message = 'A submission''s files are those that its student has stored.';
	end if;
	if new.submission_file_names is not null then
		if cardinality(new.submission_file_names) is distinct from cardinality(new.submission_files) then
			raise check_violation using message = 'Each file has one name.';
		end if;
		new.submission_file_names := array(
			select private.submission_file_name(file.given, file.path)
			from unnest(new.submission_file_names, new.submission_files) with ordinality as file (given, path, place)
			order by file.place
		);
	end if;
	return new;
end $$;

create trigger begin_submission before insert on public.challenge_submissions
for each row execute function private.begin_submission();

-- The help that was used is attached by the database.
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

-- The name without what another computer would take for more than a name (folders, controls, signs that are not seen or
-- turn what is read around them), with the extension of what is stored: a program is never saved as another kind of
-- file, a redrawn picture as what it is.
create function private.submission_file_name(given text, path text) returns text
language sql immutable set search_path = ''
return coalesce(
	nullif(
		btrim(
			left(
				regexp_replace(
					regexp_replace(
						normalize(left(given, 500), nfc),
						'[[:cntrl:]/\\:*?"<>|\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]',
						'_', 'g'
					),
					'\.[[:alnum:]]{0,8}$', ''
				),
				100
			),
			'. '
		),
		''
	),
	'file'
) || '.' || lower(substring(path from '\.([^./]+)$'));


-- The report beside a submission is the server's own check of what was handed in, made soon after; what the page says
-- of its checks is no report.

-- The server's: work of projects that waits to be checked, the oldest first; of what was made together the first
-- learner's.
create function public.submissions_to_check(kinds text[], most integer)
returns table (id uuid, student_id uuid, project_id text, work jsonb)
language sql stable security definer set search_path = '' as $$
	select s.id, s.student_id, s.challenge_id, s.work
	from public.challenge_submissions s join public.challenges c on c.id = s.challenge_id and c.project
	where s.checked_at is null and s.work is not null and s.together_first and s.work ->> 'kind' = any (kinds)
	order by s.submitted_at limit most;
$$;

revoke execute on function public.submissions_to_check(text[], integer) from public, anon, authenticated;
grant execute on function public.submissions_to_check(text[], integer) to service_role;

-- The server's: the outcome, for all who made it together; null where the work cannot be checked.
create function public.write_check_report(submission uuid, report jsonb) returns void
language sql security definer set search_path = ''
begin atomic
	update public.challenge_submissions s set check_report = report, checked_at = now()
	where s.id = submission or s.together_id = submission;
end;

revoke execute on function public.write_check_report(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.write_check_report(uuid, jsonb) to service_role;


-- Reviews.

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

-- domain/classroom/submission-states.ts keeps the same rule; domain/examples/submission-states.json holds the cases.
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

create trigger keep_review
before update of status, points_awarded, teacher_feedback, rubric, reopen_reason, reviewed_at, reviewed_by, revision
on public.challenge_submissions for each row execute function private.keep_review();

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
		insert into public.notifications (user_id, type, code, params)
		values (
			new.student_id,
			'other',
			case when reopened then 'submission_reopened' else 'submission_' || new.status end,
			jsonb_build_object(
				'submission_id', new.id,
				'challenge_id', challenge.id,
				'challenge_title', challenge.title,
				'kit', case when challenge.project then case challenge.difficulty when 'beginner' then 'primary' else 'secondary' end end,
				'points', new.points_awarded
			)
		);
	end if;
	return null;
end $$;

-- The log of reviews has what a review changed. A save that changes nothing is a new revision, but no entry.
create trigger follow_review after update on public.challenge_submissions
for each row when (
	new.revision <> old.revision
	and (new.status, new.points_awarded, new.teacher_feedback)
		is distinct from (old.status, old.points_awarded, old.teacher_feedback)
)
execute function private.follow_review();

-- A review by somebody who read the revision named. With the caller's own rights: the policies decide.
-- STALE: somebody has reviewed meanwhile; the detail is the newest revision. PT404: no such submission to review. Those
-- that one review covers are locked in the order of their ids.
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

-- What a reviewer writes again and again, to be put into the feedback with one press.
create table public.review_comments (
	id uuid primary key default gen_random_uuid(),
	reviewer_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	body text not null check (char_length(body) <= 500 and body ~ '\S'),
	created_at timestamptz not null default now(),
	unique (reviewer_id, body)
);

alter table public.review_comments enable row level security;
revoke all on public.review_comments from anon, authenticated;
grant select, insert (id, reviewer_id, body), delete on public.review_comments to authenticated;
grant all on public.review_comments to service_role;

create policy "reviewers read their own comments" on public.review_comments for select to authenticated
using (reviewer_id = (select auth.uid()));

create policy "staff add comments of their own" on public.review_comments for insert to authenticated
with check (reviewer_id = (select auth.uid()) and (select public.is_staff()));

create policy "reviewers delete their own comments" on public.review_comments for delete to authenticated
using (reviewer_id = (select auth.uid()));

create function private.limit_review_comments()
returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform pg_advisory_xact_lock(hashtext('review_comments:' || new.reviewer_id));
	if (select count(*) from public.review_comments c where c.reviewer_id = new.reviewer_id) >= 50 then
		raise exception using errcode = 'PT409', message = 'A reviewer keeps 50 comments at most.';
	end if;
	return new;
end
$$;

create trigger limit_review_comments before insert on public.review_comments
for each row execute function private.limit_review_comments();


-- Work of several learners: a submission counts for each who has none that was approved. One review covers all.

create function private.share_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	partners constant uuid[] := private.partners_of(new.student_id, private.own_session());
begin
	perform private.hold_results_of(partners || new.student_id);
	insert into public.challenge_submissions (
		challenge_id, student_id, submission_text, submission_files, submission_file_names, work, check_report, helps, together_id
	)
	select new.challenge_id, partner, new.submission_text, new.submission_files, new.submission_file_names, new.work,
		new.check_report, new.helps, new.id
	from unnest(partners) partner
	where not exists (
		select from public.challenge_submissions s
		where s.student_id = partner and s.challenge_id = new.challenge_id and s.status = 'approved'
	)
	order by partner;
	return null;
end $$;

create trigger share_submission after insert on public.challenge_submissions
for each row when (new.together_id = new.id) execute function private.share_submission();

create function private.hold_reviewed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.hold_results_of(
		array(select s.student_id from public.challenge_submissions s where s.together_id = new.together_id)
	);
	return new;
end $$;

create trigger hold_reviewed before update of status on public.challenge_submissions
for each row when (new.together_id is not null) execute function private.hold_reviewed();

create function private.share_review() returns trigger
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

create trigger share_review after update on public.challenge_submissions
for each row when (new.revision <> old.revision and new.together_id is not null) execute function private.share_review();

-- The first learner's account was purged: the next one's is reviewed.
create function private.pass_on_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	next_id uuid;
begin
	select s.id into next_id from public.challenge_submissions s where s.together_id = old.id order by s.id limit 1;
	update public.challenge_submissions s set together_id = next_id where s.together_id = old.id;
	return null;
end $$;

create trigger pass_on_submission after delete on public.challenge_submissions
for each row when (old.together_id = old.id) execute function private.pass_on_submission();
