-- The roles a request runs as. They belong to the whole server, so another database may have made them already.
do $$
declare
	owner pg_roles%rowtype;
	wanted text;
begin
	select * into strict owner from pg_roles where rolname = current_user;
	foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
		if not exists (select from pg_roles where rolname = wanted) then
			begin
				execute format('create role %I nologin noinherit', wanted);
			exception when duplicate_object or unique_violation then
				null; -- made meanwhile, for another database of the same server
			end;
		end if;

		-- To run a request as the role, the owner must be a member: holding ADMIN alone is not enough (PostgreSQL 16).
		if not owner.rolsuper and not exists (
			select from pg_auth_members m join pg_roles r on r.oid = m.roleid
			where r.rolname = wanted and m.member = owner.oid and not m.admin_option
		) then
			execute format('grant %I to current_user', wanted);
		end if;
	end loop;

	-- Only a superuser may give BYPASSRLS. Without it the gateway runs service work as the owner of the tables.
	if owner.rolsuper and not (select rolbypassrls from pg_roles where rolname = 'service_role') then
		alter role service_role bypassrls;
	end if;
end $$;

-- Row-level security decides what is seen and written: the roles may use the tables of `public`, and no more than that.
-- TRUNCATE is not given: policies do not reach it.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant select, insert, update, delete on tables to anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant usage, select on sequences to anon, authenticated;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

-- The columns of Supabase's table that a product can meet, under its names.
create table auth.users (
	id uuid primary key default gen_random_uuid(),
	aud text not null default 'authenticated',
	role text not null default 'authenticated',
	email text,
	encrypted_password text,
	email_confirmed_at timestamptz,
	phone text unique,
	phone_confirmed_at timestamptz,
	confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
	last_sign_in_at timestamptz,
	raw_app_meta_data jsonb not null default '{}',
	raw_user_meta_data jsonb not null default '{}',
	is_anonymous boolean not null default false,
	banned_until timestamptz,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	deleted_at timestamptz
);
create unique index users_email_key on auth.users (lower(email));
create index users_created_at_idx on auth.users (created_at);
-- No policy: only the owner, whom row-level security does not hold, reads it.
alter table auth.users enable row level security;

create function auth.jwt() returns jsonb language sql stable as
$$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;

create function auth.uid() returns uuid language sql stable as
$$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $$;

create function auth.role() returns text language sql stable as
$$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $$;

grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

do $$
begin
	if not exists (select from pg_publication where pubname = 'supabase_realtime') then
		create publication supabase_realtime;
	end if;
end $$;
