-- Two or three learners at one computer: one program, each credited. They work in the session of the first, who is
-- signed in; the server proves the others (join_together), and the page gets no token of theirs.
--
-- Who sits beside somebody is there by their own proof, not by the first learner's word: it holds 90 minutes. A sign-in
-- of their own, work in a session of their own, or their leaving from there ends their part at any other computer. And
-- a partner who went away is not credited for hours: the page asks after 30 minutes whether they are still there, and
-- their part ends ten minutes later. Joining, taking the keyboard and an answer each say that somebody is there.

create table public.together_members (
	-- The first learner's session. Their own row has seat 1.
	session_id uuid not null,
	user_id uuid not null references public.people (id) on delete cascade,
	host_id uuid not null references public.people (id) on delete cascade,
	seat smallint not null check (seat between 1 and 3),
	-- Of the one at the keyboard; null for the others.
	drives_since timestamptz,
	joined_at timestamptz not null default now(),
	-- The page's last report, one each minute; the last word of the person; and the last time they gave their secret.
	seen_at timestamptz not null default now(),
	confirmed_at timestamptz not null default now(),
	proved_at timestamptz not null default now(),
	primary key (session_id, user_id),
	unique (session_id, seat)
);
create unique index together_members_driver_idx on public.together_members (session_id) where drives_since is not null;
create index together_members_user_id_idx on public.together_members (user_id);
create index together_members_host_id_idx on public.together_members (host_id);

alter table public.together_members enable row level security;
revoke all on public.together_members from anon, authenticated;
grant select on public.together_members to authenticated;
grant all on public.together_members to service_role;

create policy "people read with whom they work together" on public.together_members for select to authenticated
using (user_id = (select auth.uid()) or host_id = (select auth.uid()));

create function private.own_session() returns uuid
language sql stable set search_path = ''
return (auth.jwt() ->> 'session_id')::uuid;

-- A part ends 20 minutes after the page's last report; a partner's also 40 minutes after the last word of them, and 90
-- after their secret or password.
create function private.is_present(member public.together_members) returns boolean
language sql stable set search_path = ''
return private.is_within(member.seen_at, interval '20 minutes')
	and (member.user_id = member.host_id or (
		private.is_within(member.confirmed_at, interval '40 minutes')
		and private.is_within(member.proved_at, interval '90 minutes')
	));

-- Who works together with a person in that session of theirs, without the person, by id.
create function private.partners_of(person uuid, session uuid) returns uuid[]
language sql stable set search_path = ''
return (
	select coalesce(array_agg(t.user_id order by t.user_id), '{}') from public.together_members t
	where t.session_id = session and t.host_id = person and t.user_id <> person and private.is_present(t)
);

-- Held until the transaction ends: one change after another to who works together.
create function private.hold_together(session uuid) returns void
language sql volatile set search_path = ''
begin atomic
	select pg_advisory_xact_lock(hashtextextended('together ' || session, 0));
end;

-- One's part ends; the last partner's ends the whole. Somebody always drives: the host, where the driver leaves.
create function private.end_together_part(session uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	delete from public.together_members t where t.session_id = session and t.user_id = person;
	if not exists (select from public.together_members t where t.session_id = session and t.user_id <> t.host_id) then
		delete from public.together_members t where t.session_id = session;
	elsif not exists (select from public.together_members t where t.session_id = session and t.drives_since is not null) then
		update public.together_members t set drives_since = now() where t.session_id = session and t.user_id = t.host_id;
	end if;
end $$;

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

-- The server's, once it has proved the person: `joined`, `here` already, `self`, `full`, or `no_learner`. Who sat at
-- another computer leaves it.
create function public.join_together(host uuid, session uuid, person uuid) returns text
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

revoke execute on function public.join_together(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.join_together(uuid, uuid, uuid) to service_role;

-- Who sits at the caller's computer, in the order of the seats (none: alone), and after how many minutes to change.
-- Reports that the page is open.
create function public.my_together() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
	update public.together_members t set seen_at = now()
	where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t);
	return jsonb_build_object(
		'now', now(),
		'minutes', (
			select case when count(*) = 0 then 10 else min(c.swap_minutes) end
			from public.class_members m join public.class_codes c on c.id = m.class_id
			where m.user_id = auth.uid() and c.is_active
		),
		'seats', (
			select coalesce(jsonb_agg(jsonb_build_object(
				'id', t.user_id, 'name', p.display_name, 'drivesSince', t.drives_since, 'confirmedAt', t.confirmed_at
			) order by t.seat), '[]')
			from public.together_members t join public.people p on p.id = t.user_id
			where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t)
				and cardinality(private.partners_of(auth.uid(), private.own_session())) > 0
		)
	);
end $$;

revoke execute on function public.my_together() from public, anon;
grant execute on function public.my_together() to authenticated, service_role;

-- Somebody at the caller's computer takes the keyboard; who is not there changes nothing.
create function public.drive_together(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	session constant uuid := private.own_session();
begin
	perform private.hold_together(session);
	if exists (
		select from public.together_members t
		where t.session_id = session and t.host_id = auth.uid() and t.user_id = person and t.drives_since is null
			and private.is_present(t)
	) then
		update public.together_members t set drives_since = null where t.session_id = session;
		update public.together_members t set drives_since = now(), confirmed_at = now()
		where t.session_id = session and t.user_id = person;
	end if;
end $$;

revoke execute on function public.drive_together(uuid) from public, anon;
grant execute on function public.drive_together(uuid) to authenticated, service_role;

-- The learners at the caller's computer say that they are all there. Whose part has ended joins again with their
-- secret.
create function public.confirm_together() returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.hold_together(private.own_session());
	update public.together_members t set confirmed_at = now()
	where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t);
end $$;

revoke execute on function public.confirm_together() from public, anon;
grant execute on function public.confirm_together() to authenticated, service_role;

-- One's own part ends wherever it is; the host ends any in their session, and with their own the whole.
create function public.leave_together(person uuid) returns void
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

revoke execute on function public.leave_together(uuid) from public, anon;
grant execute on function public.leave_together(uuid) to authenticated, service_role;

-- Who sits at the caller's computer, in the order of the seats, with what the project gave each since they sit there;
-- null for who had completed it before.
create function public.together_points(project_id text) returns table (id uuid, name text, points integer)
language sql stable security definer set search_path = ''
begin atomic
	select t.user_id, p.display_name, c.points
	from public.together_members t
	join public.people p on p.id = t.user_id
	left join public.project_completions c on c.user_id = t.user_id and c.project_id = together_points.project_id
		and c.completed_at >= t.joined_at
	where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t)
	order by t.seat;
end;

revoke execute on function public.together_points(text) from public, anon;
grant execute on function public.together_points(text) to authenticated, service_role;


-- Each keeps a copy: a version of its own for each session, so that what a partner had before stays among the versions.

create function private.copy_work(person uuid, partner uuid, project text, session uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	work record;
	latest public.work_versions;
begin
	for work in
		select distinct on (w.kind) w.kind, w.body from public.work_versions w
		where w.user_id = person and w.project_id = project order by w.kind, w.revision desc
	loop
		perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', partner, project, work.kind), 0));
		select w.* into latest from public.work_versions w
		where w.user_id = partner and w.project_id = project and w.kind = work.kind order by w.revision desc limit 1;
		if latest.body = work.body then
			continue;
		elsif latest.together_session = session then
			update public.work_versions w
			set revision = w.revision + 1, body = work.body, saved_at = now(), action_id = gen_random_uuid()
			where w.user_id = partner and w.project_id = project and w.kind = work.kind and w.revision = latest.revision;
		else
			insert into public.work_versions (user_id, project_id, kind, revision, body, pressed, action_id, together_session)
			values (partner, project, work.kind, coalesce(latest.revision, 0) + 1, work.body, true, gen_random_uuid(), session);
		end if;
	end loop;
end $$;

create function private.copy_work_to_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	partner uuid;
begin
	if new.user_id = auth.uid() then
		foreach partner in array private.partners_of(new.user_id, private.own_session()) loop
			perform private.copy_work(new.user_id, partner, new.project_id, private.own_session());
		end loop;
	end if;
	return null;
end $$;

create trigger copy_work_to_partners after insert or update of body on public.work_versions
for each row execute function private.copy_work_to_partners();

-- A step that is done beside another is done by both; the guess is the first one's own.
create function private.copy_steps_to_partners() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.user_id = auth.uid() then
		insert into public.lesson_progress as known (user_id, project_id, steps)
		select p, new.project_id, new.steps from unnest(private.partners_of(new.user_id, private.own_session())) p order by p
		on conflict on constraint lesson_progress_pkey do update set
			steps = array(select distinct step from unnest(known.steps || excluded.steps) step order by step),
			changed_at = now();
	end if;
	return null;
end $$;

create trigger copy_steps_to_partners after insert or update of steps on public.lesson_progress
for each row execute function private.copy_steps_to_partners();
