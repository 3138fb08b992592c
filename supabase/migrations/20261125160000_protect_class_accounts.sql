-- A class account has no email, no phone and no password of its own: its address is <handle>@class.invalid, and its
-- password is the server's, made from the secret. Whoever sits at an open session cannot give it another way in.

-- The server says here that it is about to set a password. On a hosted project Auth writes the account, so that only
-- this tells the server's change from one that the account's own session asks for.
create table private.class_password_permits (
	user_id uuid primary key references auth.users (id) on delete cascade,
	expires_at timestamptz not null
);
alter table private.class_password_permits enable row level security;

create function public.permit_class_password(user_id uuid) returns void
language sql security definer set search_path = ''
begin atomic
	insert into private.class_password_permits (user_id, expires_at)
	values (permit_class_password.user_id, clock_timestamp() + interval '10 seconds')
	on conflict on constraint class_password_permits_pkey do update set expires_at = excluded.expires_at;
end;

create function private.keep_class_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
	handle constant uuid := (select a.handle from public.class_accounts a where a.user_id = new.id);
begin
	if handle is null and not coalesce(old.raw_app_meta_data ? 'class_account', false) then
		return new;
	end if;
	if new.email is distinct from coalesce(handle || '@class.invalid', old.email)
		or coalesce(new.phone, '') <> '' then
		raise exception using message = 'A class account has no email and no phone number of its own.';
	end if;
	if new.encrypted_password is distinct from old.encrypted_password and coalesce(new.encrypted_password, '') <> '' then
		delete from private.class_password_permits p where p.user_id = new.id and p.expires_at > clock_timestamp();
		if not found then
			raise exception using message = 'A class account has no password of its own.';
		end if;
	end if;
	return new;
end $$;

-- Takes every way in from a class account, and ends its sessions: what its own handle and the next secret open is left.
create function private.close_ways_in(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	address constant text := (select a.handle || '@class.invalid' from public.class_accounts a where a.user_id = person);
	secrets text;
begin
	foreach secrets in array array[
		'gateway.phone_codes', 'gateway.mail_links', 'gateway.proven_emails', 'gateway.identities', 'gateway.auth_codes',
		'auth.one_time_tokens', 'auth.mfa_factors'
	] loop
		if to_regclass(secrets) is not null then
			execute format('delete from %s where user_id = $1', secrets) using person;
		end if;
	end loop;
	if to_regclass('auth.identities') is not null then
		execute 'delete from auth.identities where user_id = $1 and provider <> ''email''' using person;
		execute 'update auth.identities set identity_data = identity_data || jsonb_build_object(''email'', $2::text)
			where user_id = $1' using person, address;
	end if;
	update auth.users u set email = address, phone = null, phone_confirmed_at = null, encrypted_password = null,
		email_confirmed_at = coalesce(u.email_confirmed_at, now())
	where u.id = person;
	delete from private.class_password_permits p where p.user_id = person;
	perform private.end_sessions(person);
end $$;

-- Accounts that were taken over before this. Their secret stays: it sets the password at the next sign-in.
select private.close_ways_in(u.id) from auth.users u join public.class_accounts a on a.user_id = u.id
where lower(u.email) is distinct from a.handle || '@class.invalid' or coalesce(u.phone, '') <> '';

create trigger keep_class_account before update of email, phone, encrypted_password on auth.users
for each row execute function private.keep_class_account();


alter table public.account_changes drop constraint account_changes_what_check;
alter table public.account_changes add constraint account_changes_what_check
check (what in ('one_time_password', 'age', 'class_secret', 'class_name_opened'));

create policy "administrators read how class accounts sign in" on public.class_accounts for select to authenticated
using ((select public.is_administrator()));

-- Forgets the secret, and ends every session and every way in: the next sign-in chooses a new one. For the teachers of the
-- account's classes, and administrators.
create or replace function public.reset_class_secret(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	opened uuid;
begin
	if not private.cares_for(reset_class_secret.user_id) then
		raise insufficient_privilege using message = 'Class teachers and administrators reset a secret.';
	end if;
	update public.class_accounts a
	set secret_kind = null, chosen_at = null, wrong_tries = 0, waits_until = null, locked_at = null
	where a.user_id = reset_class_secret.user_id returning a.handle into opened;
	if opened is null then
		raise exception using errcode = 'PT404', message = 'There is no such class account.';
	end if;
	delete from private.class_secrets s where s.handle = opened;
	delete from private.class_tries t where t.subject = opened::text;
	perform private.close_ways_in(reset_class_secret.user_id);
	insert into public.account_changes (user_id, changed_by, what)
	values (reset_class_secret.user_id, auth.uid(), 'class_secret');
end $$;

-- Opens a name that too many wrong secrets had locked; the secret stays.
create or replace function public.open_class_name(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	opened uuid;
begin
	if not private.cares_for(open_class_name.user_id) then
		raise insufficient_privilege using message = 'Class teachers and administrators open a name.';
	end if;
	update public.class_accounts a set wrong_tries = 0, waits_until = null, locked_at = null
	where a.user_id = open_class_name.user_id returning a.handle into opened;
	if opened is null then
		raise exception using errcode = 'PT404', message = 'There is no such class account.';
	end if;
	delete from private.class_tries t where t.subject = opened::text;
	insert into public.account_changes (user_id, changed_by, what)
	values (open_class_name.user_id, auth.uid(), 'class_name_opened');
end $$;

-- Writes down that the caller is about to set a one-time password for a person, whom it signs out everywhere; refuses who
-- may not. A class teacher makes one for learners only: whoever could set an educator's would be that educator.
create or replace function public.permit_one_time_password(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	perform private.requires_care(permit_one_time_password.user_id);
	if exists (
		select from public.roles r where r.user_id = permit_one_time_password.user_id
			and (r.is_admin or private.is_educator(r.user_type) and not public.is_administrator())
	) then
		raise insufficient_privilege using message = 'This password is set by an administrator, or on the server.';
	end if;
	insert into public.account_changes (user_id, changed_by, what)
	values (permit_one_time_password.user_id, auth.uid(), 'one_time_password');
	perform private.end_sessions(permit_one_time_password.user_id);
end $$;

revoke execute on function private.keep_class_account(), private.close_ways_in(uuid) from public, anon, authenticated;
revoke execute on function public.permit_class_password(uuid) from public, anon, authenticated;
grant execute on function public.permit_class_password(uuid) to service_role;
