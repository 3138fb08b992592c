-- Leaving: whoever deletes their account is signed out everywhere and can come back for seven days by signing in. After
-- that the server erases: `begin_erasures`, then the files that `files_of` names, then the account in auth.users.
--
-- What goes with the account is said by the foreign keys to it: `on delete cascade` goes, `on delete set null` stays
-- without a name (posts, comments, decisions), and columns named in `private.inheritances` pass to an administrator.

create table private.leavings (
	user_id uuid primary key references auth.users (id) on delete cascade,
	asked_at timestamptz not null default now(),
	-- Who takes over what passes on; null: the administrator who is longest there.
	heir uuid references auth.users (id) on delete set null,
	-- Set when erasing begins: from then on signing in is refused and nothing comes back.
	begun_at timestamptz
);
create index leavings_heir_idx on private.leavings (heir);

create table private.inheritances (
	relation regclass not null,
	column_name name not null,
	primary key (relation, column_name)
);
insert into private.inheritances values ('public.challenges', 'created_by');

-- When the person last came back to an account that was to be erased, so that the page can say so.
alter table public.profiles add column restored_at timestamptz;


-- When the caller's session began, by the newest of the ways they proved who they are.
create function private.signed_in_at() returns timestamptz
language sql stable set search_path = ''
return (
	select to_timestamp(max((way ->> 'timestamp')::bigint))
	from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) as way
);

-- Whichever backend keeps them: the built-in gateway, or a hosted project.
create function private.end_sessions(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
	if to_regclass('gateway.sessions') is not null then
		execute 'delete from gateway.sessions where user_id = $1' using person;
	end if;
	if to_regclass('auth.sessions') is not null then
		execute 'delete from auth.sessions where user_id = $1' using person;
	end if;
end $$;

-- The administrator who takes over from somebody: the heir they named, else whoever has been there longest.
create function private.heir_of(person uuid) returns uuid
language sql stable set search_path = ''
return (
	select r.user_id from public.roles r
	left join private.leavings mine on mine.user_id = person
	where r.is_admin and r.user_id <> person
		and not exists (select from private.leavings l where l.user_id = r.user_id)
	order by (r.user_id = mine.heir) is true desc, r.verified_at nulls last, r.user_id
	limit 1
);

-- Deletes the caller's account in seven days; until then signing in keeps it. Answers when.
-- AGAIN: the caller has not signed in within the last ten minutes. HEIR1: the last administrator names an educator
-- as the next one.
create function public.leave_account(heir uuid default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
	me constant uuid := auth.uid();
begin
	if me is null then
		raise insufficient_privilege using message = 'Nobody is signed in.';
	end if;
	if coalesce(private.signed_in_at() < now() - interval '10 minutes', true) then
		raise exception using errcode = 'AGAIN', message = 'Sign in again first.';
	end if;

	-- The administrators' rows first: two who leave at the same moment do not both rely on the other.
	perform from public.roles r where r.is_admin order by r.user_id for update;
	if public.is_administrator() and private.heir_of(me) is null then
		update public.roles r set
			is_admin = true, verified_at = coalesce(r.verified_at, now()), verified_by = coalesce(r.verified_by, me)
		where r.user_id = leave_account.heir and r.user_id <> me and private.is_educator(r.user_type)
			and not exists (select from private.leavings l where l.user_id = r.user_id);
		if not found then
			raise exception using errcode = 'HEIR1', message = 'The last administrator names the next one.';
		end if;
	end if;

	insert into private.leavings (user_id, heir)
	values (me, (select r.user_id from public.roles r where r.user_id = leave_account.heir and r.is_admin))
	on conflict (user_id) do update set asked_at = now(), heir = excluded.heir;
	perform private.end_sessions(me);
	return now() + interval '7 days';
end $$;

create function private.come_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.leavings where user_id = new.id and begun_at is null;
	if found then
		update public.profiles set restored_at = now() where id = new.id;
	end if;
	return null;
end $$;

create trigger come_back after update of last_sign_in_at on auth.users
for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
execute function private.come_back();


-- Gives to the heir what passes on.
create function private.pass_on(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
	heir constant uuid := private.heir_of(person);
	passing private.inheritances%rowtype;
begin
	if heir is null then
		return;
	end if;
	for passing in select * from private.inheritances loop
		execute format('update %s set %I = $1 where %I = $2', passing.relation, passing.column_name, passing.column_name)
		using heir, person;
	end loop;
end $$;

-- The server's: who asked to be erased seven days before `at`, or whose erasing broke off. They cannot come back now.
create function public.begin_erasures(at timestamptz) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
	person uuid;
begin
	for person in
		update private.leavings l set begun_at = coalesce(l.begun_at, begin_erasures.at)
		where l.asked_at <= begin_erasures.at - interval '7 days'
		returning l.user_id
	loop
		update auth.users set banned_until = now() + interval '100 years' where id = person;
		perform private.end_sessions(person);
		perform private.pass_on(person);
		return next person;
	end loop;
end $$;

-- The server's: the stored files of a person as bucket/path, five hundred at a time.
create function public.files_of(person uuid) returns setof text
language sql stable security definer set search_path = '' as $$
	select o.bucket_id || '/' || o.name from storage.objects o
	where o.owner_id = person::text or o.name like person::text || '/%'
	order by 1 limit 500;
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.kit_search_text(text, text, text[]) to service_role;
revoke execute on function public.leave_account(uuid) from public, anon;
grant execute on function public.leave_account(uuid) to authenticated, service_role;
revoke execute on function public.begin_erasures(timestamptz), public.files_of(uuid) from public, anon, authenticated;
grant execute on function public.begin_erasures(timestamptz), public.files_of(uuid) to service_role;
