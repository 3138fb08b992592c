import type { Statement } from "../database/batch.ts";
import { arrayLiteral, collectValues } from "./filter-sql.ts";
import type { Selection } from "./parse-select.ts";
import { pageSql, type Wanted } from "./read-sql.ts";
import { RestError } from "./rest-error.ts";
import { type Callable, qualified, quote, type SchemaCache } from "./schema-cache.ts";
import { selectParts, startWriting } from "./select-sql.ts";

/** The one function of the name that takes these arguments. */
export function findFunction(cache: SchemaCache, schema: string, name: string, given: readonly string[]): Callable {
	const fitting = cache
		.findFunctions(schema, name)
		.filter(
			(callable) =>
				given.every((each) => callable.arguments.some((argument) => argument.name === each)) &&
				callable.arguments.every((argument) => !argument.required || given.includes(argument.name)),
		);
	const [only, ...others] = fitting;
	if (!only) {
		const call = given.length > 0 ? `${schema}.${name}(${given.join(", ")})` : `${schema}.${name} without parameters`;
		throw new RestError(404, "PGRST202", `Could not find the function ${call} in the schema cache`);
	}
	if (others.length > 0) {
		throw new RestError(300, "PGRST203", `Could not choose the best candidate function among those named ${name}`);
	}
	return only;
}

/** The arguments of a POST, JSON values, as the texts that PostgreSQL reads for their types. */
export function argumentTexts(callable: Callable, body: Record<string, unknown>): Map<string, string | null> {
	return new Map(
		callable.arguments
			.filter(({ name }) => name in body)
			.map(({ name, type }) => [name, argumentText(type, body[name])] as const),
	);
}

/**
 * The statement of a call. Its one row is that of a read; a function that returns one value or one row gives its JSON in
 * place of the list.
 */
export function callSql(
	cache: SchemaCache,
	callable: Callable,
	given: ReadonlyMap<string, string | null>,
	selection: Selection,
	wanted: Wanted,
): Statement {
	const values = collectValues();
	const call = `${qualified(callable)}(${callable.arguments
		.filter(({ name }) => given.has(name))
		.map(({ name, type }) => `${quote(name)} := ${values.bind(given.get(name) ?? null)}::${type}`)
		.join(", ")})`;
	if (callable.returnsNothing) return { text: `select ${call}::text, '1', null`, values: values.all };
	if (!callable.rows) return { text: valueSql(call, callable.returnsSet), values: values.all };
	const writing = startWriting(cache, values);
	const parts = selectParts(writing, callable.rows, "called", writing.alias(), selection);
	return {
		text: `with called as materialized (select * from ${call} as result) ${pageSql(parts, wanted)}`,
		values: values.all,
	};
}

function valueSql(call: string, isSet: boolean): string {
	return isSet
		? `select coalesce(json_agg(value), '[]')::text, count(*)::text, null from ${call} as called (value)`
		: `select to_json(value)::text, '1', null from (select ${call} as value) as called`;
}

function argumentText(type: string, value: unknown): string | null {
	if (value === null || value === undefined) return null;
	if (type === "json" || type === "jsonb") return JSON.stringify(value);
	if (type.endsWith("[]") && Array.isArray(value)) return arrayLiteral(value.map((each) => argumentText("", each)));
	return typeof value === "string" ? value : JSON.stringify(value);
}
