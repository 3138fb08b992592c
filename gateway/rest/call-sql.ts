import type { Statement } from "../database/batch.ts";
import { arrayLiteral, collectValues, type Values } from "./filter-sql.ts";
import type { Selection } from "./parse-select.ts";
import { isRow } from "./payload.ts";
import { pageSql, type Wanted } from "./read-sql.ts";
import { notOffered, RestError } from "./rest-error.ts";
import { type Argument, type Callable, qualified, quote, type SchemaCache } from "./schema-cache.ts";
import { limitedListSql, limitSql, rootSource, startWriting } from "./select-sql.ts";

/** What an argument is given as: the text of its type, or JSON. */
type ArgumentValue = { readonly text: string | null; readonly isJson: boolean };
/** By the argument's name; '' for the only one without a name. */
export type Arguments = ReadonlyMap<string, ArgumentValue>;

/** The one function of the name that takes these arguments. */
export function findFunction(cache: SchemaCache, schema: string, name: string, given: readonly string[]): Callable {
	const fitting = cache
		.findFunctions(schema, name)
		.filter(
			({ arguments: wanted }) =>
				wanted.every((argument) => argument.name !== "") &&
				given.every((each) => wanted.some((argument) => argument.name === each)) &&
				wanted.every((argument) => !argument.required || given.includes(argument.name)),
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

/** The function of the name whose only argument is JSON without a name: it takes the body as a whole. */
export function findJsonFunction(cache: SchemaCache, schema: string, name: string): Callable | undefined {
	return cache.findFunctions(schema, name).find(({ arguments: [only, ...others] }) => {
		const isJson = only?.type === "json" || only?.type === "jsonb";
		return isJson && only.name === "" && others.length === 0;
	});
}

/** The arguments of a POST, JSON values, as what PostgreSQL reads for their types. */
export function argumentsOf(callable: Callable, body: Record<string, unknown>): Arguments {
	return new Map(
		callable.arguments
			.filter(({ name }) => Object.hasOwn(body, name))
			.map((argument) => [argument.name, argumentValue(argument, body[argument.name])] as const),
	);
}

function argumentValue({ type, row }: Argument, value: unknown): ArgumentValue {
	if (row !== null && (isRow(value) || Array.isArray(value))) return { text: JSON.stringify(value), isJson: true };
	return { text: argumentText(type, value), isJson: false };
}

/**
 * The statement of a call. Its one row is that of a read; a function that returns one value or one row gives its JSON
 * instead of the list.
 */
export function callSql(
	cache: SchemaCache,
	callable: Callable,
	given: Arguments,
	selection: Selection,
	wanted: Wanted,
): Statement {
	const values = collectValues();
	const writing = startWriting(cache, values);
	const call = `${qualified(callable)}(${argumentsSql(callable, given, values)})`;
	if (callable.returnsNothing) return { text: `select ${call}::text, '1', '1'`, values: values.all };
	if (!callable.rows) {
		const text = callable.returnsSet
			? valuesSql(call, selection, wanted, values)
			: `select to_json(value)::text, '1', '1' from (select ${call} as value) as called`;
		return { text, values: values.all };
	}
	const page = pageSql(writing, rootSource(writing, callable.rows, "called"), selection, wanted);
	return { text: `with called as materialized (select * from ${call} as result) ${page}`, values: values.all };
}

function argumentsSql(callable: Callable, given: Arguments, values: Values): string {
	const written = callable.arguments.flatMap((argument) => {
		const value = given.get(argument.name);
		if (value === undefined) return [];
		const sql = valueSql(argument, value, values);
		return argument.name === "" ? [sql] : [`${quote(argument.name)} := ${sql}`];
	});
	return written.join(", ");
}

/** JSON of a row type is read by the database itself, all else as the text of its type. */
function valueSql({ type, row }: Argument, value: ArgumentValue, values: Values): string {
	if (value.text === null || row === null || !value.isJson) return `${values.bind(value.text)}::${type}`;
	const json = `${values.bind(value.text)}::json`;
	return row === type
		? `json_populate_record(null::${type}, ${json})`
		: `array(select item from json_populate_recordset(null::${row}, ${json}) as item)`;
}

/** A set of single values can be cut, not filtered: it has no columns. */
function valuesSql(call: string, selection: Selection, { count, body }: Wanted, values: Values): string {
	if (selection.conditions.length > 0 || selection.order.length > 0) {
		throw notOffered("filters and order on a function that returns single values");
	}
	const rows = `select value, 1 as rows from (select to_json(item) as value from called ${limitSql(selection, values)}) as items`;
	const total = count ? "(select count(*) from called)::text" : "null";
	return `with called as materialized (select item from ${call} as result (item))
		select ${body ? "page.value::text" : "'[]'"}, page.found::text, ${total} from (${limitedListSql(rows)}) as page`;
}

function argumentText(type: string, value: unknown): string | null {
	if (value === null || value === undefined) return null;
	if (type === "json" || type === "jsonb") return JSON.stringify(value);
	if (type.endsWith("[]") && Array.isArray(value)) return arrayText(type.slice(0, -2), value);
	return typeof value === "string" ? value : JSON.stringify(value);
}

/** Lists in a list are its further dimensions. */
function arrayText(type: string, list: readonly unknown[]): string {
	if (!list.some(Array.isArray)) return arrayLiteral(list.map((each) => argumentText(type, each)));
	return `{${list.map((each) => arrayText(type, Array.isArray(each) ? each : [each])).join(",")}}`;
}
