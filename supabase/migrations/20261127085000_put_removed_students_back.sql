-- Taking a student out of a class can be undone.

-- Whom a teacher has taken out of a class within the last day: it can be undone.
create table private.removed_members (
	class_id uuid not null references public.class_codes (id) on delete cascade,
	user_id uuid not null references public.people (id) on delete cascade,
	joined_at timestamptz not null,
	removed_at timestamptz not null default now(),
	primary key (class_id, user_id)
);
create index removed_members_user_id_idx on private.removed_members (user_id);

create or replace function public.remove_class_member(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.require_class(remove_class_member.class_id, auth.uid());
	delete from private.removed_members r where r.removed_at < now() - interval '1 day';
	with removed as (
		delete from public.class_members m
		where m.class_id = remove_class_member.class_id and m.user_id = remove_class_member.user_id
		returning m.class_id, m.user_id, m.joined_at
	)
	insert into private.removed_members as kept (class_id, user_id, joined_at) select * from removed
	on conflict on constraint removed_members_pkey do update set joined_at = excluded.joined_at, removed_at = now();
end $$;

revoke execute on function public.remove_class_member(uuid, uuid) from public, anon;
grant execute on function public.remove_class_member(uuid, uuid) to authenticated, service_role;

-- Takes a removal of the last hour back. PT404: there is none.
create function public.put_back_class_member(class_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	removed private.removed_members%rowtype;
begin
	perform private.require_class(put_back_class_member.class_id, auth.uid());
	delete from private.removed_members r
	where r.class_id = put_back_class_member.class_id and r.user_id = put_back_class_member.user_id
		and r.removed_at > now() - interval '1 hour'
	returning * into removed;
	if not found then
		raise exception using errcode = 'PT404', message = 'There is no such student to put back.';
	end if;
	insert into public.class_members (class_id, user_id, joined_at)
	values (removed.class_id, removed.user_id, removed.joined_at) on conflict do nothing;
end $$;

revoke execute on function public.put_back_class_member(uuid, uuid) from public, anon;
grant execute on function public.put_back_class_member(uuid, uuid) to authenticated, service_role;
