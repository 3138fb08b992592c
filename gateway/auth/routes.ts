import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { forLog, isDiskFull } from "../database/database-error.ts";
import { isDatabaseAway } from "../database/with-client.ts";
import { CLIENT_GONE } from "../fair-share.ts";
import { readJsonBodies } from "../json-bodies.ts";
import { NotAdmitted } from "../not-admitted.ts";
import { changeUser, logOut, showUser } from "./account.ts";
import { changeUserAsAdmin, createUser, deleteUserAsAdmin, listUsersAsAdmin, showUserAsAdmin } from "./admin.ts";
import { type AuthContext, callerOf, enter } from "./auth-context.ts";
import { AuthRefusal, diskFull } from "./auth-error.ts";
import { scheduleCleanup } from "./cleanup.ts";
import { sendOneTimeCode } from "./otp.ts";
import { sendToProvider } from "./provider/authorize.ts";
import { returnFromProvider } from "./provider/callback.ts";
import { recoverPassword, resend } from "./recover.ts";
import { issueToken } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { verifyOneTimeSecret } from "./verify.ts";

/** Bytes a body may have: forms and metadata, no files. */
const BODY_LIMIT = 64 * 1024;

type Handler = (context: AuthContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Serves the auth endpoints under the prefix it is registered with. */
export function authRoutes(context: AuthContext) {
	return async (app: FastifyInstance): Promise<void> => {
		// supabase-js names a JSON body even where it sends none.
		readJsonBodies(app, { only: true, mayBeEmpty: true, bodyLimit: BODY_LIMIT });
		app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
		app.setNotFoundHandler((_request, reply) =>
			send(reply, new AuthRefusal(404, "not_found", "This call is not part of this backend")),
		);
		app.addHook("onClose", scheduleCleanup(context));

		app.get("/health", async () => ({ name: "gateway", description: "accounts and sessions" }));
		app.get("/.well-known/jwks.json", async (_request, reply) =>
			reply.header("cache-control", "public, max-age=600").send(context.keys.publicKeys),
		);

		const keyed =
			(handler: Handler): ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
			async (request, reply) => {
				const { actor } = await callerOf(context, request);
				await enter(context, request, reply, actor);
				return handler(context, request, reply);
			};
		app.get(
			"/settings",
			keyed(async () => settingsOf(context)),
		);
		app.post("/signup", keyed(signUp));
		app.post("/token", keyed(issueToken));
		app.get("/user", keyed(showUser));
		app.put("/user", keyed(changeUser));
		app.post("/logout", keyed(logOut));
		app.post("/otp", keyed(sendOneTimeCode));
		app.post("/verify", keyed(verifyOneTimeSecret));
		app.post("/recover", keyed(recoverPassword));
		app.post("/resend", keyed(resend));
		// The browser navigates to these two, without a key.
		app.get("/authorize", (request, reply) => sendToProvider(context, request, reply));
		app.get("/callback", (request, reply) => returnFromProvider(context, request, reply));
		app.post("/admin/users", keyed(createUser));
		app.get("/admin/users", keyed(listUsersAsAdmin));
		app.get("/admin/users/:id", keyed(showUserAsAdmin));
		app.put("/admin/users/:id", keyed(changeUserAsAdmin));
		app.delete("/admin/users/:id", keyed(deleteUserAsAdmin));
		app.options("/*", (_request, reply) => reply.code(204).header("allow", "GET, POST, PUT, DELETE").send());
	};
}

/** What this backend offers, as clients ask for it. Where no mail is sent accounts are confirmed at once. */
function settingsOf({ mail, sms, provider }: AuthContext) {
	return {
		external: { email: true, phone: sms !== null, google: provider !== null, anonymous_users: false },
		disable_signup: false,
		mailer_autoconfirm: mail === null,
		phone_autoconfirm: false,
		sms_provider: "",
		saml_enabled: false,
	};
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
	if (error === CLIENT_GONE) return undefined;
	if (error instanceof AuthRefusal) return send(reply, error);
	if (error instanceof NotAdmitted) {
		const code = error.reason === "no_key" || error.reason === "bad_key" ? "no_authorization" : "bad_jwt";
		return send(reply, new AuthRefusal(401, code, error.message));
	}
	const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
	if (status < 500) return send(reply, new AuthRefusal(status, "bad_json", "The request could not be read"));
	request.log.error(forLog(error), "an auth request failed");
	if (isDatabaseAway(error)) return send(reply, new AuthRefusal(503, "unavailable", "The database does not answer"));
	if (isDiskFull(error)) return send(reply, diskFull());
	return send(reply, new AuthRefusal(500, "unexpected_failure", "Something went wrong on the server"));
}

function send(reply: FastifyReply, { status, code, message, reasons, retryAfter }: AuthRefusal) {
	if (retryAfter !== null) reply.header("retry-after", retryAfter);
	return reply
		.code(status)
		.send({ code: status, error_code: code, msg: message, ...(reasons && { weak_password: { reasons } }) });
}
