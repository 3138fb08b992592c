-- Refuses (GWSES) the claims of a token whose session has ended, or whose account is gone or banned: tokens are good for an
-- hour, sessions can end before. Claims without an account, those of a key, pass.
create function gateway.require_session(claims jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	person constant uuid := claims ->> 'sub';
begin
	if person is not null and not exists (
		select from gateway.sessions s join auth.users u on u.id = s.user_id
		where s.id = (claims ->> 'session_id')::uuid and s.user_id = person
			and (u.banned_until is null or u.banned_until <= now())
	) then
		raise exception using errcode = 'GWSES', message = 'The session of this token has ended';
	end if;
end $$;
revoke execute on function gateway.require_session(jsonb) from public;
drop function gateway.require_account(jsonb);

-- Publishes the ids of ended sessions to every server, which closes their channels. At most 200 ids a notification: it
-- holds 8,000 bytes.
create function gateway.notify_ended_sessions() returns trigger language plpgsql set search_path = '' as $$
begin
	perform pg_catalog.pg_notify('gateway_ended_sessions', pg_catalog.string_agg(e.id::text, ','))
	from (select id, (pg_catalog.row_number() over () - 1) / 200 as part from ended) e group by e.part;
	return null;
end $$;

create trigger notify_ended after delete on gateway.sessions
referencing old table as ended for each statement execute function gateway.notify_ended_sessions();

-- A suspension ends the sessions, whoever writes it.
create function gateway.end_banned_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from gateway.sessions where user_id = new.id;
	return null;
end $$;

create trigger gateway_end_banned_sessions after update of banned_until on auth.users
for each row when (new.banned_until > now()) execute function gateway.end_banned_sessions();
