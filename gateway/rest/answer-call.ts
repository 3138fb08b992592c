import type { Outcome } from "../database/batch.ts";
import type { RunAs } from "../database/run-as.ts";
import { pageAnswer } from "./answer-read.ts";
import { type Arguments, argumentsOf, callSql, findFunction, findJsonFunction } from "./call-sql.ts";
import { parseRequest } from "./parse-request.ts";
import { isRow, parseJson } from "./payload.ts";
import { requireMaxAffected } from "./prefer.ts";
import { onlyElement, pageOf, type RestAnswer, type RestCall } from "./rest-call.ts";
import { RestError } from "./rest-error.ts";
import type { Callable, SchemaCache } from "./schema-cache.ts";

/** GET, HEAD (in a read-only transaction) and POST of a function. */
export async function answerCall(call: RestCall, cache: SchemaCache, runAs: RunAs): Promise<RestAnswer> {
	const { callable, given, rest } = findCall(call, cache);
	const { selection } = parseRequest(rest, call.range);
	const wanted = { count: call.prefer.count, body: call.method !== "HEAD" };
	const statement = callSql(cache, callable, given, selection, wanted);
	const outcome = await runAs(call.actor, statement, {
		readOnly: call.method !== "POST",
		rollBack: call.prefer.rollBack,
		accept: acceptOf(call, callable),
	});
	const page = pageOf(outcome);

	if (callable.returnsSet) return pageAnswer(page, call, selection.offset);
	const headers = { "content-range": `0-0/${call.prefer.count ? 1 : "*"}` };
	if (callable.returnsNothing) return { status: 204, headers, body: null };
	const json = callable.rows ? onlyElement(page.json) || "null" : page.json;
	return { status: 200, headers, body: call.method === "HEAD" ? null : json };
}

/** Checks the result before the commit. */
function acceptOf({ prefer }: RestCall, { returnsSet }: Callable) {
	if (prefer.maxAffected === null) return undefined;
	if (!returnsSet) {
		throw new RestError(
			400,
			"PGRST128",
			"Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
		);
	}
	return (outcome: Outcome) => requireMaxAffected(prefer, pageOf(outcome).rows);
}

/** The function, its arguments, and the query parameters that are not arguments. */
function findCall(call: RestCall, cache: SchemaCache): { callable: Callable; given: Arguments; rest: URLSearchParams } {
	if (call.method === "POST") {
		const body = call.body === "" ? {} : parseJson(call.body);
		const whole = findJsonFunction(cache, call.schema, call.name);
		if (whole && call.body !== "") {
			return { callable: whole, given: new Map([["", { text: call.body, isJson: false }]]), rest: call.parameters };
		}
		if (!isRow(body)) throw new RestError(400, "PGRST102", "The arguments are an object");
		const callable = findFunction(cache, call.schema, call.name, Object.keys(body));
		return { callable, given: argumentsOf(callable, body), rest: call.parameters };
	}
	const names = argumentNames(cache.findFunctions(call.schema, call.name));
	const given = new Map<string, { text: string; isJson: boolean }>();
	const rest = new URLSearchParams();
	for (const [key, value] of call.parameters) {
		if (names.has(key)) given.set(key, { text: value, isJson: false });
		else rest.append(key, value);
	}
	return { callable: findFunction(cache, call.schema, call.name, [...given.keys()]), given, rest };
}

function argumentNames(callables: readonly Callable[]): Set<string> {
	return new Set(callables.flatMap((callable) => callable.arguments.map((argument) => argument.name)));
}
