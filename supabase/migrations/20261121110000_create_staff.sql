-- Who may do more than learn: educators, those of them who are verified, and administrators.
--
-- Administrators see every person. Verified educators and administrators are the staff: they review submissions.

-- What the caller is. Policies ask these; a page may, too.

create function public.is_educator() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.roles r where r.user_id = auth.uid() and private.is_educator(r.user_type));

create function public.is_verified_educator() returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.roles r
	where r.user_id = auth.uid() and private.is_educator(r.user_type) and r.verified_at is not null
);

create function public.is_administrator() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.roles r where r.user_id = auth.uid() and r.is_admin);

create function public.is_staff() returns boolean
language sql stable security definer set search_path = ''
return exists (
	select from public.roles r
	where r.user_id = auth.uid() and (r.is_admin or private.is_educator(r.user_type) and r.verified_at is not null)
);

-- Until there is one, educators are told so.
create function public.has_administrator() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.roles r where r.is_admin);

create index roles_is_admin_idx on public.roles (user_id) where is_admin;


create policy "administrators read every role" on public.roles for select to authenticated
using ((select public.is_administrator()));

create policy "administrators read every profile" on public.profiles for select to authenticated
using ((select public.is_administrator()));

create policy "administrators read every name" on public.people for select to authenticated
using ((select public.is_administrator()));

-- So that a profile and its role are read in one request.
alter table public.profiles
	add constraint profiles_role_fkey foreign key (id) references public.roles (user_id) on delete cascade;


-- Each change of what a person may do, however it came about.
create table public.role_changes (
	id bigint generated always as identity primary key,
	user_id uuid not null references public.people (id) on delete cascade,
	-- Null: the server, or an account that is gone.
	changed_by uuid references public.people (id) on delete set null,
	from_standing text not null,
	to_standing text not null,
	changed_at timestamptz not null default now()
);
create index role_changes_user_id_idx on public.role_changes (user_id);
create index role_changes_changed_by_idx on public.role_changes (changed_by);

alter table public.role_changes enable row level security;
revoke all on public.role_changes from anon, authenticated;
grant select on public.role_changes to authenticated;
grant all on public.role_changes to service_role;

create policy "administrators read the changes of roles" on public.role_changes for select to authenticated
using ((select public.is_administrator()));

create function private.standing_of(role public.roles) returns text
language sql immutable set search_path = ''
return case
	when role.is_admin then 'administrator'
	when not private.is_educator(role.user_type) then 'student'
	when role.verified_at is not null then 'verified_educator'
	else 'educator'
end;

create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.standing_of(old) <> private.standing_of(new) then
		insert into public.role_changes (user_id, changed_by, from_standing, to_standing)
		values (new.user_id, auth.uid(), private.standing_of(old), private.standing_of(new));
	end if;
	return null;
end $$;

create trigger log_change after update on public.roles
for each row execute function private.log_role_change();


-- domain/codes.ts keeps the same rule; domain/examples/codes.json holds the cases.
create function private.read_code(typed text) returns text
language sql immutable set search_path = ''
return upper(regexp_replace(typed, '[^A-Za-z0-9]', '', 'g'));

-- The set-up code that was printed last: SHA-256 of it, in hex. It goes when it has been used.
create table private.setup_code (
	only_one boolean primary key default true check (only_one),
	hash text not null check (hash ~ '^[0-9a-f]{64}$'),
	made_at timestamptz not null default now()
);

-- Wrong set-up codes, by who typed them; forgotten after a day.
create table private.setup_tries (
	user_id uuid primary key references auth.users (id) on delete cascade,
	wrong integer not null default 0,
	last_at timestamptz not null default now(),
	waits_until timestamptz not null default '-infinity'
);

-- From the fifth wrong try on one waits, longer each time.
create function private.wait_after(wrong integer) returns interval
language sql immutable set search_path = ''
return case
	when wrong < 5 then interval '0'
	when wrong = 5 then interval '30 seconds'
	when wrong = 6 then interval '1 minute'
	when wrong = 7 then interval '2 minutes'
	when wrong = 8 then interval '5 minutes'
	else interval '15 minutes'
end;

-- The server's: the code made now takes the place of the one before. `hash`: SHA-256 of its letters and digits, in hex.
create function public.set_setup_code(hash text) returns void
language sql security definer set search_path = '' as $$
	insert into private.setup_code (hash) values (set_setup_code.hash)
	on conflict (only_one) do update set hash = excluded.hash, made_at = now();
$$;

-- The educator who enters the set-up code becomes administrator, and is verified. False: the code is wrong, or was used.
-- TRIES: too many wrong ones; the detail is how many seconds to wait.
create function public.claim_administration(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	tries private.setup_tries%rowtype;
begin
	if not public.is_educator() then
		raise insufficient_privilege using message = 'Educators enter the set-up code.';
	end if;

	insert into private.setup_tries (user_id) values (auth.uid()) on conflict do nothing;
	select * into strict tries from private.setup_tries where user_id = auth.uid() for update;
	if tries.waits_until > clock_timestamp() then
		raise exception using
			errcode = 'TRIES',
			message = 'Too many wrong codes.',
			detail = ceil(extract(epoch from tries.waits_until - clock_timestamp()))::text;
	end if;

	delete from private.setup_code
	where hash = encode(sha256(convert_to(private.read_code(claim_administration.code), 'UTF8')), 'hex');
	if found then
		update public.roles set
			is_admin = true, verified_at = coalesce(verified_at, now()), verified_by = coalesce(verified_by, auth.uid())
		where user_id = auth.uid();
		delete from private.setup_tries where user_id = auth.uid();
		return true;
	end if;

	if tries.last_at < clock_timestamp() - interval '1 day' then
		tries.wrong := 0;
	end if;
	update private.setup_tries set
		wrong = tries.wrong + 1,
		last_at = clock_timestamp(),
		waits_until = clock_timestamp() + private.wait_after(tries.wrong + 1)
	where user_id = auth.uid();
	return false;
end $$;


-- An administrator's word that an educator is one, or that it holds no longer.
create function public.verify_educator(user_id uuid, verified boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if not public.is_administrator() then
		raise insufficient_privilege using message = 'Administrators verify educators.';
	end if;
	update public.roles r set
		verified_at = case when verified then coalesce(r.verified_at, now()) end,
		verified_by = case when verified then coalesce(r.verified_by, auth.uid()) end
	where r.user_id = verify_educator.user_id and private.is_educator(r.user_type);
	if not found then
		raise no_data_found using message = 'There is no such educator.';
	end if;
end $$;

-- `role`: student, educator or administrator. Nobody sets their own, so that an administrator remains.
create function public.set_role(user_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
	-- The administrators' rows first: two who take the right from each other at the same moment do not both succeed.
	perform from public.roles r where r.is_admin order by r.user_id for update;
	if not public.is_administrator() or set_role.user_id = auth.uid() then
		raise insufficient_privilege using message = 'Administrators set the roles of others.';
	end if;
	if role is null or role not in ('student', 'educator', 'administrator') then
		raise invalid_parameter_value using message = 'A role is student, educator or administrator.';
	end if;
	update public.roles r set
		user_type = case role when 'student' then 'student' else 'educator' end,
		chosen_at = coalesce(r.chosen_at, now()),
		is_admin = role = 'administrator',
		verified_at = case role
			when 'administrator' then coalesce(r.verified_at, now())
			when 'educator' then r.verified_at
		end,
		verified_by = case role
			when 'administrator' then coalesce(r.verified_by, auth.uid())
			when 'educator' then r.verified_by
		end
	where r.user_id = set_role.user_id;
	if not found then
		raise no_data_found using message = 'There is no such person.';
	end if;
end $$;


revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;

revoke execute on function public.is_educator(), public.is_verified_educator(), public.is_administrator(),
	public.is_staff(), public.has_administrator(), public.claim_administration(text),
	public.verify_educator(uuid, boolean), public.set_role(uuid, text) from public, anon;
grant execute on function public.is_educator(), public.is_verified_educator(), public.is_administrator(),
	public.is_staff(), public.has_administrator(), public.claim_administration(text),
	public.verify_educator(uuid, boolean), public.set_role(uuid, text) to authenticated, service_role;
revoke execute on function public.set_setup_code(text) from public, anon, authenticated;
grant execute on function public.set_setup_code(text) to service_role;
