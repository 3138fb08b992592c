-- When members of classes were here: a span goes on while heartbeats come, with a break of less than 30 minutes. Times
-- and not days, so that each reader counts the days of their own zone.
create table public.attendance_spans (
	user_id uuid not null references auth.users (id) on delete cascade,
	first_at timestamptz not null default now(),
	last_at timestamptz not null default now(),
	-- Those with a heartbeat.
	minutes integer not null default 1,
	primary key (user_id, first_at)
);

alter table public.attendance_spans enable row level security;
revoke all on public.attendance_spans from anon, authenticated;
grant select on public.attendance_spans to authenticated;
grant all on public.attendance_spans to service_role;

create policy "learners read when they were here" on public.attendance_spans for select to authenticated
using (user_id = (select auth.uid()));

create policy "class teachers read when their learners were here" on public.attendance_spans for select to authenticated
using (public.teaches(user_id));

-- The caller holds the person's presence.
create function private.write_attendance(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	update public.attendance_spans s set
		last_at = now(),
		-- However often it is sent, a minute counts once.
		minutes = s.minutes + case when s.last_at < now() - interval '50 seconds' then 1 else 0 end
	where s.user_id = person and s.last_at > now() - interval '30 minutes'
		and s.first_at = (select max(newest.first_at) from public.attendance_spans newest where newest.user_id = person);
	if not found then
		insert into public.attendance_spans (user_id) values (person) on conflict do nothing;
	end if;
end $$;

revoke execute on function private.write_attendance(uuid) from public;

-- One person's presence; whether it shows something new to a teacher. The caller has looked whether they are in a
-- class.
create or replace function private.write_presence(person uuid, project text, active boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	former public.presences%rowtype;
begin
	select * into former from public.presences p where p.user_id = person for update;
	insert into public.presences as here (user_id, project_id, active_at)
	values (person, project, case when active then now() end)
	on conflict on constraint presences_pkey do update set
		project_id = excluded.project_id,
		seen_at = now(),
		active_at = coalesce(excluded.active_at, here.active_at),
		hand_raised_at = case when here.seen_at > now() - interval '10 minutes' then here.hand_raised_at end;
	perform private.write_attendance(person);
	-- However often it is sent, a minute counts once.
	if active and project is not null and (former.active_at is null or former.active_at < now() - interval '50 seconds') then
		insert into public.attempt_totals as total (user_id, project_id, active_minutes) values (person, project, 1)
		on conflict on constraint attempt_totals_pkey do update set active_minutes = total.active_minutes + 1;
		update public.presences p set
			week_on = private.this_week(),
			week_minutes = case when p.week_on = private.this_week() then p.week_minutes else 0 end + 1
		where p.user_id = person;
	end if;
	return former.user_id is null or former.seen_at < now() - interval '150 seconds'
		or former.project_id is distinct from project or (active and former.active_at is null);
end $$;

-- Our server's, every day.
create function public.purge_attendance() returns void
language sql security definer set search_path = ''
begin atomic
	delete from public.attendance_spans s where s.last_at < now() - interval '400 days';
end;

revoke execute on function public.purge_attendance() from public, anon, authenticated;
grant execute on function public.purge_attendance() to service_role;
