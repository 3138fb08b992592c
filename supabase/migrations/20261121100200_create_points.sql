-- Points: awards, each given once, and what they come to.

-- domain/points.ts keeps the same rule; domain/examples/levels.json holds the cases.
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
-- A page that finds no record adds one: a conflict when there is one after all, and never other numbers than the awards'.
grant select, insert on public.user_points to authenticated;
grant all on public.user_points to service_role;

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


revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;

alter publication supabase_realtime add table public.user_points;
