-- What a learner makes in a project, as the server keeps it, and the help that was taken.

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


-- Saves what the person who calls has made; a page that was opened by another person saves nothing. `base_revision` is the revision it began from, 0 for none.
-- `diverged`: the server had a newer one. What arrives stands from now on; the other stays as an earlier version.
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
		return query select latest.revision, false;
		return;
	end if;

	revision := coalesce(latest.revision, 0) + 1;
	diverged := coalesce(latest.revision, 0) > base_revision;
	if not diverged and not latest.pressed and latest.begun_at > now() - interval '5 minutes' then
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
grant execute on function public.save_work(uuid, text, text, text, integer, uuid, boolean) to authenticated, service_role;


-- Hints and solutions that the server gave, each with what it took from the project's points. Written before it is given.
create table public.project_helps (
	user_id uuid not null references auth.users (id) on delete cascade,
	project_id text not null references public.challenges (id),
	kind text not null check (kind in ('hint', 'reveal')),
	-- Which hint, from 1; a solution is 1.
	step integer not null check (step between 1 and 20),
	cost integer not null check (cost between 0 and 1000),
	taken_at timestamptz not null default now(),
	primary key (user_id, project_id, kind, step)
);
create index project_helps_project_id_idx on public.project_helps (project_id);

alter table public.project_helps enable row level security;
revoke all on public.project_helps from anon, authenticated;
grant select on public.project_helps to authenticated;
grant all on public.project_helps to service_role;

create policy "learners read the help they took" on public.project_helps for select to authenticated
using (user_id = (select auth.uid()));
