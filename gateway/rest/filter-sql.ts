import type { Condition, Operator } from "./parse-filter.ts";
import { RestError } from "./rest-error.ts";
import { quote, type Table } from "./schema-cache.ts";

/** Collects the values of a statement; its text has only their $n. */
export type Values = { readonly all: (string | null)[]; bind(value: string | null): string };

export function collectValues(): Values {
	const all: (string | null)[] = [];
	return {
		all,
		bind(value) {
			all.push(value);
			return `$${all.length}`;
		},
	};
}

/** The quoted column of the table under its alias. A column the table does not have is refused. */
export function columnSql(table: Table, alias: string, name: string): string {
	const column = table.columns.get(name);
	if (!column) throw new RestError(400, "42703", `column ${table.name}.${name} does not exist`);
	return `${alias}.${quote(column.name)}`;
}

const SYMBOLS: Record<Exclude<Operator, "in" | "is">, string> = {
	eq: "=",
	neq: "<>",
	gt: ">",
	gte: ">=",
	lt: "<",
	lte: "<=",
	like: "like",
	ilike: "ilike",
	cs: "@>",
};

export function conditionSql(condition: Condition, table: Table, alias: string, values: Values): string {
	const negation = condition.negated ? "not " : "";
	if (condition.kind !== "comparison") {
		const parts = condition.parts.map((part) => conditionSql(part, table, alias, values));
		return `${negation}(${parts.join(` ${condition.kind} `)})`;
	}
	const column = columnSql(table, alias, condition.column);
	return `${negation}(${column} ${comparisonSql(condition.operator, condition.values, values)})`;
}

function comparisonSql(operator: Operator, given: readonly string[], values: Values): string {
	const value = given[0] ?? "";
	if (operator === "in") return `= any (${values.bind(arrayLiteral(given))})`;
	if (operator === "is") return `is ${isSql(value)}`;
	if (operator === "like" || operator === "ilike") {
		return `${SYMBOLS[operator]} ${values.bind(value.replaceAll("*", "%"))}`;
	}
	return `${SYMBOLS[operator]} ${values.bind(value)}`;
}

/** PostgreSQL's own keywords; the parser accepts no others. */
function isSql(word: string): string {
	switch (word.toLowerCase()) {
		case "true":
			return "true";
		case "false":
			return "false";
		case "unknown":
			return "unknown";
		case "not_null":
			return "not null";
		default:
			return "null";
	}
}

/** The text of a PostgreSQL array whose elements are these texts. */
export function arrayLiteral(elements: readonly (string | null)[]): string {
	const written = elements.map((element) => (element === null ? "NULL" : `"${element.replace(/["\\]/g, "\\$&")}"`));
	return `{${written.join(",")}}`;
}
