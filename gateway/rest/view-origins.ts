/** The table and column, by their numbers in pg_catalog, that a view's column shows unchanged. */
export type Origin = { readonly table: number; readonly column: number };

const ENTRY = /\{TARGETENTRY :expr \{\} :resno (\d+) .*?:resorigtbl (\d+) :resorigcol (\d+)/gs;

/**
 * Reads the tree of a view's query, as PostgreSQL writes it to pg_rewrite.ev_action: the origins of its columns by their
 * numbers. A column that is computed has none.
 */
export function viewOrigins(tree: string): Map<number, Origin> {
	const origins = new Map<number, Origin>();
	for (const [, number, table, column] of outerNodes(tree).matchAll(ENTRY)) {
		if (table !== "0") origins.set(Number(number), { table: Number(table), column: Number(column) });
	}
	return origins;
}

/** The query and its direct children; what is nested deeper, such as subqueries with columns of their own, is emptied. */
function outerNodes(tree: string): string {
	let outer = "";
	let depth = 0;
	for (let index = 0; index < tree.length; index++) {
		const sign = tree.charAt(index);
		if (sign === "{") depth += 1;
		if (depth <= 2 || (depth === 3 && sign === "{")) outer += sign;
		if (sign === "}") {
			if (depth === 3) outer += sign;
			depth -= 1;
		}
		// A backslash takes the meaning of the sign after it.
		if (sign === "\\") index += 1;
	}
	return outer;
}
