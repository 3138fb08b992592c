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
grant select, insert, update, delete on public.challenges to authenticated;
grant all on public.challenges to service_role;

create policy "everybody signed in reads the active projects" on public.challenges for select to authenticated
using (project and status = 'active');

create policy "educators read their own challenges" on public.challenges for select to authenticated
using (created_by = (select auth.uid()));

create policy "administrators read every challenge" on public.challenges for select to authenticated
using ((select public.is_administrator()));

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
