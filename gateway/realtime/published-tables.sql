-- The tables of the publication supabase_realtime, each as one JSON object (see published-tables.ts).
with roles as (
	select oid, rolname::text as name, rolbypassrls or rolsuper as passes
	from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
)
select json_build_object(
	'id', c.oid::bigint,
	'schema', n.nspname,
	'name', c.relname,
	'triggered', (
		select encode(t.tgargs, 'hex') from pg_trigger t
		where t.tgrelid = c.oid and t.tgname = 'gateway_notify_change' and not t.tgisinternal and t.tgenabled <> 'D'
	),
	'key', (
		select coalesce(json_agg(a.attname order by array_position(k.conkey, a.attnum)), '[]')
		from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
		where k.conrelid = c.oid and k.contype = 'p'
	),
	'columns', (
		select json_agg(json_build_object(
			'name', a.attname,
			'type', t.typname,
			'cast', format_type(a.atttypid, -1),
			'kind', case when t.typtype = 'e' then 'enum' else t.typname end,
			'published', a.attname = any (p.attnames),
			'scalar', t.typtype in ('b', 'e') and t.typcategory not in ('A', 'U') or t.typname = 'uuid',
			'policed', exists (
				select from pg_policy p join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
				where p.polrelid = c.oid and p.polcmd in ('r', '*')
					and d.refclassid = 'pg_class'::regclass and d.refobjid = c.oid and d.refobjsubid = a.attnum
			),
			'readers', (
				select coalesce(json_agg(r.name), '[]') from roles r
				where has_column_privilege(r.oid, c.oid, a.attnum, 'select') and has_schema_privilege(r.oid, n.oid, 'usage')
			)
		) order by a.attnum)
		from pg_attribute a join pg_type t on t.oid = a.atttypid
		where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
	),
	-- By role, what its policies let it see; null where none lets it see anything. A role not named sees all.
	'policies', case when c.relrowsecurity then (
		select json_object_agg(r.name, (
			select '(' || string_agg(pg_get_expr(p.polqual, c.oid), ') or (') filter (where p.polpermissive) || ')'
				|| coalesce(' and (' || string_agg(pg_get_expr(p.polqual, c.oid), ') and (') filter (where not p.polpermissive) || ')', '')
			from pg_policy p
			where p.polrelid = c.oid and p.polcmd in ('r', '*')
				and exists (select from unnest(p.polroles) holder where holder = 0 or pg_has_role(r.oid, holder, 'usage'))
		))
		from roles r where not r.passes and (r.name <> 'service_role')
	) else '{}'::json end
) as published
from pg_publication_tables p
join pg_namespace n on n.nspname = p.schemaname
join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename and c.relkind = 'r'
where p.pubname = 'supabase_realtime' and p.rowfilter is null
