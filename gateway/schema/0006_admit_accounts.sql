-- Refuses (GWACC) the claims of a token whose account is gone or closed: tokens are good for an hour, accounts can end
-- before. Claims without an account, those of a key, pass.
create function gateway.require_account(claims jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
	person constant uuid := claims ->> 'sub';
begin
	if person is not null and not exists (
		select from auth.users u where u.id = person and (u.banned_until is null or u.banned_until <= now())
	) then
		raise exception using errcode = 'GWACC', message = 'The account of this token is gone';
	end if;
end $$;

revoke execute on function gateway.require_account(jsonb) from public;
