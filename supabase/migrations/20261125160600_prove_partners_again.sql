-- Who sits beside somebody is there by their own proof, not by the first learner's word: it holds 90 minutes. A sign-in of their
-- own, work in a session of their own, or their leaving from there ends their part at any other computer.

alter table public.together_members add column proved_at timestamptz not null default now();

-- A part ends 20 minutes after the page's last report; a partner's also 40 minutes after the last word of them, and 90 after their
-- secret or password.
create or replace function private.is_present(member public.together_members) returns boolean
language sql stable set search_path = ''
return private.is_within(member.seen_at, interval '20 minutes')
	and (member.user_id = member.host_id or (
		private.is_within(member.confirmed_at, interval '40 minutes')
		and private.is_within(member.proved_at, interval '90 minutes')
	));

-- Ends a person's parts at the computers of others.
create function private.end_parts_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	at_computer uuid;
begin
	for at_computer in
		select t.session_id from public.together_members t where t.user_id = person and t.host_id <> person
	loop
		perform private.end_together_part(at_computer, person);
	end loop;
end $$;

create function private.end_parts_at_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	perform private.end_parts_of(new.id);
	return null;
end $$;

create trigger end_parts_at_sign_in after update of last_sign_in_at on auth.users
for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
execute function private.end_parts_at_sign_in();

create or replace function public.join_together(host uuid, session uuid, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
	free smallint;
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
	update public.together_members t set proved_at = now(), confirmed_at = now()
	where t.session_id = session and t.user_id = person;
	if found then
		return 'here';
	end if;
	select seats.seat into free from unnest(array[2, 3]) as seats (seat)
	where not exists (select from public.together_members t where t.session_id = session and t.seat = seats.seat)
	order by seats.seat limit 1;
	if free is null then
		return 'full';
	end if;
	perform private.end_parts_of(person);
	insert into public.together_members (session_id, user_id, host_id, seat) values (session, person, host, free);
	return 'joined';
end $$;

-- One's own part ends wherever it is; the host ends any in their session, and with their own the whole.
create or replace function public.leave_together(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	session constant uuid := private.own_session();
begin
	if person = auth.uid() then
		perform private.end_parts_of(person);
	end if;
	perform private.hold_together(session);
	if person = auth.uid() then
		delete from public.together_members t where t.session_id = session and t.host_id = person;
	elsif exists (select from public.together_members t where t.session_id = session and t.host_id = auth.uid()) then
		perform private.end_together_part(session, person);
	end if;
end $$;

create or replace function public.send_heartbeat(person uuid, project_id text default null, active boolean default false)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	known text;
	member uuid;
	members uuid[] := '{}';
	changed uuid[] := '{}';
begin
	if person is distinct from auth.uid() then
		raise insufficient_privilege using message = 'Only the person signed in is here.';
	end if;
	-- Who works in a session of their own sits at no other computer.
	if active then
		perform private.end_parts_of(person);
	end if;
	select c.id into known from public.challenges c where c.id = send_heartbeat.project_id and c.project;
	for member in
		select p from unnest(private.partners_of(person, private.own_session()) || person) p
		where exists (select from public.class_members m where m.user_id = p) order by p
	loop
		members := members || member;
		if private.write_presence(member, known, active) then
			changed := changed || member;
		end if;
	end loop;
	if cardinality(changed) > 0 then
		perform private.touch_pulses_of(changed);
	end if;
	return cardinality(members) > 0;
end $$;

revoke execute on function private.end_parts_of(uuid), private.end_parts_at_sign_in() from public, anon, authenticated;
