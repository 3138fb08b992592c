-- An educator who is not verified waits for an administrator: it asks there until it is done, by whichever of them.

create function private.follow_verification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	waits constant boolean := private.is_educator(new.user_type) and new.verified_at is null and not new.is_admin;
begin
	if not waits then
		update public.notifications set is_read = true
		where asks_to_act and not is_read and code = 'educator_waits' and params ->> 'person_id' = new.user_id::text;
		return null;
	end if;
	insert into public.notifications (user_id, type, code, params)
	select r.user_id, 'other', 'educator_waits', jsonb_build_object('person_id', p.id, 'author', p.display_name)
	from public.roles r join public.people p on p.id = new.user_id
	where r.is_admin and r.user_id <> new.user_id and not exists (
		select from public.notifications n
		where n.user_id = r.user_id and n.code = 'educator_waits' and n.params ->> 'person_id' = new.user_id::text
			and not n.is_read
	);
	return null;
end $$;

-- At the end of the sign-up, when the name is stored, too.
create constraint trigger follow_verification after insert or update on public.roles
deferrable initially deferred for each row execute function private.follow_verification();

revoke execute on function private.follow_verification() from public, anon, authenticated;
