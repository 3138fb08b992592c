-- What there is to learn with: the kits, and the challenges, projects among them.

create function private.kit_search_text(title text, description text, tags text[]) returns text
language sql immutable set search_path = ''
return concat_ws(' ', title, description, array_to_string(tags, ' '));

-- A kit is an ordered list of projects; the server writes the kits of content/ at each start.
create table public.learning_kits (
	id text primary key,
	title text not null,
	description text not null default '',
	type text not null check (type in ('primary', 'secondary')),
	age_range text not null default '',
	project_ids text[] not null default '{}',
	-- As many levels as projects; 12 where none is named.
	total_levels integer not null
		generated always as (case cardinality(project_ids) when 0 then 12 else cardinality(project_ids) end) stored,
	points_per_completion integer not null default 0 check (points_per_completion >= 0),
	featured boolean not null default false,
	is_active boolean not null default true,
	tags text[] not null default '{}',
	created_at timestamptz not null default now(),
	-- For a search that contains: title, description and tags in one.
	search_text text not null generated always as (private.kit_search_text(title, description, tags)) stored
);

alter table public.learning_kits enable row level security;
revoke all on public.learning_kits from anon, authenticated;
grant select on public.learning_kits to authenticated;
grant all on public.learning_kits to service_role;

create policy "everybody signed in reads the kits" on public.learning_kits for select to authenticated
using (true);


-- Challenges: the projects of content/, which the server writes at each start, and what educators add.
create table public.challenges (
	-- A project's name; another challenge's is a UUID, so that it can never stand where a project will be.
	id text primary key default gen_random_uuid()::text,
	title text not null check (char_length(title) between 1 and 200),
	description text not null default '' check (char_length(description) <= 10000),
	difficulty text not null check (difficulty in ('beginner', 'intermediate', 'advanced')),
	category text not null check (category in ('electronics', 'programming', 'robotics', 'sensors')),
	points integer not null default 100 check (points between 0 and 1000),
	-- Null: the project's, or an educator's whose account is gone.
	created_by uuid default auth.uid() references public.people (id) on delete set null,
	status text not null default 'active' check (status in ('draft', 'active', 'inactive')),
	project boolean not null default false,
	for_everyone boolean not null default false,
	-- What its author looks for in the work, one line each.
	rubric text[] not null default '{}' check (
		cardinality(rubric) <= 5 and array_position(rubric, null) is null and '' <> all (rubric)
		and char_length(array_to_string(rubric, '')) <= 600
	),
	created_at timestamptz not null default now(),
	constraint challenges_id_check check (
		id ~ case
			when project then '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'
			else '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
		end
	),
	constraint challenges_created_by_check check (not project or created_by is null)
);
create index challenges_created_by_idx on public.challenges (created_by);

alter table public.challenges enable row level security;
revoke all on public.challenges from anon, authenticated;
-- What educators write themselves; `open_challenge_to_everyone` is the administrators'.
grant
	select,
	insert (id, title, description, difficulty, category, points, created_by, status, rubric),
	update (title, description, difficulty, category, points, status, rubric),
	delete
on public.challenges to authenticated;
grant all on public.challenges to service_role;

-- A deleted educator's challenges pass to an administrator.
insert into private.inheritances (relation, column_name) values ('public.challenges', 'created_by');

-- A verified teacher's challenges reach the learners of their classes (classroom.sql), or everyone where an
-- administrator says so. Of an educator who is not verified nothing is read but by themselves and the administrators.
create policy "everybody signed in reads the active projects" on public.challenges for select to authenticated
using (project and status = 'active');

create policy "educators read their own challenges" on public.challenges for select to authenticated
using (created_by = (select auth.uid()));

create policy "administrators read every challenge" on public.challenges for select to authenticated
using ((select public.is_administrator()));

create policy "everybody signed in reads the active challenges for everyone" on public.challenges
for select to authenticated
using (not project and for_everyone and status = 'active' and public.is_verified(created_by));

-- They review what is handed in, for challenges that were taken back, too.
create policy "staff read what verified educators hand out" on public.challenges for select to authenticated
using (not project and status <> 'draft' and (select public.is_staff()) and public.is_verified(created_by));

create policy "educators add their own challenges" on public.challenges for insert to authenticated
with check (created_by = (select auth.uid()) and not project and (select public.is_educator()));

create policy "educators change their own challenges" on public.challenges for update to authenticated
using (created_by = (select auth.uid()) and (select public.is_educator()))
with check (created_by = (select auth.uid()) and not project);

create policy "educators delete their own challenges" on public.challenges for delete to authenticated
using (created_by = (select auth.uid()) and (select public.is_educator()));

create policy "administrators change the challenges of educators" on public.challenges for update to authenticated
using (not project and (select public.is_administrator()))
with check (not project);

create policy "administrators delete the challenges of educators" on public.challenges for delete to authenticated
using (not project and (select public.is_administrator()));

create policy "authors' names are read with their challenges" on public.people for select to authenticated
using (exists (select from public.challenges c where c.created_by = people.id));

-- An administrator's word that a challenge reaches every learner, or its author's classes only.
create function public.open_challenge_to_everyone(challenge_id text, everyone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'Administrators open a challenge to everyone.';
	end if;
	update public.challenges c set for_everyone = everyone
	where c.id = open_challenge_to_everyone.challenge_id and not c.project;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such challenge.';
	end if;
end $$;

revoke execute on function public.open_challenge_to_everyone(text, boolean) from public, anon;
grant execute on function public.open_challenge_to_everyone(text, boolean) to authenticated, service_role;
