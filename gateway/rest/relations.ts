import type { Embed } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";
import type { ForeignKey, SchemaCache, Table } from "./schema-cache.ts";

/** How rows of an embedded table belong to a row of its parent. */
export type Relation = {
	readonly table: Table;
	/** Column of the parent, column of the embedded table. */
	readonly pairs: readonly (readonly [string, string])[];
	/** A list is embedded; else one object or null. */
	readonly many: boolean;
	/** The parent holds the foreign key. */
	readonly outward: boolean;
	readonly foreignKey: ForeignKey;
};

/**
 * Finds the one foreign key that an embed means. The target is a table's name, a foreign key's name, or a column that
 * holds a foreign key; a hint is a foreign key's name or a column of it.
 */
export function findRelation(cache: SchemaCache, parent: Table, embed: Embed): Relation {
	const found = cache
		.foreignKeysOf(parent)
		.flatMap((foreignKey) => directions(foreignKey, parent))
		.filter((relation) => isMeant(relation, embed));
	const [only, ...others] = found;
	if (!only) {
		throw new RestError(
			400,
			"PGRST200",
			`Could not find a relationship between '${parent.name}' and '${embed.target}' in the schema cache`,
			`Searched for a foreign key relationship between '${parent.name}' and '${embed.target}' in the schema '${parent.schema}', but no matches were found.`,
		);
	}
	if (others.length > 0) {
		throw new RestError(
			300,
			"PGRST201",
			`Could not embed because more than one relationship was found for '${parent.name}' and '${embed.target}'`,
			found.map((relation) => relation.foreignKey.name).join(", "),
			`Try changing '${embed.target}' to one of the following: ${found.map((relation) => `'${embed.target}!${relation.foreignKey.name}'`).join(", ")}.`,
		);
	}
	return only;
}

function directions(foreignKey: ForeignKey, parent: Table): Relation[] {
	const pairs = foreignKey.columns.map((column, index) => [column, foreignKey.toColumns[index] ?? ""] as const);
	const relations: Relation[] = [];
	if (foreignKey.from === parent)
		relations.push({ table: foreignKey.to, pairs, many: false, outward: true, foreignKey });
	if (foreignKey.to === parent) {
		const turned = pairs.map(([column, to]) => [to, column] as const);
		relations.push({ table: foreignKey.from, pairs: turned, many: !foreignKey.unique, outward: false, foreignKey });
	}
	return relations;
}

function isMeant({ table, foreignKey, outward }: Relation, { target, hint }: Embed): boolean {
	const isColumn = (name: string) => foreignKey.columns.length === 1 && foreignKey.columns[0] === name;
	const refersToItself = foreignKey.from === foreignKey.to;
	const named =
		// From a table to itself, the table's name means the rows that refer here; the column means the row referred to.
		(table.name === target && !(refersToItself && outward)) ||
		foreignKey.name === target ||
		(outward && isColumn(target));
	const hinted =
		hint === null ||
		foreignKey.name === hint ||
		foreignKey.columns.includes(hint) ||
		foreignKey.toColumns.includes(hint);
	return named && hinted;
}
