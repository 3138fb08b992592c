import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { identifyCaller } from "../caller.ts";
import { forLog } from "../database/database-error.ts";
import { laneCallerOf } from "../database/lane-caller.ts";
import { Overloaded } from "../database/lanes.ts";
import type { Actor, RequestSettings, RunAs } from "../database/run-as.ts";
import { isDatabaseAway } from "../database/with-client.ts";
import { abortedWhenGone, CLIENT_GONE, type FairShare } from "../fair-share.ts";
import { JsonTooDeep, readJsonBodies } from "../json-bodies.ts";
import type { GatewayKeys } from "../keys.ts";
import { NotAdmitted } from "../not-admitted.ts";
import type { Tokens } from "../tokens.ts";
import { answerCall } from "./answer-call.ts";
import { answerRead } from "./answer-read.ts";
import { answerWrite } from "./answer-write.ts";
import { fromDatabase } from "./database-refusal.ts";
import type { LiveSchema } from "./live-schema.ts";
import { parsePrefer } from "./prefer.ts";
import type { RestAnswer, RestCall } from "./rest-call.ts";
import { RestError } from "./rest-error.ts";
import type { SchemaCache } from "./schema-cache.ts";

/** Milliseconds a write continues after its client disconnected: a page that is left should not undo its last save. */
const WRITE_GRACE_MS = 1000;

/** Bytes a body may have. */
const BODY_LIMIT = 1024 * 1024;

/** Bytes of an answer that cost as much as one request more. */
const BYTES_PER_UNIT = 40 * 1024;
/** What an aborted request costs: a page aborts a few when it is left, so it is less than the largest answer. */
const ABORTED_UNITS = 10;
/** This many further units a request costs that could not be answered as it was written: a page of the product sends none. */
const MALFORMED_UNITS = 4;

type Answer = (call: RestCall, cache: SchemaCache, runAs: RunAs) => Promise<RestAnswer>;

export type RestContext = { runAs: RunAs; keys: GatewayKeys; tokens: Tokens; schema: LiveSchema; share: FairShare };

/** Serves `/:table` and `/rpc/:function` under the prefix it is registered with. */
export function restRoutes(context: RestContext) {
	return async (app: FastifyInstance): Promise<void> => {
		// Bodies stay text: the database reads them itself.
		readJsonBodies(app, { only: true, asText: true, bodyLimit: BODY_LIMIT });
		app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
		app.setNotFoundHandler((_request, reply) =>
			send(reply, refusalOf(new RestError(404, "PGRST125", "Invalid path specified in request URL"))),
		);

		app.route<{ Params: { name: string } }>({
			method: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
			url: "/:name",
			handler: async (request, reply) => {
				const answer = isRead(request.method) ? answerRead : answerWrite;
				return send(reply, await answerWith(answer, context, request, reply, request.params.name));
			},
		});
		app.route<{ Params: { name: string } }>({
			method: ["GET", "HEAD", "POST"],
			url: "/rpc/:name",
			handler: async (request, reply) =>
				send(reply, await answerWith(answerCall, context, request, reply, request.params.name)),
		});
		app.options("/*", (_request, reply) => reply.code(204).header("allow", "GET, HEAD, POST, PATCH, DELETE").send());
	};
}

async function answerWith(
	answer: Answer,
	context: RestContext,
	request: FastifyRequest,
	reply: FastifyReply,
	name: string,
): Promise<RestAnswer> {
	const signal = abortedWhenGone(reply, isRead(request.method) ? 0 : WRITE_GRACE_MS);
	const caller = await identifyCaller(request.headers, context.keys, context.tokens);
	const { id } = laneCallerOf(caller.actor, request.ip);
	if (!caller.service) await context.share.enter(id, signal);
	const call = readCall(context, request, name, caller.actor);
	const settings = settingsOf(request);
	const runAs: RunAs = (actor, statement, options) =>
		context.runAs(actor, statement, { ...options, signal, address: request.ip, request: settings });
	return context.schema.use(async (cache) => {
		try {
			const result = await answer(call, cache, runAs);
			context.share.charge(id, Math.floor((result.body?.length ?? 0) / BYTES_PER_UNIT));
			return result;
		} catch (error) {
			if (signal.aborted) {
				context.share.charge(id, ABORTED_UNITS);
				throw CLIENT_GONE;
			}
			const refusal = fromDatabase(error, call.actor.role === "anon") ?? error;
			if (refusal instanceof RestError && refusal.status === 400) context.share.charge(id, MALFORMED_UNITS);
			throw refusal;
		}
	});
}

/** Left out of `request.headers`: the database may log values. */
const CREDENTIALS = new Set(["authorization", "apikey", "cookie"]);

/** What `current_setting('request.headers')` and the like give. */
function settingsOf({ headers, method, url }: FastifyRequest): RequestSettings {
	const shown: typeof headers = {};
	for (const name in headers) if (!CREDENTIALS.has(name)) shown[name] = headers[name];
	return { headers: JSON.stringify(shown), method, path: url.split("?", 1)[0] ?? "" };
}

function readCall(context: RestContext, request: FastifyRequest, name: string, actor: Actor): RestCall {
	const { headers, method, url } = request;
	const query = url.indexOf("?");
	return {
		actor,
		name,
		method: method as RestCall["method"],
		schema: profileOf(context.schema.schemas, headers[isRead(method) ? "accept-profile" : "content-profile"]),
		parameters: new URLSearchParams(query < 0 ? "" : url.slice(query + 1)),
		body: typeof request.body === "string" ? request.body : "",
		object: acceptsObject(headers.accept),
		prefer: parsePrefer([headers.prefer].flat().join(",")),
		range: [headers.range].flat()[0],
	};
}

function isRead(method: string): boolean {
	return method === "GET" || method === "HEAD";
}

/** The schema a request names, or the first. None but the exposed ones can be named. */
function profileOf(schemas: readonly string[], header: string | string[] | undefined): string {
	const wanted = [header].flat()[0] ?? schemas[0] ?? "";
	if (schemas.includes(wanted)) return wanted;
	const message = `The schema must be one of the following: ${schemas.join(", ")}`;
	throw new RestError(406, "PGRST106", message);
}

/** True when a single object is requested instead of a list. */
function acceptsObject(accept: string | undefined): boolean {
	// `nulls=stripped` is not offered; passed over it would be answered wrongly.
	const given = (accept ?? "*/*").split(",").filter((type) => !/;\s*nulls=stripped/i.test(type));
	const types = given.map((type) => type.split(";")[0]?.trim());
	if (types.includes("application/vnd.pgrst.object+json")) return true;
	if (types.some((type) => type === "*/*" || type === "application/*" || type === "application/json")) return false;
	throw new RestError(406, "PGRST107", `None of these media types are available: ${accept}`);
}

function send(reply: FastifyReply, { status, headers, body }: RestAnswer) {
	reply.code(status).headers(headers);
	if (body === null) return reply.send();
	return reply.type("application/json; charset=utf-8").send(body);
}

function refusalOf({ status, code, message, details, hint }: RestError): RestAnswer {
	return { status, headers: {}, body: JSON.stringify({ code, details, hint, message }) };
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
	if (error === CLIENT_GONE) return undefined;
	if (error instanceof RestError) {
		if (error.status >= 500) request.log.error({ code: error.code }, "the database failed on a REST request");
		return send(reply, refusalOf(error));
	}
	if (error instanceof NotAdmitted) {
		const code = error.reason === "expired_token" ? "PGRST303" : "PGRST301";
		reply.header("www-authenticate", "Bearer");
		return send(reply, refusalOf(new RestError(401, code, error.message)));
	}
	if (error instanceof Overloaded) {
		reply.header("retry-after", "1");
		const [status, code] = error.reason === "caller" ? [429, "GW_CALLER_BUSY"] : [503, "GW_SERVER_BUSY"];
		return send(reply, refusalOf(new RestError(status, code, error.message)));
	}
	if (error instanceof JsonTooDeep) return send(reply, refusalOf(new RestError(400, "GW_BODY_DEPTH", error.message)));
	const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
	if (status < 500) {
		return send(reply, refusalOf(new RestError(status, "PGRST102", "The request could not be read")));
	}
	request.log.error(forLog(error), "a REST request failed");
	if (isDatabaseAway(error)) {
		return send(reply, refusalOf(new RestError(503, "PGRST000", "The database does not answer")));
	}
	return send(reply, refusalOf(new RestError(500, "PGRSTX00", "Something went wrong on the server")));
}
