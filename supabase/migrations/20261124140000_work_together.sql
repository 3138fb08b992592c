-- Two or three learners at one computer: one program, each credited. They work in the session of the first, who is signed
-- in; the server proves the others (join_together), and the page gets no token of theirs.

-- After how many minutes a class is asked to change who drives; null for never.
alter table public.class_codes add column swap_minutes integer default 10 check (swap_minutes between 5 and 20);
grant update (swap_minutes) on public.class_codes to authenticated;

create table public.together_members (
	-- The first learner's session. Their own row has seat 1.
	session_id uuid not null,
	user_id uuid not null references public.people (id) on delete cascade,
	host_id uuid not null references public.people (id) on delete cascade,
	seat smallint not null check (seat between 1 and 3),
	-- Of the one at the keyboard; null for the others.
	drives_since timestamptz,
	joined_at timestamptz not null default now(),
	-- The page reports each minute; all parts end 20 minutes after the last report, a partner's four hours after it began.
	seen_at timestamptz not null default now(),
	primary key (session_id, user_id),
	unique (session_id, seat)
);
create unique index together_members_driver_idx on public.together_members (session_id) where drives_since is not null;
create index together_members_user_id_idx on public.together_members (user_id);
create index together_members_host_id_idx on public.together_members (host_id);

alter table public.together_members enable row level security;
revoke all on public.together_members from anon, authenticated;
grant select on public.together_members to authenticated;
grant all on public.together_members to service_role;

create policy "people read with whom they work together" on public.together_members for select to authenticated
using (user_id = (select auth.uid()) or host_id = (select auth.uid()));

create function private.own_session() returns uuid
language sql stable set search_path = ''
return (auth.jwt() ->> 'session_id')::uuid;

create function private.is_present(member public.together_members) returns boolean
language sql stable set search_path = ''
return member.seen_at > now() - interval '20 minutes'
	and (member.user_id = member.host_id or member.joined_at > now() - interval '4 hours');

-- Who works together with a person in that session of theirs, without the person, by id.
create function private.partners_of(person uuid, session uuid) returns uuid[]
language sql stable set search_path = ''
return (
	select coalesce(array_agg(t.user_id order by t.user_id), '{}') from public.together_members t
	where t.session_id = session and t.host_id = person and t.user_id <> person and private.is_present(t)
);

-- Held until the transaction ends: one change after another to who works together.
create function private.hold_together(session uuid) returns void
language sql volatile set search_path = ''
begin atomic
	select pg_advisory_xact_lock(hashtextextended('together ' || session, 0));
end;

-- One's part ends; the last partner's ends the whole. Somebody always drives: the host, where the driver leaves.
create function private.end_together_part(session uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.together_members t where t.session_id = session and t.user_id = person;
	if not exists (select from public.together_members t where t.session_id = session and t.user_id <> t.host_id) then
		delete from public.together_members t where t.session_id = session;
	elsif not exists (select from public.together_members t where t.session_id = session and t.drives_since is not null) then
		update public.together_members t set drives_since = now() where t.session_id = session and t.user_id = t.host_id;
	end if;
end $$;

-- The server's, once it has proved the person: `joined`, `here` already, `self`, `full`, or `no_learner`. Who sat at
-- another computer leaves it.
create function public.join_together(host uuid, session uuid, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
	free smallint;
	former uuid;
begin
	if host = person then
		return 'self';
	elsif exists (
		select from public.roles r where r.user_id in (host, person) and (r.is_admin or private.is_educator(r.user_type))
	) then
		return 'no_learner';
	end if;
	perform private.hold_together(session);
	delete from public.together_members t
	where t.session_id = session and not private.is_present(t) or t.joined_at < now() - interval '1 day';
	insert into public.together_members (session_id, user_id, host_id, seat) values (session, host, host, 1)
	on conflict do nothing;
	update public.together_members t set drives_since = now()
	where t.session_id = session and t.user_id = host and not exists (
		select from public.together_members d where d.session_id = session and d.drives_since is not null
	);
	if exists (select from public.together_members t where t.session_id = session and t.user_id = person) then
		return 'here';
	end if;
	select seats.seat into free from unnest(array[2, 3]) as seats (seat)
	where not exists (select from public.together_members t where t.session_id = session and t.seat = seats.seat)
	order by seats.seat limit 1;
	if free is null then
		return 'full';
	end if;
	for former in select t.session_id from public.together_members t where t.user_id = person and t.host_id <> person loop
		perform private.end_together_part(former, person);
	end loop;
	insert into public.together_members (session_id, user_id, host_id, seat) values (session, person, host, free);
	return 'joined';
end $$;

-- Who sits at the caller's computer, in the order of the seats (none: alone), and after how many minutes to change. Reports
-- that the page is open.
create function public.my_together() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
	update public.together_members t set seen_at = now()
	where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t);
	return jsonb_build_object(
		'now', now(),
		'minutes', (
			select case when count(*) = 0 then 10 else min(c.swap_minutes) end
			from public.class_members m join public.class_codes c on c.id = m.class_id
			where m.user_id = auth.uid() and c.is_active
		),
		'seats', (
			select coalesce(jsonb_agg(jsonb_build_object('id', t.user_id, 'name', p.display_name, 'drivesSince', t.drives_since)
				order by t.seat), '[]')
			from public.together_members t join public.people p on p.id = t.user_id
			where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t)
				and cardinality(private.partners_of(auth.uid(), private.own_session())) > 0
		)
	);
end $$;

-- Somebody at the caller's computer takes the keyboard; who is not there changes nothing.
create function public.drive_together(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	session constant uuid := private.own_session();
begin
	perform private.hold_together(session);
	if exists (
		select from public.together_members t
		where t.session_id = session and t.host_id = auth.uid() and t.user_id = person and t.drives_since is null
	) then
		update public.together_members t set drives_since = null where t.session_id = session;
		update public.together_members t set drives_since = now() where t.session_id = session and t.user_id = person;
	end if;
end $$;

-- The person's part at the caller's computer ends; the host's ends it for all.
create function public.leave_together(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	session constant uuid := private.own_session();
begin
	perform private.hold_together(session);
	if person = auth.uid() then
		delete from public.together_members t where t.session_id = session and t.host_id = person;
	elsif exists (select from public.together_members t where t.session_id = session and t.host_id = auth.uid()) then
		perform private.end_together_part(session, person);
	end if;
end $$;


-- Each keeps a copy: a version of its own for each session, so that what a partner had before stays among the versions.

alter table public.work_versions add column together_session uuid;

create function private.copy_work(person uuid, partner uuid, project text, session uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	work record;
	latest public.work_versions;
begin
	for work in
		select distinct on (w.kind) w.kind, w.body from public.work_versions w
		where w.user_id = person and w.project_id = project order by w.kind, w.revision desc
	loop
		perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', partner, project, work.kind), 0));
		select w.* into latest from public.work_versions w
		where w.user_id = partner and w.project_id = project and w.kind = work.kind order by w.revision desc limit 1;
		if latest.body = work.body then
			continue;
		elsif latest.together_session = session then
			update public.work_versions w
			set revision = w.revision + 1, body = work.body, saved_at = now(), action_id = gen_random_uuid()
			where w.user_id = partner and w.project_id = project and w.kind = work.kind and w.revision = latest.revision;
		else
			insert into public.work_versions (user_id, project_id, kind, revision, body, pressed, action_id, together_session)
			values (partner, project, work.kind, coalesce(latest.revision, 0) + 1, work.body, true, gen_random_uuid(), session);
		end if;
	end loop;
end $$;

create function private.copy_work_to_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	partner uuid;
begin
	if new.user_id = auth.uid() then
		foreach partner in array private.partners_of(new.user_id, private.own_session()) loop
			perform private.copy_work(new.user_id, partner, new.project_id, private.own_session());
		end loop;
	end if;
	return null;
end $$;

create trigger copy_work_to_partners after insert or update of body on public.work_versions
for each row execute function private.copy_work_to_partners();


-- Help is charged to each, and a completion counts for each who does not have it. Projects are held in the order of the
-- people's ids.

create function private.hold_project_of(people uuid[], project text) returns void
language plpgsql set search_path = '' as $$
declare
	person uuid;
begin
	for person in select p from unnest(people) p order by p loop
		perform private.hold_project(person, project);
	end loop;
end $$;

-- Writes one help down, where the person has not taken it; what it cost.
create function private.charge_help(person uuid, named text, kind text, help text) returns integer
language plpgsql set search_path = '' as $$
declare
	before constant jsonb := private.project_state(person, named);
	cost integer := 0;
begin
	if jsonb_typeof(before -> 'completion') = 'null' then
		select least((before ->> 'score')::integer, private.help_cost(charge_help.kind, c.points, c.difficulty)) into cost
		from public.challenges c where c.id = named;
	end if;
	insert into public.project_helps (user_id, project_id, help_id, kind, cost)
	values (person, named, help, charge_help.kind, cost)
	on conflict do nothing;
	return case when found then cost else 0 end;
end $$;

drop function public.take_help(uuid, text, text, text[]);
drop function public.complete_project(uuid, text, text);

-- Writes down the first of these helps that the person has not taken, before it is given; none where all are. Partners of
-- the session are charged for the same, or for what is read again. After the completion help costs nothing. Answers the
-- state, and in `deducted` what was taken now.
create function public.take_help(person uuid, project_id text, kind text, help_ids text[], session uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	partners constant uuid[] := private.partners_of(person, session);
	partner uuid;
	next_id text;
	cost integer := 0;
begin
	perform private.hold_project_of(partners || person, take_help.project_id);
	select wanted.id into next_id
	from unnest(help_ids) with ordinality as wanted (id, position)
	where not exists (
		select from public.project_helps h
		where h.user_id = person and h.project_id = take_help.project_id and h.help_id = wanted.id
	)
	order by wanted.position limit 1;
	if next_id is not null then
		cost := private.charge_help(person, take_help.project_id, take_help.kind, next_id);
	end if;
	if coalesce(next_id, help_ids[1]) is not null then
		foreach partner in array partners loop
			perform private.charge_help(partner, take_help.project_id, take_help.kind, coalesce(next_id, help_ids[1]));
		end loop;
	end if;
	return private.project_state(person, take_help.project_id) || jsonb_build_object('deducted', cost);
end $$;

-- Records a completion, whose award is the project's points less the help that was taken, for the person and the partners
-- of the session; a second one changes nothing. Answers the person's state, and in `already` whether they had completed it.
create function public.complete_project(person uuid, project_id text, source text, session uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	partners constant uuid[] := private.partners_of(person, session);
	member uuid;
	already boolean;
begin
	perform private.hold_project_of(partners || person, complete_project.project_id);
	for member in select p from unnest(partners || person) p order by p loop
		insert into public.project_completions (user_id, project_id, points, source)
		values (
			member,
			complete_project.project_id,
			(private.project_state(member, complete_project.project_id) ->> 'score')::integer,
			complete_project.source
		)
		on conflict on constraint project_completions_pkey do nothing;
		if member = person then
			already := not found;
		else
			perform private.copy_work(person, member, complete_project.project_id, session);
		end if;
	end loop;
	return private.project_state(person, complete_project.project_id) || jsonb_build_object('already', already);
end $$;


-- A submission counts for each who has none that was approved. One review covers all.

alter table public.challenge_submissions
	-- The id of the first learner's; null for who worked alone.
	add column together_id uuid,
	-- The one that the staff review; the others follow it.
	add column together_first boolean generated always as (together_id is null or together_id = id) stored;
create index challenge_submissions_together_id_idx on public.challenge_submissions (together_id);

-- Only what a review writes is one.
drop trigger keep_review on public.challenge_submissions;
create trigger keep_review
before update of status, points_awarded, teacher_feedback, reopen_reason, reviewed_at, reviewed_by, revision
on public.challenge_submissions for each row execute function private.keep_review();

create or replace function private.begin_submission() returns trigger
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

create or replace function private.attach_checks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	-- A partner's has the first learner's check and help.
	if new.work is null or new.together_id is not null then
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

create function private.share_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.challenge_submissions (
		challenge_id, student_id, submission_text, submission_files, submission_file_names, work, check_report, helps, together_id
	)
	select new.challenge_id, partner, new.submission_text, new.submission_files, new.submission_file_names, new.work,
		new.check_report, new.helps, new.id
	from unnest(private.partners_of(new.student_id, private.own_session())) partner
	where not exists (
		select from public.challenge_submissions s
		where s.student_id = partner and s.challenge_id = new.challenge_id and s.status = 'approved'
	)
	order by partner;
	return null;
end $$;

create trigger share_submission after insert on public.challenge_submissions
for each row when (new.together_id = new.id) execute function private.share_submission();

create function private.share_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.challenge_submissions s set
		status = new.status,
		points_awarded = new.points_awarded,
		teacher_feedback = new.teacher_feedback,
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

-- STALE: somebody has reviewed meanwhile; the detail is the newest revision. PT404: no such submission to review. Those that
-- one review covers are locked in the order of their ids.
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
		reopen_reason = reason
	where s.id = submission_id
	returning * into reviewed;
	return reviewed;
end $$;

create or replace function public.teacher_today(zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	today date := (now() at time zone zone)::date;
begin
	if not public.is_staff() then
		raise insufficient_privilege using message = 'Verified teachers see their learners'' work.';
	end if;
	return (
		with classes as materialized (
			select c.id, c.class_name, c.created_at from public.class_codes c where c.teacher_id = auth.uid() and c.is_active
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
					)
				) order by c.created_at, c.id), '[]')
				from classes c
			)
		)
	);
end $$;

create or replace function public.my_classes() returns jsonb
language sql stable security definer set search_path = ''
return (
	select coalesce(jsonb_agg(jsonb_build_object(
		'id', c.id, 'code', c.code, 'name', c.class_name, 'gradeLevel', c.grade_level, 'subject', c.subject,
		'active', c.is_active, 'createdAt', c.created_at, 'swapMinutes', c.swap_minutes,
		'students', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', m.user_id, 'name', p.name, 'joinedAt', m.joined_at, 'classAccount', a.user_id is not null,
				'secret', a.secret_kind, 'chosenAt', a.chosen_at, 'wrongTries', coalesce(a.wrong_tries, 0),
				'waitsUntil', a.waits_until, 'lockedAt', a.locked_at, 'lastSignedInAt', a.last_signed_in_at
			) order by p.name, m.user_id), '[]')
			from public.class_members m join public.profiles p on p.id = m.user_id
			left join public.class_accounts a on a.user_id = m.user_id
			where m.class_id = c.id
		) else '[]' end,
		'requests', case when public.is_staff() then (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', r.id, 'name', r.name, 'grade', r.grade, 'hasAccount', r.user_id is not null
			) order by r.created_at, r.id), '[]')
			from public.class_join_requests r where r.class_id = c.id and r.state = 'waiting'
		) else '[]' end
	) order by c.created_at, c.id), '[]')
	from public.class_codes c where c.teacher_id = auth.uid() and public.is_educator()
);

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
revoke execute on function public.join_together(uuid, uuid, uuid), public.take_help(uuid, text, text, text[], uuid),
	public.complete_project(uuid, text, text, uuid) from public, anon, authenticated;
grant execute on function public.join_together(uuid, uuid, uuid), public.take_help(uuid, text, text, text[], uuid),
	public.complete_project(uuid, text, text, uuid) to service_role;
revoke execute on function public.my_together(), public.drive_together(uuid), public.leave_together(uuid) from public, anon;
grant execute on function public.my_together(), public.drive_together(uuid), public.leave_together(uuid)
	to authenticated, service_role;
