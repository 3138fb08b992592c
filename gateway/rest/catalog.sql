-- $1: the exposed schemas. One row of JSON: tables, foreign keys, functions.
with tables as (
	select c.oid, n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as is_view
	from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where n.nspname = any ($1) and c.relkind in ('r', 'v', 'm', 'p', 'f') and not c.relispartition
)
select
	(
		select coalesce(json_agg(json_build_object(
			'oid', t.oid::bigint, 'schema', t.schema, 'name', t.name,
			-- The tree of a view's query tells which columns it shows unchanged (see view-origins).
			'view', (select r.ev_action::text from pg_rewrite r where t.is_view and r.ev_class = t.oid and r.rulename = '_RETURN'),
			'columns', (
				select coalesce(json_agg(json_build_object(
					'name', a.attname,
					'number', a.attnum,
					'default', case
						when a.attgenerated <> '' then null
						when a.attidentity <> '' then
							format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', t.schema, t.name), a.attname))
						else coalesce(pg_get_expr(d.adbin, d.adrelid), y.typdefault)
					end
				) order by a.attnum), '[]')
				from pg_attribute a
				join pg_type y on y.oid = a.atttypid
				left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
				where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
			),
			'primaryKey', (
				select coalesce(json_agg(a.attname order by array_position(k.conkey, a.attnum)), '[]')
				from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
				where k.conrelid = t.oid and k.contype = 'p'
			)
		)), '[]')
		from tables t
	) as tables,
	(
		-- Also those of tables that are not exposed: views may show them.
		select coalesce(json_agg(json_build_object(
			'name', k.conname, 'from', k.conrelid::bigint, 'to', k.confrelid::bigint,
			'columns', k.conkey, 'toColumns', k.confkey,
			'unique', exists (
				select from pg_index i
				where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
					and (i.indkey::int2[])[0 : i.indnkeyatts - 1] <@ k.conkey
			)
		)), '[]')
		from pg_constraint k
		where k.contype = 'f' and k.conparentid = 0
	) as foreign_keys,
	(
		select coalesce(json_agg(json_build_object(
			'schema', n.nspname, 'name', p.proname, 'returnsSet', p.proretset,
			'returnsNothing', p.prorettype = 'void'::regtype,
			'table', nullif(r.typrelid, 0)::bigint,
			'names', coalesce(p.proargnames, '{}'),
			'modes', p.proargmodes,
			'types', (
				select coalesce(json_agg(format_type(u.type, null) order by u.position), '[]')
				from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u (type, position)
			),
			'rowTypes', (
				select coalesce(json_agg(case
					when y.typtype = 'c' then format_type(y.oid, null)
					when e.typtype = 'c' then format_type(e.oid, null)
				end order by u.position), '[]')
				from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u (type, position)
				join pg_type y on y.oid = u.type left join pg_type e on e.oid = y.typelem and y.typcategory = 'A'
			),
			'defaults', p.pronargdefaults
		)), '[]')
		from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type r on r.oid = p.prorettype
		where n.nspname = any ($1) and p.prokind = 'f' and p.provariadic = 0
			and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
	) as functions
