-- When somebody came back to their account is the server's to say, as when the account was made; a page that repeats it is
-- not refused. The caller's own rights: current_user tells a client (authenticated) from the server.
create or replace function private.keep_profile_age() returns trigger
language plpgsql set search_path = '' as $$
declare
	by_client constant boolean := current_user in ('anon', 'authenticated');
begin
	if tg_op = 'UPDATE' and by_client then
		new.age := coalesce(old.age, new.age);
		new.guardian_agreed_at := coalesce(old.guardian_agreed_at, new.guardian_agreed_at);
		new.created_at := old.created_at;
		new.restored_at := old.restored_at;
	elsif by_client then
		new.created_at := now();
		new.restored_at := null;
	end if;
	if new.guardian_agreed_at is not null and (tg_op = 'INSERT' or old.guardian_agreed_at is null) then
		new.guardian_agreed_at := now();
	end if;
	if tg_op = 'INSERT' or new.age is distinct from old.age then
		new.age_given_at := case when new.age is not null then now() end;
	else
		new.age_given_at := old.age_given_at;
	end if;
	return new;
end $$;
