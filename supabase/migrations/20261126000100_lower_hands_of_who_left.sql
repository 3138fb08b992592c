-- Whoever was away for ten minutes and comes back has no hand up: what was asked belongs to the lesson before.

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
