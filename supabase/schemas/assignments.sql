-- What verified teachers give to their classes: assignments, and the documents of their challenges.

-- Verified teachers of the caller's own classes that are not archived, as `own_teachers`, by class.
create function public.is_given_to_me(class_id uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.class_members m
	join public.class_codes c on c.id = m.class_id and c.is_active
	join public.roles r on r.user_id = c.teacher_id
	where m.class_id = is_given_to_me.class_id and m.user_id = auth.uid()
		and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

revoke execute on function public.is_given_to_me(uuid) from public, anon;
grant execute on function public.is_given_to_me(uuid) to authenticated, service_role;

-- A project or a challenge given to a class, with a date or without, and with a sentence of instruction or without.
create table public.assignments (
	id uuid primary key default gen_random_uuid(),
	class_id uuid not null references public.class_codes (id) on delete cascade,
	challenge_id text not null references public.challenges (id) on delete cascade,
	-- The day until which it is asked for. Work that comes later is taken all the same.
	due_on date,
	created_at timestamptz not null default now(),
	-- Shared by what was given to several classes at once.
	batch_id uuid not null default gen_random_uuid(),
	-- One sentence of the teacher; empty for none.
	instruction text not null default ''
		check (char_length(instruction) <= 150 and instruction = btrim(instruction, E' \t\r\n')),
	-- False: it is for groups of the class; `assignment_learners` says for whom.
	whole_class boolean not null default true,
	unique (class_id, challenge_id),
	unique (id, class_id)
);
create index assignments_challenge_id_idx on public.assignments (challenge_id);
create index assignments_batch_id_idx on public.assignments (batch_id);

alter table public.assignments enable row level security;
revoke all on public.assignments from anon, authenticated;
grant
	select,
	insert (id, class_id, challenge_id, due_on, batch_id, instruction, whole_class),
	update (due_on, instruction, whole_class),
	delete
on public.assignments to authenticated;
grant all on public.assignments to service_role;

-- For whom it is, where it is for groups of a class: the learners and the name that a group had when it was given to the
-- group. Who is put into other groups later keeps it.
create table public.assignment_learners (
	assignment_id uuid not null,
	class_id uuid not null,
	user_id uuid not null,
	group_id uuid not null,
	-- The group's letter: 1 is A.
	group_position smallint not null check (group_position between 1 and 26),
	-- Empty: the letter only.
	group_name text not null check (char_length(group_name) <= 30),
	primary key (assignment_id, user_id),
	foreign key (assignment_id, class_id) references public.assignments (id, class_id) on delete cascade,
	foreign key (class_id, user_id) references public.class_members (class_id, user_id) on delete cascade
);
create index assignment_learners_class_id_idx on public.assignment_learners (class_id, user_id);

alter table public.assignment_learners enable row level security;
revoke all on public.assignment_learners from anon, authenticated;
grant select, insert, delete on public.assignment_learners to authenticated;
grant all on public.assignment_learners to service_role;

create policy "class teachers read which learners they give to" on public.assignment_learners for select to authenticated
using (public.teaches_class(class_id));

create policy "learners read what is given to them" on public.assignment_learners for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers give to some learners" on public.assignment_learners for insert to authenticated
with check (public.teaches_class(class_id));

create policy "class teachers take back from some learners" on public.assignment_learners for delete to authenticated
using (public.teaches_class(class_id));

-- Who is moved into another class has the class's work no longer.
create function private.leave_assignments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.assignment_learners l where l.class_id = old.class_id and l.user_id = old.user_id;
	return new;
end $$;

create trigger leave_assignments before update of class_id on public.class_members
for each row when (new.class_id is distinct from old.class_id) execute function private.leave_assignments();

-- Each assignment with each learner it is for.
create view private.assigned_learners as
	select a.id as assignment_id, a.batch_id, a.class_id, a.challenge_id, a.created_at, m.user_id
	from public.assignments a join public.class_members m on m.class_id = a.class_id
	where a.whole_class
		or exists (select from public.assignment_learners l where l.assignment_id = a.id and l.user_id = m.user_id);
revoke all on private.assigned_learners from public, anon, authenticated;

create policy "learners read what is given to their classes" on public.assignments for select to authenticated
using (
	public.is_given_to_me(class_id)
	and (
		whole_class
		or exists (
			select from public.assignment_learners l where l.assignment_id = id and l.user_id = (select auth.uid())
		)
	)
);

create policy "class teachers read what they give to their classes" on public.assignments for select to authenticated
using (public.teaches_class(class_id));

-- What its learners can open: a project, the teacher's own challenge, or one for everyone.
create policy "class teachers give to their classes what these may open" on public.assignments
for insert to authenticated
with check (
	public.teaches_class(class_id)
	and exists (
		select from public.challenges c
		where c.id = challenge_id and c.status = 'active'
			and (c.project or c.for_everyone or c.created_by = (select auth.uid()))
	)
);

create policy "class teachers change what they gave" on public.assignments for update to authenticated
using (public.teaches_class(class_id));

create policy "class teachers take back what they gave" on public.assignments for delete to authenticated
using (public.teaches_class(class_id));

-- At most 50 at a time: a learner's dashboard shows them all.
-- QGIVE: that many are given already.
create function private.limit_assignments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.class_codes c where c.id = new.class_id for update;
	if (select count(*) from public.assignments a where a.class_id = new.class_id) >= 50 then
		raise exception using errcode = 'QGIVE', message = 'Too many assignments of one class.', detail = '50';
	end if;
	return new;
end $$;

create trigger limit_assignments before insert on public.assignments
for each row execute function private.limit_assignments();

-- A class is given work until a day that has not passed. What became overdue stays as it is.
-- The service key may record any day. The day before counts too: where the teacher is, it can still be that day.
-- QPAST: the day has passed.
create function private.refuse_past_due_dates() returns trigger
language plpgsql set search_path = '' as $$
begin
	if auth.uid() is null or tg_op = 'UPDATE' and new.due_on is not distinct from old.due_on then
		return new;
	end if;
	if new.due_on < (now() at time zone 'utc')::date - 1 then
		raise exception using errcode = 'QPAST', message = 'The day has passed.';
	end if;
	return new;
end $$;

create trigger refuse_past_due_dates before insert or update of due_on on public.assignments
for each row when (new.due_on is not null) execute function private.refuse_past_due_dates();

-- How many learners have done what is given to their class or group, by the rule of their dashboard: it is completed, or
-- work was handed in that is not rejected. One row an assignment of the classes that the caller teaches; `groups` of it,
-- [{position, name}], or none for the whole class.
create function public.assignment_counts()
returns table (assignment_id uuid, done integer, members integer, missing text[], groups jsonb)
language sql stable security definer set search_path = ''
begin atomic
	select
		a.id,
		(count(*) filter (where learner.has_done))::integer,
		count(learner.name)::integer,
		coalesce(array_agg(learner.name order by learner.name) filter (where not learner.has_done), '{}'),
		(
			select coalesce(jsonb_agg(jsonb_build_object('position', g.group_position, 'name', g.group_name)
				order by g.group_position, g.group_name), '[]')
			from (
				select distinct l.group_id, l.group_position, l.group_name
				from public.assignment_learners l where l.assignment_id = a.id
			) g
		)
	from public.class_codes k
	join public.assignments a on a.class_id = k.id
	left join lateral (
		select
			p.name,
			exists (
				select from public.project_completions c where c.user_id = m.user_id and c.project_id = a.challenge_id
			)
			or exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = a.challenge_id and s.status <> 'rejected'
			) as has_done
		from private.assigned_learners m join public.profiles p on p.id = m.user_id
		where m.assignment_id = a.id
	) learner on true
	where public.is_staff()
		and exists (select from private.class_staff t where t.class_id = k.id and t.user_id = auth.uid())
	group by a.id;
end;

revoke execute on function public.assignment_counts() from public, anon;
grant execute on function public.assignment_counts() to authenticated, service_role;

-- Gives a project or a challenge to several classes, all or none; or changes what was given: a class that is not named has
-- it no longer. A class of which groups are named has it for these, with who is in them now; a group that has it already
-- keeps its learners. By the policies and limits of each row. 23514: it is another project or challenge that was given.
create function public.give_assignment(
	batch uuid, challenge text, classes uuid[], instruction text, due date default null, groups uuid[] default '{}'
) returns void
language plpgsql set search_path = '' as $$
begin
	if exists (select from public.assignments a where a.batch_id = batch and a.challenge_id <> challenge) then
		raise check_violation using message = 'An assignment is about one challenge.', constraint = 'give_assignment_check';
	end if;
	delete from public.assignments a where a.batch_id = batch and not a.class_id = any (classes);
	insert into public.assignments (batch_id, class_id, challenge_id)
	select batch, given, challenge from unnest(classes) given
	where not exists (select from public.assignments a where a.batch_id = batch and a.class_id = given);

	delete from public.assignment_learners l using public.assignments a
	where a.id = l.assignment_id and a.batch_id = batch and not l.group_id = any (groups);
	insert into public.assignment_learners (assignment_id, class_id, user_id, group_id, group_position, group_name)
	select a.id, a.class_id, m.user_id, g.id, g.position, g.name
	from public.assignments a
	join public.class_groups g on g.class_id = a.class_id and g.id = any (groups)
	join public.class_group_members m on m.group_id = g.id
	where a.batch_id = batch
		and not exists (select from public.assignment_learners l where l.assignment_id = a.id and l.group_id = g.id)
	on conflict do nothing;

	update public.assignments a set
		due_on = due, instruction = btrim(give_assignment.instruction, E' \t\r\n'),
		whole_class = not exists (select from public.assignment_learners l where l.assignment_id = a.id)
			and not exists (select from public.class_groups g where g.class_id = a.class_id and g.id = any (groups))
	where a.batch_id = batch;
end $$;

revoke execute on function public.give_assignment(uuid, text, uuid[], text, date, uuid[]) from public, anon;
grant execute on function public.give_assignment(uuid, text, uuid[], text, date, uuid[]) to authenticated, service_role;

-- Who of the caller's learners has done a project or a challenge: they are not asked again.
create function public.learners_who_did(challenge text) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
	select distinct m.user_id
	from public.class_codes k join public.class_members m on m.class_id = k.id
	where public.is_staff()
		and exists (select from private.class_staff t where t.class_id = k.id and t.user_id = auth.uid())
		and (
			exists (
				select from public.project_completions c where c.user_id = m.user_id and c.project_id = learners_who_did.challenge
			)
			or exists (
				select from public.challenge_submissions s
				where s.student_id = m.user_id and s.challenge_id = learners_who_did.challenge and s.status <> 'rejected'
			)
		);
end;

revoke execute on function public.learners_who_did(text) from public, anon;
grant execute on function public.learners_who_did(text) to authenticated, service_role;

-- What was given, and how far each learner of its classes is, for who teaches them.
create function public.assignment_progress(batch uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
	challenge text;
begin
	select a.challenge_id into challenge from public.assignments a
	where a.batch_id = batch and public.teaches_class(a.class_id) limit 1;
	if challenge is null then
		raise insufficient_privilege using message = 'Verified teachers follow what they give to their classes.';
	end if;
	return (
		with given as materialized (
			select a.id, a.class_id, k.class_name, a.due_on, a.instruction, a.created_at, a.whole_class
			from public.assignments a join public.class_codes k on k.id = a.class_id
			where a.batch_id = batch and public.teaches_class(a.class_id)
		),
		members as materialized (
			select m.user_id, array_agg(m.class_id order by g.created_at, g.class_name) as classes
			from given g join private.assigned_learners m on m.assignment_id = g.id group by m.user_id
		)
		select jsonb_build_object(
			'now', now(), 'challenge', challenge, 'title', c.title,
			'classes', (
				select jsonb_agg(jsonb_build_object(
					'id', g.class_id, 'name', g.class_name, 'dueOn', g.due_on, 'instruction', g.instruction, 'givenAt', g.created_at,
					'wholeClass', g.whole_class, 'groups', (
						select coalesce(jsonb_agg(to_jsonb(l) order by l.position, l.name), '[]')
						from (
							select one.group_id as id, one.group_position as position, one.group_name as name,
								jsonb_agg(one.user_id) as members
							from public.assignment_learners one where one.assignment_id = g.id group by 1, 2, 3
						) l
					)
				) order by g.created_at, g.class_name)
				from given g
			),
			'learners', coalesce((
				select jsonb_agg(jsonb_build_object(
					'id', m.user_id, 'name', p.name, 'classes', m.classes,
					'seenAt', h.seen_at, 'activeAt', h.active_at, 'at', h.project_id,
					'work', jsonb_build_object(
						'project', challenge, 'attempts', coalesce(t.attempts, 0), 'failedInRow', coalesce(t.failed_in_row, 0),
						'activeMinutes', coalesce(t.active_minutes, 0), 'failedStep', t.failed_step, 'seen', t.seen,
						'progressedAt', t.progressed_at, 'lastAt', t.last_at,
						'doneAt', coalesce(d.completed_at, case when s.status <> 'rejected' then s.submitted_at end),
						'waiting', case when s.status in ('pending', 'under_review') then s.id end
					),
					'tried', case when tried.step_count > 0 then jsonb_build_object(
						'passed', cardinality(tried.passed_steps), 'of', tried.step_count
					) end,
					'submission', case when s.id is not null then jsonb_build_object(
						'id', s.id, 'status', s.status, 'at', s.submitted_at,
						'passed', jsonb_array_length(jsonb_path_query_array(s.check_report, '$.steps[*] ? (@.state == "passed")')),
						'of', jsonb_array_length(s.check_report -> 'steps')
					) end,
					'remindedAt', (
						select max(n.created_at) from public.notifications n
						where n.user_id = m.user_id and n.code = 'assignment_reminder'
							and n.params ->> 'challenge_id' = challenge
					)
				) order by p.name, m.user_id)
				from members m
				join public.profiles p on p.id = m.user_id
				left join public.presences h on h.user_id = m.user_id
				left join public.attempt_totals t on t.user_id = m.user_id and t.project_id = challenge
				left join public.project_completions d on d.user_id = m.user_id and d.project_id = challenge
				left join lateral (
					select * from public.check_attempts b
					where b.user_id = m.user_id and b.project_id = challenge order by b.id desc limit 1
				) tried on true
				left join lateral (
					select * from public.challenge_submissions b where b.student_id = m.user_id and b.challenge_id = challenge
					order by b.status = 'rejected', b.submitted_at desc limit 1
				) s on true
			), '[]')
		)
		from public.challenges c where c.id = challenge
	);
end $$;

revoke execute on function public.assignment_progress(uuid) from public, anon;
grant execute on function public.assignment_progress(uuid) to authenticated, service_role;

-- Rings once in the bell of a learner who has not done it. QREMI: reminded within the last day, or done.
create function public.remind_of_assignment(batch uuid, learner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	challenge text;
begin
	select a.challenge_id into challenge
	from private.assigned_learners a
	join public.class_codes k on k.id = a.class_id and k.is_active
	where a.batch_id = batch and a.user_id = remind_of_assignment.learner and public.teaches_class(a.class_id) limit 1;
	if challenge is null then
		raise insufficient_privilege using message = 'Verified teachers remind the learners of their classes.';
	end if;
	perform pg_advisory_xact_lock(hashtextextended('reminders ' || learner, 0));
	if exists (
		select from public.notifications n
		where n.user_id = learner and n.code = 'assignment_reminder' and n.params ->> 'challenge_id' = challenge
			and private.is_within(n.created_at, interval '1 day')
	) or exists (
		select from public.project_completions c where c.user_id = learner and c.project_id = challenge
	) or exists (
		select from public.challenge_submissions s
		where s.student_id = learner and s.challenge_id = challenge and s.status <> 'rejected'
	) then
		raise exception using errcode = 'QREMI', message = 'Reminded already, or done.', detail = '1';
	end if;
	insert into public.notifications (user_id, type, code, params)
	select learner, 'other', 'assignment_reminder', jsonb_strip_nulls(jsonb_build_object(
		'challenge_id', challenge, 'challenge_title', c.title, 'author', author.display_name,
		'kit', case when c.project then case c.difficulty when 'beginner' then 'primary' else 'secondary' end end
	))
	from public.challenges c, public.people author
	where c.id = challenge and author.id = auth.uid();
end $$;

revoke execute on function public.remind_of_assignment(uuid, uuid) from public, anon;
grant execute on function public.remind_of_assignment(uuid, uuid) to authenticated, service_role;


create table public.project_documents (
	id uuid primary key default gen_random_uuid(),
	-- Null: attached to none, and read by its teacher only.
	challenge_id text references public.challenges (id) on delete set null,
	teacher_id uuid not null default auth.uid() references public.people (id) on delete cascade,
	title text not null check (char_length(title) between 1 and 200 and title ~ '\S'),
	description text not null default '' check (char_length(description) <= 2000),
	-- A path in the bucket project-documents.
	document_url text not null unique,
	-- Both by the trigger: the name without what other computers take for more than a name, the size as it was stored.
	file_name text not null,
	file_size integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index project_documents_challenge_id_idx on public.project_documents (challenge_id);
create index project_documents_teacher_id_idx on public.project_documents (teacher_id, created_at desc);

alter table public.project_documents enable row level security;
revoke all on public.project_documents from anon, authenticated;
grant
	select,
	insert (id, challenge_id, teacher_id, title, description, document_url, file_name, file_size),
	update (challenge_id, title, description, document_url, file_name, file_size),
	delete
on public.project_documents to authenticated;
grant all on public.project_documents to service_role;

create policy "teachers read their own documents" on public.project_documents for select to authenticated
using (teacher_id = (select auth.uid()));

create policy "documents are read with their challenges" on public.project_documents for select to authenticated
using (exists (select from public.challenges c where c.id = challenge_id));

create policy "educators add documents to their own challenges" on public.project_documents for insert to authenticated
with check (
	teacher_id = (select auth.uid()) and (select public.is_educator())
	and (
		challenge_id is null
		or exists (select from public.challenges c where c.id = challenge_id and c.created_by = (select auth.uid()))
	)
);

create policy "educators change their own documents" on public.project_documents for update to authenticated
using (teacher_id = (select auth.uid()) and (select public.is_educator()))
with check (
	teacher_id = (select auth.uid())
	and (
		challenge_id is null
		or exists (select from public.challenges c where c.id = challenge_id and c.created_by = (select auth.uid()))
	)
);

create policy "people delete their own documents" on public.project_documents for delete to authenticated
using (teacher_id = (select auth.uid()));

create function private.keep_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	stored record;
begin
	select o.metadata into stored from storage.objects o
	where o.bucket_id = 'project-documents' and o.name = new.document_url
		and split_part(o.name, '/', 1) = new.teacher_id::text;
	if not found then
		raise check_violation using
			message = 'A document''s file is one that its teacher has stored.',
			constraint = 'project_documents_document_url_check';
	end if;
	new.file_name := private.submission_file_name(new.file_name, new.document_url);
	new.file_size := coalesce((stored.metadata ->> 'size')::integer, 0);
	new.updated_at := now();
	return new;
end $$;

create trigger keep_document before insert or update of document_url, file_name, file_size on public.project_documents
for each row execute function private.keep_document();
