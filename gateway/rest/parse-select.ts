import type { Condition } from "./parse-filter.ts";
import { Reader } from "./reader.ts";
import { notOffered } from "./rest-error.ts";

export type Order = {
	readonly column: string;
	readonly descending: boolean;
	/** Null: the database's default order of nulls. */
	readonly nulls: "first" | "last" | null;
};

/** Which rows of a table a request takes, and what of them. Filters, order and limits are added as they are read. */
export type Selection = {
	readonly items: readonly SelectItem[];
	readonly conditions: Condition[];
	order: readonly Order[];
	limit: number | null;
	offset: number;
};

export type SelectItem =
	| { readonly kind: "all" }
	| { readonly kind: "column"; readonly name: string; readonly alias: string }
	| Embed;

/** Rows of a related table, nested under `alias`. `target` is a table, a foreign key or its column. */
export type Embed = {
	readonly kind: "embed";
	readonly target: string;
	readonly alias: string;
	readonly hint: string | null;
	/** Rows of the parent without a match are left out. */
	readonly inner: boolean;
	readonly selection: Selection;
};

/** Reads `select=`: `*`, `name`, `alias:name`, `alias:table!hint!inner(…)`. */
export function parseSelect(text: string): Selection {
	const reader = new Reader("select parameter", text);
	const items: SelectItem[] = [];
	if (text !== "") {
		do items.push(parseItem(reader));
		while (reader.skip(","));
		reader.expectEnd();
	}
	return selectionOf(items);
}

export function selectionOf(items: readonly SelectItem[]): Selection {
	return { items: items.length > 0 ? items : [{ kind: "all" }], conditions: [], order: [], limit: null, offset: 0 };
}

function parseItem(reader: Reader): SelectItem {
	if (reader.skip("*")) return { kind: "all" };
	if (reader.skip("...")) throw notOffered("spread embeds");
	const first = reader.name();
	if (reader.skip("::")) throw notOffered("casts");
	const aliased = reader.skip(":");
	const name = aliased ? reader.name() : first;

	let hint: string | null = null;
	let inner = false;
	let isEmbed = false;
	while (reader.skip("!")) {
		isEmbed = true;
		const word = reader.name();
		if (word === "inner") inner = true;
		else if (word !== "left") hint = word;
	}
	if (!isEmbed && !reader.skip("(")) {
		if (reader.skip("::")) throw notOffered("casts");
		if (reader.skip(".")) throw notOffered("aggregate functions");
		return { kind: "column", name, alias: first };
	}
	if (isEmbed) reader.expect("(");
	return { kind: "embed", target: name, alias: first, hint, inner, selection: parseNested(reader) };
}

function parseNested(reader: Reader): Selection {
	const items = reader.restOfList(() => parseItem(reader));
	return { ...selectionOf(items), items };
}

/** Reads `order=`: `column.desc.nullslast,other`. */
export function parseOrder(text: string): Order[] {
	const reader = new Reader("order", text);
	const orders: Order[] = [];
	do {
		const column = reader.name();
		if (reader.skip("(")) throw notOffered("ordering by an embedded resource's column");
		const descending = reader.skip(".desc");
		if (!descending) reader.skip(".asc");
		const nulls = reader.skip(".nullsfirst") ? "first" : reader.skip(".nullslast") ? "last" : null;
		orders.push({ column, descending, nulls });
	} while (reader.skip(","));
	reader.expectEnd();
	return orders;
}
