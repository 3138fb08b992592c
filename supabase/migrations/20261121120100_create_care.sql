-- What staff do for a person's account: a one-time password, a corrected age. Both are written down.

create table public.account_changes (
	id bigint generated always as identity primary key,
	user_id uuid not null references public.people (id) on delete cascade,
	-- Null: the server, or an account that is gone.
	changed_by uuid references public.people (id) on delete set null,
	what text not null check (what in ('one_time_password', 'age')),
	from_value text,
	to_value text,
	changed_at timestamptz not null default now()
);
create index account_changes_user_id_idx on public.account_changes (user_id);
create index account_changes_changed_by_idx on public.account_changes (changed_by);

alter table public.account_changes enable row level security;
revoke all on public.account_changes from anon, authenticated;
grant select on public.account_changes to authenticated;
grant all on public.account_changes to service_role;

create policy "administrators read the changes of accounts" on public.account_changes for select to authenticated
using ((select public.is_administrator()));


-- Who looks after a person's account: administrators. Class teachers are added where classes are made.
create function private.cares_for(person uuid) returns boolean
language sql stable security definer set search_path = ''
return public.is_administrator();

-- An administrator's password is reset on the server's own computer only (npm run admin): whoever could set it
-- here would be that administrator.
create function private.requires_care(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not private.cares_for(person) then
		raise insufficient_privilege using message = 'Only staff change this.';
	end if;
	if not exists (select from public.people p where p.id = person) then
		raise no_data_found using message = 'There is no such person.';
	end if;
end $$;

-- Writes down that the caller is about to set a one-time password for a person, whom it signs out everywhere; refuses who
-- may not.
create function public.permit_one_time_password(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.requires_care(permit_one_time_password.user_id);
	if exists (select from public.roles r where r.user_id = permit_one_time_password.user_id and r.is_admin) then
		raise insufficient_privilege using message = 'An administrator''s password is reset on the server.';
	end if;
	insert into public.account_changes (user_id, changed_by, what)
	values (permit_one_time_password.user_id, auth.uid(), 'one_time_password');
	perform private.end_sessions(permit_one_time_password.user_id);
end $$;

-- Corrects an age; null takes it away, so that the person can give it again.
create function public.correct_age(user_id uuid, age integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
	former integer;
begin
	perform private.requires_care(correct_age.user_id);
	if correct_age.age not between 5 and 120 then
		raise invalid_parameter_value using message = 'An age is 5 to 120 years.';
	end if;
	select p.age into former from public.profiles p where p.id = correct_age.user_id for update;
	if former is not distinct from correct_age.age then
		return;
	end if;
	update public.profiles p set age = correct_age.age where p.id = correct_age.user_id;
	insert into public.account_changes (user_id, changed_by, what, from_value, to_value)
	values (correct_age.user_id, auth.uid(), 'age', former::text, correct_age.age::text);
end $$;


-- Whoever signs in with a one-time password (app_metadata.must_change_password, the time it was set) changes it first.
-- The built-in gateway refuses everything else. On a hosted project the data door asks this before each request.
create function public.require_own_password() returns void
language plpgsql stable set search_path = '' as $$
begin
	if auth.jwt() -> 'app_metadata' ->> 'must_change_password' is not null then
		raise insufficient_privilege using message = 'The password must be changed first.';
	end if;
end $$;

do $$
begin
	if exists (select from pg_roles where rolname = 'authenticator') then
		alter role authenticator set pgrst.db_pre_request = 'public.require_own_password';
		notify pgrst, 'reload config';
	end if;
end $$;

-- A changed password is one's own. (A new one-time password brings a mark of its own, so that it stays.)
create function private.end_one_time_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if new.raw_app_meta_data -> 'must_change_password' = old.raw_app_meta_data -> 'must_change_password' then
		new.raw_app_meta_data := new.raw_app_meta_data - 'must_change_password';
	end if;
	return new;
end $$;

create trigger end_one_time_password before update of encrypted_password on auth.users
for each row when (new.encrypted_password is distinct from old.encrypted_password)
execute function private.end_one_time_password();


-- Whether a set-up code waits to be entered: before there is an administrator, or after `npm run admin` made one.
create function public.setup_code_waits() returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.setup_code);


revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
revoke execute on function public.permit_one_time_password(uuid), public.correct_age(uuid, integer),
	public.setup_code_waits() from public, anon;
grant execute on function public.permit_one_time_password(uuid), public.correct_age(uuid, integer),
	public.setup_code_waits() to authenticated, service_role;
