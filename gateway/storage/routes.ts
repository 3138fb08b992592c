import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { forLog, isDiskFull } from "../database/database-error.ts";
import { Overloaded } from "../database/lanes.ts";
import { isDatabaseAway } from "../database/with-client.ts";
import { CLIENT_GONE } from "../fair-share.ts";
import { NotAdmitted } from "../not-admitted.ts";
import { downloadHandler, infoHandler, linkHandler, publicHandler } from "./download.ts";
import { listHandler } from "./list.ts";
import { bucketsHandler, moveHandler, removeHandler, signHandler, signManyHandler } from "./manage.ts";
import type { StorageContext } from "./storage-context.ts";
import { badRequest, fromDatabase, notOffered, StorageError } from "./storage-error.ts";
import { uploadHandler } from "./upload.ts";

/** For the app's compression: a file's bytes go out as they are, or their ranges would not fit. */
const NO_COMPRESSION: object = { compress: false };
const READ = ["GET", "HEAD"];

/** Calls of supabase-js that would be read as others, or as none. */
const NOT_OFFERED = [
	["/object/upload/sign/*", "signed upload URLs"],
	["/object/list-v2/:bucket", "listV2"],
	["/object/copy", "copying"],
	["/render/*", "image transformations"],
] as const;

/** Serves the calls of supabase-js's StorageFileApi under the prefix it is registered with. */
export function storageRoutes(context: StorageContext) {
	return async (app: FastifyInstance): Promise<void> => {
		app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
		app.setNotFoundHandler((_request, reply) => send(reply, new StorageError(404, "not_found", "Route not found")));

		await app.register(uploadRoutes(context));

		app.route({ ...NO_COMPRESSION, method: READ, url: "/object/:bucket/*", handler: downloadHandler(context) });
		app.route({
			...NO_COMPRESSION,
			method: READ,
			url: "/object/authenticated/:bucket/*",
			handler: downloadHandler(context),
		});
		app.route({ ...NO_COMPRESSION, method: READ, url: "/object/public/:bucket/*", handler: publicHandler(context) });
		app.route({ ...NO_COMPRESSION, method: READ, url: "/object/sign/:bucket/*", handler: linkHandler(context) });
		app.get("/object/info/:bucket/*", infoHandler(context));
		app.post("/object/sign/:bucket/*", signHandler(context));
		app.post("/object/sign/:bucket", signManyHandler(context));
		app.post("/object/list/:bucket", listHandler(context));
		app.post("/object/move", moveHandler(context));
		app.delete("/object/:bucket", removeHandler(context));
		app.get("/bucket", bucketsHandler(context));
		app.get("/bucket/:bucket", bucketsHandler(context));
	};
}

function uploadRoutes(context: StorageContext) {
	return async (app: FastifyInstance): Promise<void> => {
		app.removeAllContentTypeParsers();
		// The handler reads the body itself, as it arrives.
		app.addContentTypeParser("*", (_request, _body, done) => done(null));
		app.route({ method: ["POST", "PUT"], url: "/object/:bucket/*", handler: uploadHandler(context) });
		for (const [url, call] of NOT_OFFERED) {
			app.all(url, (request, reply) => {
				request.raw.resume();
				return send(reply, notOffered(call));
			});
		}
	};
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
	if (error === CLIENT_GONE) return undefined;
	if (error instanceof StorageError) return send(reply, error);
	if (error instanceof Overloaded) {
		const status = error.reason === "caller" ? 429 : 503;
		return send(reply.header("retry-after", "1"), new StorageError(status, "too_many_requests", error.message));
	}
	if (error instanceof NotAdmitted) return send(reply, new StorageError(401, "Unauthorized", error.message));
	const refused = fromDatabase(error);
	if (refused) return send(reply, refused);
	const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
	if (status < 500) return send(reply, badRequest("The request could not be read"));
	request.log.error(forLog(error), "a storage request failed");
	if (isDatabaseAway(error)) return send(reply, new StorageError(503, "unavailable", "The database does not answer"));
	if (isDiskFull(error)) {
		return send(reply, new StorageError(507, "insufficient_storage", "The server's disk is full"));
	}
	return send(reply, new StorageError(500, "internal", "Something went wrong on the server"));
}

function send(reply: FastifyReply, refusal: StorageError) {
	return reply.code(refusal.status).type("application/json; charset=utf-8").send(refusal.body);
}
