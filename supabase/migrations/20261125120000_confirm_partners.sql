-- A partner who went away is not credited for hours: the page asks after 30 minutes whether they are still there, and their
-- part ends ten minutes later. Joining, taking the keyboard and an answer each say that somebody is there.

alter table public.together_members add column confirmed_at timestamptz not null default now();

create or replace function private.is_present(member public.together_members) returns boolean
language sql stable set search_path = ''
return member.seen_at > now() - interval '20 minutes'
	and (member.user_id = member.host_id or member.confirmed_at > now() - interval '40 minutes');

create or replace function public.my_together() returns jsonb
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

create or replace function public.drive_together(person uuid) returns void
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

-- The learners at the caller's computer say that they are all there. Whose part has ended joins again with their secret.
create function public.confirm_together() returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.hold_together(private.own_session());
	update public.together_members t set confirmed_at = now()
	where t.session_id = private.own_session() and t.host_id = auth.uid() and private.is_present(t);
end $$;

revoke execute on function public.confirm_together() from public, anon;
grant execute on function public.confirm_together() to authenticated, service_role;
