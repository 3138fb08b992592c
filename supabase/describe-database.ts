import type { Pool } from "pg";

/** What a database holds, by name: `policy "…" on public.people` → its definition, who owns it, who may use it. */
export type Description = Record<string, string>;

/** These keep books: of migrations that ran, and of what the built-in gateway has made for itself. */
const OTHERS = "'information_schema', 'gateway', 'supabase_migrations'";

const OURS = `n.nspname !~ '^pg_' and n.nspname not in (${OTHERS})`;

/** What belongs to an extension is made with it. */
const isOwn = (catalogue: string, oid: string) =>
	`not exists (select from pg_depend x where x.classid = '${catalogue}'::regclass and x.objid = ${oid} and x.deptype = 'e')`;

/** The rights, one a line, in whichever order they were given; null means the same as PostgreSQL's own default. */
const rights = (acl: string, kind: string, owner: string) => `coalesce((
	select string_agg(item::text, E'\\n' order by item::text) from unnest(coalesce(${acl}, acldefault('${kind}', ${owner}))) item
), '')`;

const ownedBy = (owner: string) => `'owner ' || pg_get_userbyid(${owner})`;

/** Each answers (name, definition): what the catalogue says of one kind of object, with the name that a reader would use. */
const KINDS: readonly string[] = [
	`select format('schema %I', n.nspname), concat_ws(E'\\n', ${ownedBy("n.nspowner")}, ${rights("n.nspacl", "n", "n.nspowner")})
	from pg_namespace n where ${OURS}`,

	`select format('extension %I', e.extname), n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,

	`select
		format('%s %I.%I', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
			n.nspname, c.relname),
		concat_ws(E'\\n',
			${ownedBy("c.relowner")},
			case when c.relrowsecurity then 'row-level security' end,
			case when c.relforcerowsecurity then 'forced on the owner' end,
			case when c.relkind in ('r', 'p') then 'replica identity ' || c.relreplident::text end,
			'persistence ' || c.relpersistence::text,
			array_to_string(c.reloptions, ', '),
			case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end,
			(select concat_ws(' ', format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle)
				from pg_sequence s where s.seqrelid = c.oid),
			case c.relkind when 'S' then ${rights("c.relacl", "s", "c.relowner")} else ${rights("c.relacl", "r", "c.relowner")} end)
	from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${OURS} and ${isOwn("pg_class", "c.oid")}`,

	`select format('column %I.%I.%I', n.nspname, c.relname, a.attname),
		concat_ws(E'\\n',
			format_type(a.atttypid, a.atttypmod),
			case when a.attnotnull then 'not null' end,
			case when a.attcollation <> t.typcollation then 'collation ' || a.attcollation::regcollation::text end,
			case when a.attidentity <> '' then 'identity ' || a.attidentity::text end,
			case when a.attgenerated <> '' then 'generated ' || a.attgenerated::text end,
			'default ' || pg_get_expr(d.adbin, d.adrelid),
			(select string_agg(item::text, E'\\n' order by item::text) from unnest(a.attacl) item))
	from pg_attribute a join pg_type t on t.oid = a.atttypid join pg_class c on c.oid = a.attrelid
	join pg_namespace n on n.oid = c.relnamespace left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
	where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c') and ${OURS} and ${isOwn("pg_class", "c.oid")}`,

	`select format('constraint %I on %I.%I', k.conname, n.nspname, c.relname),
		concat_ws(E'\\n', pg_get_constraintdef(k.oid), case when not k.convalidated then 'not validated' end)
	from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,

	`select format('index %I.%I', n.nspname, c.relname),
		concat_ws(E'\\n', pg_get_indexdef(c.oid), case when not i.indisvalid then 'not valid' end,
			case when i.indisreplident then 'replica identity' end, case when i.indisclustered then 'clustered' end)
	from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,

	`select format('trigger %I on %I.%I', t.tgname, n.nspname, c.relname),
		concat_ws(E'\\n', pg_get_triggerdef(t.oid, true), 'enabled ' || t.tgenabled::text)
	from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
	where not t.tgisinternal and ${OURS}`,

	`select format('event trigger %I', t.evtname),
		concat_ws(E'\\n', t.evtevent, t.evtfoid::regprocedure, array_to_string(t.evttags, ', '), 'enabled ' || t.evtenabled::text)
	from pg_event_trigger t`,

	`select format('rule %I on %I.%I', r.rulename, n.nspname, c.relname), pg_get_ruledef(r.oid)
	from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
	where r.rulename <> '_RETURN' and ${OURS}`,

	`select format('function %I.%I(%s)', n.nspname, p.proname, oidvectortypes(p.proargtypes)),
		concat_ws(E'\\n', case p.prokind when 'a' then 'aggregate' else pg_get_functiondef(p.oid) end, ${ownedBy("p.proowner")},
			${rights("p.proacl", "f", "p.proowner")})
	from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and ${isOwn("pg_proc", "p.oid")}`,

	`select format('policy %s on %I.%I', quote_ident(p.polname), n.nspname, c.relname),
		concat_ws(E'\\n',
			concat_ws(' ', case when p.polpermissive then 'permissive' else 'restrictive' end, 'for', p.polcmd, 'to', (
				select string_agg(case role when 0 then 'public' else pg_get_userbyid(role) end, ', ' order by role)
				from unnest(p.polroles) role
			)),
			'using ' || pg_get_expr(p.polqual, p.polrelid),
			'with check ' || pg_get_expr(p.polwithcheck, p.polrelid))
	from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,

	`select format('type %I.%I', n.nspname, t.typname),
		concat_ws(E'\\n',
			'kind ' || t.typtype::text,
			(select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
			case when t.typtype = 'd' then concat_ws(E'\\n', format_type(t.typbasetype, t.typtypmod), t.typnotnull, t.typdefault, (
				select string_agg(pg_get_constraintdef(k.oid), E'\\n' order by k.conname) from pg_constraint k where k.contypid = t.oid
			)) end,
			${ownedBy("t.typowner")}, ${rights("t.typacl", "T", "t.typowner")})
	from pg_type t join pg_namespace n on n.oid = t.typnamespace
	where ${OURS} and t.typelem = 0 and ${isOwn("pg_type", "t.oid")} and ${isOwn("pg_class", "t.typrelid")}`,

	`select format('comment on %s %s', i.type, i.identity), d.description
	from pg_description d, pg_identify_object(d.classoid, d.objoid, d.objsubid) i
	where d.objoid >= 16384 and i.schema is distinct from 'gateway'`,

	`select format('publication %I', p.pubname),
		concat_ws(' ', ${ownedBy("p.pubowner")}, 'all', p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete, p.pubtruncate, p.pubviaroot)
	from pg_publication p`,

	`select format('publication %I of %I.%I', t.pubname, t.schemaname, t.tablename),
		concat_ws(E'\\n', (select string_agg(quote_ident(name), ', ' order by name) from unnest(t.attnames) name), t.rowfilter)
	from pg_publication_tables t`,

	`select format('default rights on %s in %s', d.defaclobjtype, coalesce(n.nspname, 'all schemas')),
		concat_ws(E'\\n', 'of ' || pg_get_userbyid(d.defaclrole), (
			select string_agg(item::text, E'\\n' order by item::text) from unnest(d.defaclacl) item
		))
	from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`,
];

/** After a function in a FROM: the columns that its table's rows had when the function around it was made, no more and no fewer. */
const COLUMNS_THEN = /\b((?:private|public)\.\w+\(.*?\) \w+)\((?:\w+, )+\w+\)/g;

/** Everything that a migration could have made, and the rows that it left; the order of columns and of rights is left out. */
export async function describeDatabase(pool: Pool): Promise<Description> {
	const { rows } = await pool.query<{ name: string; definition: string }>(
		`select name, definition from (${KINDS.join("\nunion all\n")}) as described (name, definition) order by name`,
	);
	const { rows: tables } = await pool.query<{ name: string }>(
		`select format('%I.%I', n.nspname, c.relname) as name
		from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${OURS}`,
	);
	// When a row was made differs from one database to the next.
	const contents = tables.map(
		({ name }) => `select 'rows of ${name}', string_agg(line, E'\\n' order by line)
		from (select (to_jsonb(r) - 'created_at' - 'updated_at')::text as line from ${name} r) as written`,
	);
	const { rows: filled } = await pool.query<{ name: string; definition: string }>(
		`select name, definition from (${contents.join("\nunion all\n")}) as held (name, definition)
		where definition is not null order by name`,
	);
	return Object.fromEntries(
		[...rows, ...filled].map(({ name, definition }) => [name, definition.replace(COLUMNS_THEN, "$1")]),
	);
}
