-- On a hosted project the data door asks this before each request; the built-in gateway has its own check at every door.
-- A token is good for an hour, its session can end before: by sign-out, a one-time password, leaving, or a suspension.
-- Whoever signs in with a one-time password (app_metadata.must_change_password) changes it before anything else.
create function public.admit_request() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	is_open boolean := true;
begin
	if auth.uid() is null then
		return;
	end if;
	if auth.jwt() -> 'app_metadata' ->> 'must_change_password' is not null then
		raise insufficient_privilege using message = 'The password must be changed first.';
	end if;
	if to_regclass('auth.sessions') is not null then
		execute 'select exists (select from auth.sessions s where s.id = $1 and s.user_id = $2)'
		into is_open using (auth.jwt() ->> 'session_id')::uuid, auth.uid();
	end if;
	if not is_open or not exists (
		select from auth.users u where u.id = auth.uid() and (u.banned_until is null or u.banned_until <= now())
	) then
		raise exception using errcode = 'PT401', message = 'The session of this token has ended';
	end if;
end $$;
grant execute on function public.admit_request() to anon, authenticated, service_role;

do $$
begin
	if exists (select from pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.admit_request';
		notify pgrst, 'reload config';
	end if;
end $$;

drop function public.require_own_password();
