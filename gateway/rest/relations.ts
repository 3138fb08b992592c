import type { Embed } from "./parse-select.ts";
import { RestError } from "./rest-error.ts";
import type { ForeignKey, SchemaCache, Table } from "./schema-cache.ts";

/** A column of one side, and the column of the other that has the same value. */
type Pair = readonly [string, string];

/** How rows of an embedded table belong to a row of its parent. */
export type Relation = {
	readonly table: Table;
	/** Column of the parent, column of the embedded table, or of the junction where there is one. */
	readonly pairs: readonly Pair[];
	/** A list is embedded; else one object or null. */
	readonly many: boolean;
	/** The table between the two in a many-to-many relation; its pairs lead on to the embedded table. */
	readonly junction: { readonly table: Table; readonly pairs: readonly Pair[] } | null;
	/** The foreign key; of a many-to-many relation, both. */
	readonly name: string;
};

/** Finds the one relation that an embed means, as PostgREST does. */
export function findRelation(cache: SchemaCache, parent: Table, embed: Embed): Relation {
	const found = relationsOf(cache, parent).filter((relation) =>
		relation.table === parent ? isMeantOfItself(relation, embed) : isMeant(relation, embed),
	);
	const [only, ...others] = found;
	if (!only) {
		throw new RestError(
			400,
			"PGRST200",
			`Could not find a relationship between '${parent.name}' and '${embed.target}' in the schema cache`,
			`Searched for a foreign key relationship between '${parent.name}' and '${embed.target}'${embed.hint === null ? "" : ` using the hint '${embed.hint}'`} in the schema '${parent.schema}', but no matches were found.`,
		);
	}
	if (others.length > 0) {
		const hintOf = (relation: Relation) => relation.junction?.table.name ?? relation.name;
		throw new RestError(
			300,
			"PGRST201",
			`Could not embed because more than one relationship was found for '${parent.name}' and '${embed.target}'`,
			found.map(({ name }) => name).join(", "),
			`Try changing '${embed.target}' to one of the following: ${found.map((relation) => `'${embed.target}!${hintOf(relation)}'`).join(", ")}.`,
		);
	}
	return only;
}

function relationsOf(cache: SchemaCache, parent: Table): Relation[] {
	return cache.foreignKeysOf(parent).flatMap((foreignKey) => {
		const relations: Relation[] = [];
		const { name } = foreignKey;
		if (foreignKey.from === parent) {
			relations.push({ table: foreignKey.to, pairs: pairsOf(foreignKey), many: false, junction: null, name });
		}
		if (foreignKey.to === parent) {
			const pairs = pairsOf(foreignKey).map(turned);
			relations.push({ table: foreignKey.from, pairs, many: !foreignKey.unique, junction: null, name });
			relations.push(...throughJunction(cache, foreignKey, pairs));
		}
		return relations;
	});
}

/** A table is a junction where its primary key holds the columns of two foreign keys. */
function throughJunction(cache: SchemaCache, toParent: ForeignKey, pairs: readonly Pair[]): Relation[] {
	const junction = toParent.from;
	const inKey = ({ columns }: ForeignKey) => columns.every((column) => junction.primaryKey.includes(column));
	if (!inKey(toParent)) return [];
	return cache
		.foreignKeysOf(junction)
		.filter((other) => other.from === junction && other.name !== toParent.name && inKey(other))
		.map((other) => ({
			table: other.to,
			pairs,
			many: true,
			junction: { table: junction, pairs: pairsOf(other) },
			name: `${toParent.name} and ${other.name}`,
		}));
}

/** The target is the table, the foreign key, or the parent's only column of it; a hint needs the table as target. */
function isMeant({ table, pairs, junction, name }: Relation, { target, hint }: Embed): boolean {
	const [pair] = pairs;
	const single = pairs.length === 1 && !junction ? pair : undefined;
	if (hint === null) {
		return target === table.name || (!table.isView && !junction && (target === name || target === single?.[0]));
	}
	if (target !== table.name) return false;
	return junction ? hint === junction.table.name : hint === name || hint === single?.[0] || hint === single?.[1];
}

/** From a table to itself its name means the rows that refer here, the column of the foreign key the row referred to. */
function isMeantOfItself({ table, pairs, many, junction }: Relation, { target, hint }: Embed): boolean {
	const [pair] = pairs;
	if (junction || !pair) return false;
	if (target === table.name) return many && (hint === null || (pairs.length === 1 && hint === pair[1]));
	return hint === null && !many && pairs.length === 1 && target === pair[0];
}

function pairsOf({ columns, toColumns }: ForeignKey): Pair[] {
	return columns.map((column, index) => [column, toColumns[index] ?? ""]);
}

function turned([one, other]: Pair): Pair {
	return [other, one];
}
