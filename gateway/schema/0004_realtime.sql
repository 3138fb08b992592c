-- Tells of one changed row: its key, and the columns that filters and policies go by, as text. What is too long for a
-- notification is left out; the gateway reads the row itself, as each subscriber, before it sends it.
-- Arguments: the key's columns, the columns to carry.
create function gateway.notify_change() returns trigger language plpgsql set search_path = '' as $$
declare
	key_columns constant text[] := tg_argv[0];
	carried_columns constant text[] := tg_argv[1];
	changed jsonb := case when tg_op = 'DELETE' then pg_catalog.to_jsonb(old) else pg_catalog.to_jsonb(new) end;
	message jsonb := pg_catalog.jsonb_build_object('table', tg_relid::bigint, 'type', tg_op, 'at', pg_catalog.now());
	carried jsonb;
begin
	message := message || pg_catalog.jsonb_build_object('key', (
		select pg_catalog.jsonb_object_agg(key, value) from pg_catalog.jsonb_each_text(changed) where key = any (key_columns)
	));
	if tg_op = 'UPDATE' then
		message := message || pg_catalog.jsonb_build_object('oldKey', (
			select pg_catalog.jsonb_object_agg(key, value)
			from pg_catalog.jsonb_each_text(pg_catalog.to_jsonb(old)) where key = any (key_columns)
		));
	end if;
	select pg_catalog.jsonb_object_agg(key, value) into carried
	from pg_catalog.jsonb_each_text(changed) where key = any (carried_columns);
	if pg_catalog.octet_length((message || pg_catalog.jsonb_build_object('carried', carried))::text) < 8000 then
		message := message || pg_catalog.jsonb_build_object('carried', carried);
	end if;
	if pg_catalog.octet_length(message::text) < 8000 then
		perform pg_catalog.pg_notify('gateway_changes', message::text);
	end if;
	return null;
end $$;

-- Runs one query as many people in turn, each execution with that person's claims, and gives what they see: `answer` is
-- what the look at that place found, '' where it equals the one before. The role and claims end with the transaction.
create function gateway.look(as_role text, query text, claims text[], keys jsonb[], filters jsonb[])
returns table (place integer, answer text) language plpgsql as $$
declare
	seen text;
	latest text;
begin
	if as_role = 'service_role' and not (select rolbypassrls or rolsuper from pg_roles where rolname = 'service_role') then
		as_role := 'none';
	end if;
	-- What an earlier call left that failed.
	if exists (select from pg_prepared_statements where name = 'gateway_look') then
		deallocate gateway_look;
	end if;
	perform set_config('role', as_role, true), set_config('plan_cache_mode', 'force_generic_plan', true);
	-- Planned once for all of them: planning takes longer than looking.
	execute 'prepare gateway_look (jsonb, jsonb) as ' || query;
	for i in 1 .. cardinality(claims) loop
		perform set_config('request.jwt.claims', claims[i], true);
		execute format('execute gateway_look (%L, %L)', keys[i], filters[i]) into seen;
		continue when seen is null;
		place := i;
		answer := case when seen = latest then '' else seen end;
		latest := seen;
		return next;
	end loop;
	deallocate gateway_look;
end $$;
