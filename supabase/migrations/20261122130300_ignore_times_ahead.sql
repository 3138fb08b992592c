-- A clock that was ahead and is put right leaves times behind that lie further ahead than any rule sets them. They are
-- ignored: nobody waits for them, and nobody profits.

-- A sign-in ahead of the clock proves nothing: one signs in again.
create or replace function private.signed_in_at() returns timestamptz
language sql stable set search_path = ''
return (
	select to_timestamp(max((way ->> 'timestamp')::bigint))
	from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) as way
	where to_timestamp((way ->> 'timestamp')::bigint) <= now() + interval '1 minute'
);

-- As before; a wait is 15 minutes at most, and wrong codes of a day that has not come are forgotten.
create or replace function public.claim_administration(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
	tries private.setup_tries%rowtype;
begin
	if not public.is_educator() then
		raise insufficient_privilege using message = 'Educators enter the set-up code.';
	end if;

	insert into private.setup_tries (user_id) values (auth.uid()) on conflict do nothing;
	select * into strict tries from private.setup_tries where user_id = auth.uid() for update;
	if tries.waits_until > clock_timestamp() and tries.waits_until <= clock_timestamp() + interval '15 minutes' then
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

-- As before; whoever asked while the clock was ahead is erased seven days after it was put right.
create or replace function public.begin_erasures(at timestamptz) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
	person uuid;
begin
	update private.leavings l set asked_at = begin_erasures.at where l.asked_at > begin_erasures.at;
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
