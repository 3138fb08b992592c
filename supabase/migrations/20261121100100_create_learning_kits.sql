-- The catalogue of kits. A kit is an ordered list of projects; the server writes the kits of content/ at each start.

create function private.kit_search_text(title text, description text, tags text[]) returns text
language sql immutable set search_path = ''
return concat_ws(' ', title, description, array_to_string(tags, ' '));

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


revoke execute on all functions in schema private from public, anon, authenticated;
-- A generated column runs with its writer's rights.
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
