import type { RunAs } from "../database/run-as.ts";
import { pageAnswer } from "./answer-read.ts";
import { argumentTexts, callSql, findFunction } from "./call-sql.ts";
import { parseRequest } from "./parse-request.ts";
import { isRow, parseJson } from "./payload.ts";
import { onlyElement, pageOf, type RestAnswer, type RestCall } from "./rest-call.ts";
import { RestError } from "./rest-error.ts";
import type { Callable, SchemaCache } from "./schema-cache.ts";

/** GET, HEAD (in a read-only transaction) and POST of a function. */
export async function answerCall(call: RestCall, cache: SchemaCache, runAs: RunAs): Promise<RestAnswer> {
	const { callable, given, rest } = findCall(call, cache);
	const { selection } = parseRequest(rest, call.range);
	const wanted = { count: call.prefer.count, body: call.method !== "HEAD" };
	const statement = callSql(cache, callable, given, selection, wanted);
	const page = pageOf(await runAs(call.actor, statement, { readOnly: call.method !== "POST" }));

	if (callable.returnsNothing) return { status: 204, headers: {}, body: null };
	if (callable.returnsSet) return pageAnswer(page, call, selection.offset);
	const json = callable.rows ? onlyElement(page.json) || "null" : page.json;
	return { status: 200, headers: {}, body: call.method === "HEAD" ? null : json };
}

/** The function, its arguments as texts, and the query parameters that are not arguments. */
function findCall(call: RestCall, cache: SchemaCache) {
	if (call.method === "POST") {
		const body = call.body === "" ? {} : parseJson(call.body);
		if (!isRow(body)) throw new RestError(400, "PGRST102", "The arguments are an object");
		const callable = findFunction(cache, call.schema, call.name, Object.keys(body));
		return { callable, given: argumentTexts(callable, body), rest: call.parameters };
	}
	const names = argumentNames(cache.findFunctions(call.schema, call.name));
	const given = new Map<string, string | null>();
	const rest = new URLSearchParams();
	for (const [key, value] of call.parameters) {
		if (names.has(key)) given.set(key, value);
		else rest.append(key, value);
	}
	return { callable: findFunction(cache, call.schema, call.name, [...given.keys()]), given, rest };
}

function argumentNames(callables: readonly Callable[]): Set<string> {
	return new Set(callables.flatMap((callable) => callable.arguments.map((argument) => argument.name)));
}
