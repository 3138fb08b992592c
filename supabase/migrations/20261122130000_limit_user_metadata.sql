-- What people may write about themselves in their account (user_metadata) stays small: on a hosted project it stands in
-- every access token, and one of 20 kB ruins the account. gateway/auth/bodies.ts refuses past 2,048 bytes as JSON and three
-- levels; this holds at any backend. Twice the bytes, for jsonb's text has more blanks.
create function private.is_small_metadata(data jsonb) returns boolean
language sql immutable set search_path = ''
return case
	-- First: what is short cannot nest deep enough for the search to run out of stack.
	when octet_length(data::text) > 4096 then false
	else not jsonb_path_exists(data, 'strict $.**{3} ? (@.type() == "object" || @.type() == "array")')
end;

-- The plain values, names first and texts cut at 200 characters, as many as there is room for.
create function private.trimmed_metadata(data jsonb) returns jsonb
language sql immutable set search_path = ''
begin atomic
	select coalesce(jsonb_object_agg(kept.key, kept.value), '{}')
	from (
		select entry.key, entry.value, sum(octet_length(entry.key) + octet_length(entry.value::text) + 4) over (
			order by entry.key not in ('name', 'full_name', 'avatar_url', 'picture'), entry.key
		) as filled
		from (
			select sent.key, case jsonb_typeof(sent.value)
				when 'string' then to_jsonb(left(sent.value #>> '{}', 200)) else sent.value
			end as value
			from jsonb_each(case jsonb_typeof(data) when 'object' then data else '{}' end) as sent
			where jsonb_typeof(sent.value) not in ('object', 'array') and octet_length(sent.key) <= 100
		) entry
		where octet_length(entry.value::text) <= 1000
	) kept
	where kept.filled <= 2000;
end;

update auth.users set raw_user_meta_data = private.trimmed_metadata(raw_user_meta_data)
where not private.is_small_metadata(raw_user_meta_data);

-- A new account is made whatever was sent with it; a change is refused.
create function private.require_small_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	if private.is_small_metadata(new.raw_user_meta_data) then
		return new;
	elsif tg_op = 'INSERT' then
		new.raw_user_meta_data := private.trimmed_metadata(new.raw_user_meta_data);
		return new;
	end if;
	raise exception using message = 'User metadata can hold 2048 bytes, nested 3 deep.';
end $$;

create trigger require_small_metadata before insert or update of raw_user_meta_data on auth.users
for each row execute function private.require_small_metadata();

revoke execute on function private.is_small_metadata(jsonb), private.trimmed_metadata(jsonb),
	private.require_small_metadata() from public, anon, authenticated;
