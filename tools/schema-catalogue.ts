import type { Pool } from "pg";

/** A type's name in pg_type; of an array, its element's. `row`: a table's row. */
export interface TypeName {
	name: string;
	isArray: boolean;
	kind: "base" | "enum" | "row";
}

export interface Column {
	name: string;
	type: TypeName;
	isNullable: boolean;
	hasDefault: boolean;
	isGenerated: boolean;
}

/** A foreign key to another table of `public`: what supabase-js can embed. */
export interface Relationship {
	name: string;
	columns: string[];
	isOneToOne: boolean;
	target: string;
	targetColumns: string[];
}

export interface Relation {
	name: string;
	isView: boolean;
	columns: Column[];
	relationships: Relationship[];
}

export interface Func {
	name: string;
	args: { name: string; type: TypeName; hasDefault: boolean }[];
	returns: TypeName;
	/** Of a function that returns a table. */
	columns: { name: string; type: TypeName }[];
	returnsSet: boolean;
}

export interface Schema {
	relations: Relation[];
	functions: Func[];
	enums: { name: string; values: string[] }[];
}

/** The tables, views, functions and enums of the schema `public`, by name, extensions' own left out. */
export async function readSchema(pool: Pool): Promise<Schema> {
	const [relations, functions, enums] = await Promise.all([
		pool.query<Relation>(RELATIONS),
		pool.query<Func>(FUNCTIONS),
		pool.query<{ name: string; values: string[] }>(ENUMS),
	]);
	return { relations: relations.rows, functions: functions.rows, enums: enums.rows };
}

/** JSON of a `TypeName`, for the pg_type row with this oid. */
const typeName = (oid: string) => `(
	select json_build_object(
		'name', coalesce(e.typname, t.typname),
		'isArray', e.oid is not null,
		'kind', case coalesce(e.typtype, t.typtype) when 'e' then 'enum' when 'c' then 'row' else 'base' end
	)
	from pg_type t left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem
	where t.oid = ${oid}
)`;

const columnNames = (relation: string, numbers: string) => `(
	select json_agg(a.attname order by position)
	from unnest(${numbers}) with ordinality as u (attnum, position)
	join pg_attribute a on a.attrelid = ${relation} and a.attnum = u.attnum
)`;

const RELATIONS = `
select
	c.relname as name,
	c.relkind in ('v', 'm') as "isView",
	(
		select json_agg(json_build_object(
			'name', a.attname,
			'type', ${typeName("a.atttypid")},
			'isNullable', not a.attnotnull,
			'hasDefault', a.atthasdef or a.attidentity <> '',
			'isGenerated', a.attgenerated <> '' or a.attidentity = 'a'
		) order by a.attname)
		from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
	) as columns,
	coalesce((
		select json_agg(json_build_object(
			'name', f.conname,
			'columns', ${columnNames("f.conrelid", "f.conkey")},
			'isOneToOne', exists (
				select from pg_index i where i.indrelid = f.conrelid and i.indisunique and i.indpred is null
				and (select array_agg(k order by k) from unnest(i.indkey::int2[]) k)
					= (select array_agg(k order by k) from unnest(f.conkey) k)
			),
			'target', target.relname,
			'targetColumns', ${columnNames("f.confrelid", "f.confkey")}
		) order by f.conname)
		from pg_constraint f join pg_class target on target.oid = f.confrelid
		where f.conrelid = c.oid and f.contype = 'f' and target.relnamespace = c.relnamespace
	), '[]') as relationships
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
	and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
order by c.relname`;

const FUNCTIONS = `
select
	p.proname as name,
	coalesce((
		select json_agg(json_build_object(
			'name', p.proargnames[u.position],
			'type', ${typeName("u.type")},
			'hasDefault', u.position > p.pronargs - p.pronargdefaults
		) order by u.position)
		from unnest(p.proargtypes::oid[]) with ordinality as u (type, position)
	), '[]') as args,
	${typeName("p.prorettype")} as returns,
	coalesce((
		select json_agg(json_build_object('name', p.proargnames[u.position], 'type', ${typeName("u.type")}) order by u.position)
		from unnest(p.proallargtypes) with ordinality as u (type, position)
		where p.proargmodes[u.position] = 't'
	), '[]') as columns,
	p.proretset as "returnsSet"
from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
	and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
order by p.proname`;

const ENUMS = `
select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
from pg_type t join pg_enum e on e.enumtypid = t.oid
where t.typnamespace = 'public'::regnamespace
group by t.typname
order by t.typname`;
