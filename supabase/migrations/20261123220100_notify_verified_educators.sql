-- An educator learns at once that an administrator has confirmed them: the page then shows what is open to them.

create function private.notify_verified() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.is_educator(new.user_type) then
		insert into public.notifications (user_id, type, code, params) values (new.user_id, 'other', 'educator_verified', '{}');
	end if;
	return null;
end $$;

create trigger notify_verified after update of verified_at on public.roles
for each row when (
	old.verified_at is null and new.verified_at is not null and new.verified_by is distinct from new.user_id
) execute function private.notify_verified();

revoke execute on function private.notify_verified() from public, anon, authenticated;
