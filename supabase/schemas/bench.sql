-- What a learner makes in a project, as the server keeps it; the help that was taken; and what it comes to:
-- completions, points, the progress in a kit and in a lesson.

-- The newest revision is the work as it stands; the others are its earlier versions.
create table public.work_versions (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	kind text not null check (kind in ('sketch', 'blocks', 'circuit')),
	revision integer not null check (revision > 0),
	body text not null check (octet_length(body) <= 262144),
	-- The learner asked for it; what the page saves by itself replaces what it saved a moment ago.
	pressed boolean not null,
	begun_at timestamptz not null default now(),
	saved_at timestamptz not null default now(),
	-- What was saved while the network was gone arrives once.
	action_id uuid not null,
	-- Of a partner's copy (together.sql).
	together_session uuid,
	primary key (user_id, project_id, kind, revision),
	unique (user_id, action_id)
);
create index work_versions_project_id_idx on public.work_versions (project_id);

alter table public.work_versions enable row level security;
revoke all on public.work_versions from anon, authenticated;
grant select on public.work_versions to authenticated;
grant all on public.work_versions to service_role;

create policy "learners read their own work" on public.work_versions for select to authenticated
using (user_id = (select auth.uid()));

-- Saves what the person who calls has made; a page that was opened by another person saves nothing. `base_revision` is
-- the revision it began from, 0 for none. `diverged`: the server had a newer one. What arrives stands from now on; the
-- other stays as an earlier version.
-- Save that is pressed on what the page has saved by itself makes that a version: nothing takes its place any more. A
-- version begun ahead of the clock is complete.
create function public.save_work(
	person uuid, project_id text, kind text, body text, base_revision integer, action_id uuid, pressed boolean default false
) returns table (revision integer, diverged boolean)
language plpgsql security definer set search_path = '' as $$
declare
	kept_versions constant integer := 30;
	latest public.work_versions;
	earlier integer;
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in saves work.';
	end if;
	if not exists (
		select from public.challenges c where c.id = save_work.project_id and c.project and c.status = 'active'
	) then
		raise check_violation using message = 'There is no such project.', constraint = 'work_versions_project_id_check';
	end if;
	perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', person, save_work.project_id, save_work.kind), 0));

	select w.revision into earlier from public.work_versions w
	where w.user_id = person and w.action_id = save_work.action_id;
	if found then
		return query select earlier, false;
		return;
	end if;
	select w.* into latest from public.work_versions w
	where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
	order by w.revision desc limit 1;
	if latest.body = save_work.body then
		if save_work.pressed and not latest.pressed then
			update public.work_versions w
			set pressed = true, saved_at = now(), action_id = save_work.action_id
			where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
				and w.revision = latest.revision;
		end if;
		return query select latest.revision, false;
		return;
	end if;

	revision := coalesce(latest.revision, 0) + 1;
	diverged := coalesce(latest.revision, 0) > base_revision;
	if not diverged and not latest.pressed and latest.begun_at > now() - interval '5 minutes'
		and latest.begun_at <= now() + interval '1 minute' then
		update public.work_versions w
		set revision = save_work.revision, body = save_work.body, pressed = save_work.pressed,
			saved_at = now(), action_id = save_work.action_id
		where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
			and w.revision = latest.revision;
	else
		insert into public.work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
		values (person, save_work.project_id, save_work.kind, save_work.revision, save_work.body, save_work.pressed,
			save_work.action_id);
	end if;
	delete from public.work_versions w
	where w.user_id = person and w.project_id = save_work.project_id and w.kind = save_work.kind
		and w.revision <= (
			select v.revision from public.work_versions v
			where v.user_id = person and v.project_id = save_work.project_id and v.kind = save_work.kind
			order by v.revision desc offset kept_versions limit 1
		);
	return next;
end $$;

revoke execute on function public.save_work(uuid, text, text, text, integer, uuid, boolean) from public, anon;
grant execute on function public.save_work(uuid, text, text, text, integer, uuid, boolean)
to authenticated, service_role;

-- All versions of a person's work together have 32 MB. Past it the earlier versions that were saved longest ago go, of
-- whichever project; the newest of each work always stays, and no save is refused.
create function private.make_room_for_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	room constant bigint := 32 * 1024 * 1024;
begin
	if (select sum(octet_length(w.body)) from public.work_versions w where w.user_id = new.user_id) <= room then
		return null;
	end if;
	-- A save holds one work; this reaches across all of the person's. One at a time, each counting what the last one left.
	perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', new.user_id, 'room'), 0));
	delete from public.work_versions w
	using (
		select v.project_id, v.kind, v.revision, v.newest,
			sum(octet_length(v.body)) over (
				order by v.newest desc, v.saved_at desc, v.revision desc, v.project_id, v.kind
				rows unbounded preceding
			) as filled
		from (
			select o.*, o.revision = max(o.revision) over (partition by o.project_id, o.kind) as newest
			from public.work_versions o
			where o.user_id = new.user_id
		) v
	) counted
	where w.user_id = new.user_id and w.project_id = counted.project_id and w.kind = counted.kind
		and w.revision = counted.revision and not counted.newest and counted.filled > room;
	return null;
end $$;

create trigger make_room_for_work after insert or update of body on public.work_versions
for each row execute function private.make_room_for_work();


-- The lesson.

-- The steps of a project's lesson that a learner has done, and what they guessed before the first run.
create table public.lesson_progress (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	steps text[] not null default '{}' check (
		cardinality(steps) <= 20 and array_position(steps, null) is null and octet_length(array_to_string(steps, '')) <= 600
	),
	-- Which of the choices, from 0.
	prediction smallint check (prediction between 0 and 9),
	changed_at timestamptz not null default now(),
	primary key (user_id, project_id)
);
create index lesson_progress_project_id_idx on public.lesson_progress (project_id);

alter table public.lesson_progress enable row level security;
revoke all on public.lesson_progress from anon, authenticated;
grant select on public.lesson_progress to authenticated;
grant all on public.lesson_progress to service_role;

create policy "learners read their own lesson progress" on public.lesson_progress for select to authenticated
using (user_id = (select auth.uid()));

-- Unites what a device knows with what the server has: a step that was done anywhere is done, the first guess stays.
-- Answers the whole. 23514: there is no such project.
create function public.save_lesson_progress(person uuid, project_id text, steps text[], prediction smallint default null)
returns table (done_steps text[], guessed smallint)
language plpgsql security definer set search_path = '' as $$
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in saves progress.';
	end if;
	if not exists (
		select from public.challenges c where c.id = save_lesson_progress.project_id and c.project and c.status = 'active'
	) then
		raise check_violation using message = 'There is no such project.', constraint = 'lesson_progress_project_id_check';
	end if;
	return query
	insert into public.lesson_progress as known (user_id, project_id, steps, prediction)
	values (person, save_lesson_progress.project_id, save_lesson_progress.steps, save_lesson_progress.prediction)
	on conflict on constraint lesson_progress_pkey do update set
		steps = array(select distinct step from unnest(known.steps || excluded.steps) step order by step),
		prediction = coalesce(known.prediction, excluded.prediction),
		changed_at = now()
	returning known.steps, known.prediction;
end $$;

revoke execute on function public.save_lesson_progress(uuid, text, text[], smallint) from public, anon;
grant execute on function public.save_lesson_progress(uuid, text, text[], smallint) to authenticated, service_role;


-- Help and completion: one transaction each, one after another for a person and a project, and each answers the whole
-- state.

-- Hints and solutions that the server gave, each with what it took from the project's points. Written before it is
-- given.
create table public.project_helps (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	-- The id of its text, so that texts may be put in another order; of a solution `solution`.
	help_id text not null check (char_length(help_id) between 1 and 100),
	kind text not null check (kind in ('hint', 'reveal')),
	cost integer not null check (cost between 0 and 1000),
	taken_at timestamptz not null default now(),
	primary key (user_id, project_id, help_id)
);
create index project_helps_project_id_idx on public.project_helps (project_id);

alter table public.project_helps enable row level security;
revoke all on public.project_helps from anon, authenticated;
grant select on public.project_helps to authenticated;
grant all on public.project_helps to service_role;

create policy "learners read the help they took" on public.project_helps for select to authenticated
using (user_id = (select auth.uid()));

-- Projects completed, with the program that did it. Only the server writes them, after its own check.
create table public.project_completions (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null check (char_length(project_id) between 1 and 100),
	points integer not null check (points between 0 and 1000),
	source text not null,
	completed_at timestamptz not null default now(),
	primary key (user_id, project_id)
);
create index project_completions_project_id_idx on public.project_completions (project_id);

alter table public.project_completions enable row level security;
revoke all on public.project_completions from anon, authenticated;
grant select on public.project_completions to authenticated;
grant all on public.project_completions to service_role;

create policy "learners read their own completions" on public.project_completions for select to authenticated
using (user_id = (select auth.uid()));

-- domain/bench/score.ts keeps the same rule. In the primary kit hints are recorded and cost nothing.
create function private.help_cost(kind text, points integer, difficulty text) returns integer
language sql immutable set search_path = ''
return case when kind = 'reveal' then 10 when difficulty = 'beginner' then 0 else round(points / 10.0)::integer end;

-- What a person has of a project: the points it still gives or gave, the help that was taken, the completion, all
-- points.
-- P0002: there is no such project.
create function private.project_state(person uuid, named text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
	given integer;
	helps jsonb;
	cost integer;
	completion jsonb;
	total public.user_points;
begin
	select c.points into given from public.challenges c where c.id = named and c.project;
	if not found then
		raise no_data_found using message = 'There is no such project.';
	end if;
	select
		coalesce(jsonb_agg(jsonb_build_object('id', h.help_id, 'kind', h.kind, 'cost', h.cost) order by h.taken_at, h.help_id), '[]'),
		coalesce(sum(h.cost), 0)
	into helps, cost
	from public.project_helps h where h.user_id = person and h.project_id = named;
	select jsonb_build_object('points', c.points, 'completed_at', c.completed_at) into completion
	from public.project_completions c where c.user_id = person and c.project_id = named;
	select * into total from public.user_points p where p.user_id = person;
	return jsonb_build_object(
		'score', coalesce((completion ->> 'points')::integer, greatest(0, given - cost)),
		'helps', helps,
		'completion', completion,
		'points', coalesce(total.total_points, 0),
		'level', coalesce(total.level, 1)
	);
end $$;

-- The state of the person who asks; null for what is no project.
create function public.project_state(project_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
	return private.project_state(auth.uid(), project_id);
exception when no_data_found then
	return null;
end $$;

revoke execute on function public.project_state(text) from public, anon;
grant execute on function public.project_state(text) to authenticated, service_role;

-- Held until the transaction ends: help and award of one person and project come one after another.
create function private.hold_project(person uuid, project text) returns void
language sql volatile set search_path = ''
begin atomic
	select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'award', person, project), 0));
end;

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

-- A completion, a submission and a review of several learners change the points and the pulses of all of them. Each
-- locks them before it changes the first, the points in the order of the learners' ids and then the pulses in that of
-- the classes': otherwise two of them could wait for each other.
create function private.hold_results_of(people uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform from public.user_points u where u.user_id = any (people) order by u.user_id for update;
	perform from public.class_pulses p
	where p.class_id in (select m.class_id from public.class_members m where m.user_id = any (people))
	order by p.class_id for update;
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

-- Writes down the first of these helps that the person has not taken, before it is given; none where all are. Partners
-- of the session are charged for the same, or for what is read again. After the completion help costs nothing. Answers
-- the state, and in `deducted` what was taken now.
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

revoke execute on function public.take_help(uuid, text, text, text[], uuid) from public, anon, authenticated;
grant execute on function public.take_help(uuid, text, text, text[], uuid) to service_role;

-- Records a completion, whose award is the project's points less the help that was taken, for the person and the
-- partners of the session; a second one changes nothing. Answers the person's state, and in `already` whether they had
-- completed it.
create function public.complete_project(person uuid, project_id text, source text, session uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
	partners constant uuid[] := private.partners_of(person, session);
	member uuid;
	already boolean;
begin
	perform private.hold_project_of(partners || person, complete_project.project_id);
	perform private.hold_results_of(partners || person);
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

revoke execute on function public.complete_project(uuid, text, text, uuid) from public, anon, authenticated;
grant execute on function public.complete_project(uuid, text, text, uuid) to service_role;


-- Points: awards, each given once, and what they come to.

-- domain/bench/points.ts keeps the same rule; domain/examples/levels.json holds the cases.
create function private.level_for(points integer) returns integer
language sql immutable set search_path = ''
return points / 100 + 1;

-- A project's award is given once; a submission's follows its latest decision. No client writes one.
create table public.point_awards (
	user_id uuid not null references auth.users (id) on delete cascade,
	kind text not null check (kind in ('project', 'submission')),
	-- The project's or submission's id.
	subject text not null check (char_length(subject) between 1 and 100),
	points integer not null check (points between 0 and 1000),
	awarded_at timestamptz not null default now(),
	primary key (user_id, kind, subject)
);

alter table public.point_awards enable row level security;
revoke all on public.point_awards from anon, authenticated;
grant select on public.point_awards to authenticated;
grant all on public.point_awards to service_role;

create policy "learners read their own awards" on public.point_awards for select to authenticated
using (user_id = (select auth.uid()));

create table public.user_points (
	user_id uuid primary key references auth.users (id) on delete cascade,
	total_points integer not null default 0,
	level integer not null default 1
);

alter table public.user_points enable row level security;
revoke all on public.user_points from anon, authenticated;
-- A page that finds no record adds one: a conflict when there is one after all, and never other numbers than the
-- awards'.
grant select, insert on public.user_points to authenticated;
grant all on public.user_points to service_role;
alter publication supabase_realtime add table public.user_points;

create policy "learners read their own points" on public.user_points for select to authenticated
using (user_id = (select auth.uid()));

create policy "learners add their own points record" on public.user_points for insert to authenticated
with check (user_id = (select auth.uid()));

-- The sum is made anew at each write, with the row locked: awards at the same moment lose nothing.
create function private.sum_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	new.total_points := (select coalesce(sum(a.points), 0) from public.point_awards a where a.user_id = new.user_id);
	new.level := private.level_for(new.total_points);
	return new;
end $$;

create trigger sum_points before insert or update on public.user_points
for each row execute function private.sum_points();

create function private.follow_award() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if tg_op = 'DELETE' then
		update public.user_points set user_id = user_id where user_id = old.user_id;
	else
		insert into public.user_points (user_id) values (new.user_id)
		on conflict (user_id) do update set user_id = excluded.user_id;
	end if;
	return null;
end $$;

create trigger follow_award after insert or update or delete on public.point_awards
for each row execute function private.follow_award();

create function private.award_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.point_awards (user_id, kind, subject, points)
	values (new.user_id, 'project', new.project_id, new.points)
	on conflict do nothing;
	return null;
end $$;

create trigger award_project after insert on public.project_completions
for each row execute function private.award_project();

create function private.open_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.user_points (user_id) values (new.id) on conflict do nothing;
	return null;
end $$;

create trigger open_points after insert on public.profiles
for each row execute function private.open_points();


-- Progress in a kit.

-- How far a learner is in a kit. A client may say that it opened the kit; the numbers follow from the completions.
create table public.user_kit_progress (
	user_id uuid not null references auth.users (id) on delete cascade,
	kit_id text not null references public.learning_kits (id) on delete cascade,
	completed_levels integer not null default 0,
	-- Whole percent, rounded down: 100 is a kit with every project completed.
	progress_percentage integer not null default 0,
	last_accessed timestamptz not null default now(),
	primary key (user_id, kit_id)
);
create index user_kit_progress_kit_id_idx on public.user_kit_progress (kit_id);

alter table public.user_kit_progress enable row level security;
revoke all on public.user_kit_progress from anon, authenticated;
grant select, insert, update on public.user_kit_progress to authenticated;
grant all on public.user_kit_progress to service_role;

create policy "learners read their own kit progress" on public.user_kit_progress for select to authenticated
using (user_id = (select auth.uid()));

create policy "learners open kits" on public.user_kit_progress for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "learners open kits again" on public.user_kit_progress for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The numbers are counted anew at each write, with the row locked: completions at the same moment lose nothing.
create function private.count_kit_progress() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	select
		count(c.project_id),
		floor(100.0 * count(c.project_id) / max(k.total_levels))
	into new.completed_levels, new.progress_percentage
	from public.learning_kits k
	left join public.project_completions c on c.user_id = new.user_id and c.project_id = any (k.project_ids)
	where k.id = new.kit_id;

	new.completed_levels := coalesce(new.completed_levels, 0);
	new.progress_percentage := coalesce(new.progress_percentage, 0);
	-- A clock that runs ahead opens no kit tomorrow.
	new.last_accessed := least(coalesce(new.last_accessed, now()), now());
	return new;
end $$;

create trigger count_progress before insert or update on public.user_kit_progress
for each row execute function private.count_kit_progress();

create function private.follow_completion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	insert into public.user_kit_progress (user_id, kit_id)
	select new.user_id, k.id from public.learning_kits k where new.project_id = any (k.project_ids)
	order by k.id
	on conflict (user_id, kit_id) do update set last_accessed = excluded.last_accessed;
	return null;
end $$;

create trigger follow_completion after insert on public.project_completions
for each row execute function private.follow_completion();

-- A kit that gains or loses projects is counted anew for those who opened it or completed a project of it.
create function private.follow_kit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	update public.user_kit_progress set last_accessed = last_accessed where kit_id = new.id;

	insert into public.user_kit_progress (user_id, kit_id, last_accessed)
	select c.user_id, new.id, max(c.completed_at) from public.project_completions c
	where c.project_id = any (new.project_ids)
	group by c.user_id
	on conflict do nothing;
	return null;
end $$;

create trigger follow_new_kit after insert on public.learning_kits
for each row execute function private.follow_kit();

create trigger follow_kit after update on public.learning_kits
for each row when (new.project_ids is distinct from old.project_ids) execute function private.follow_kit();
