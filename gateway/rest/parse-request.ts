import { parseFilter, parseGroup } from "./parse-filter.ts";
import { parseOrder, parseSelect, type Selection } from "./parse-select.ts";
import { Reader } from "./reader.ts";
import { RestError } from "./rest-error.ts";

/** A query string, read. */
export type RestQuery = {
	readonly selection: Selection;
	/** `columns=`: the keys of the body to write; null when not given. */
	readonly columns: readonly string[] | null;
	readonly onConflict: readonly string[] | null;
};

/**
 * Reads a query string. `author.name=eq.x` acts on the embedded resource `author`.
 * @param range the Range header, which `limit` and `offset` overrule
 */
export function parseRequest(parameters: URLSearchParams, range: string | undefined): RestQuery {
	const selection = parseSelect(parameters.get("select") ?? "");
	applyRange(selection, range);
	for (const [key, text] of parameters) {
		if (key === "select" || key === "columns" || key === "on_conflict") continue;
		const path = parsePath(key);
		const negated = path.at(-2) === "not" && (path.at(-1) === "and" || path.at(-1) === "or");
		const last = path.pop() ?? "";
		if (negated) path.pop();
		apply(descend(selection, path), last, negated, text);
	}
	return {
		selection,
		columns: parseNames(parameters.get("columns")),
		onConflict: parseNames(parameters.get("on_conflict")),
	};
}

function parsePath(key: string): string[] {
	const reader = new Reader("query parameter", key);
	const path: string[] = [];
	do path.push(reader.name());
	while (reader.skip("."));
	reader.expectEnd();
	return path;
}

function descend(selection: Selection, path: readonly string[]): Selection {
	let here = selection;
	for (const name of path) {
		const embed = here.items.find((item) => item.kind === "embed" && (item.alias === name || item.target === name));
		if (embed?.kind !== "embed") {
			throw new RestError(
				400,
				"PGRST108",
				`'${name}' is not an embedded resource in this request`,
				null,
				`Verify that '${name}' is included in the 'select' query parameter.`,
			);
		}
		here = embed.selection;
	}
	return here;
}

function apply(selection: Selection, name: string, negated: boolean, text: string): void {
	if (name === "and" || name === "or") selection.conditions.push(parseGroup(name, negated, text));
	else if (name === "order") selection.order = parseOrder(text);
	else if (name === "limit") selection.limit = parseCount(text);
	else if (name === "offset") selection.offset = parseCount(text);
	else selection.conditions.push(parseFilter(name, text));
}

function parseCount(text: string): number {
	if (!/^\d{1,15}$/.test(text)) throw new RestError(400, "PGRST100", "limit and offset are whole numbers");
	return Number(text);
}

function parseNames(text: string | null): string[] | null {
	if (text === null) return null;
	const reader = new Reader("columns", text);
	const names: string[] = [];
	do names.push(reader.name());
	while (reader.skip(","));
	reader.expectEnd();
	return names;
}

function applyRange(selection: Selection, range: string | undefined): void {
	const bounds = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(range ?? "");
	if (!bounds) return;
	selection.offset = Number(bounds[1]);
	if (bounds[2] === undefined) return;
	const count = Number(bounds[2]) - selection.offset + 1;
	if (count < 1) throw new RestError(416, "PGRST103", "Requested range not satisfiable");
	selection.limit = count;
}
