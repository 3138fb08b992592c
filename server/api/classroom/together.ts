import { type TogetherRequest, type TogetherResponse, together } from "#domain/api/classroom.ts";
import { MUST_CHANGE_PASSWORD } from "#gateway/tokens.ts";
import { createClassKeys } from "../../accounts/class-accounts.ts";
import { beginClassSignIn, call, tryClassSecret, type WrongCodes } from "../../accounts/class-proof.ts";
import type { Backend, ServiceClient } from "../../platform/backend/backend.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

type Proof = { userId: string } | Exclude<TogetherResponse, { state: "joined" }>;
type Ready = Pick<Backend, "anonymous"> & { service: ServiceClient; keys: ReturnType<typeof createClassKeys> };

/**
 * Somebody proves who they are and joins the caller's session. Tries count as those of a sign-in do, and the page gets no token
 * of theirs.
 */
export function togetherHandler(
	{ service, secretKey, anonymous }: Pick<Backend, "service" | "secretKey" | "anonymous">,
	wrongCodes: WrongCodes,
) {
	const keys = secretKey === null ? null : createClassKeys(secretKey);
	return handler({
		endpoint: together,
		limit: perMinute(30),
		async answer(request, { userId, sessionId, source }): Promise<TogetherResponse> {
			if (!service || !keys || sessionId === null) throw new Refusal("cannot_manage");
			if (request.step !== "password") await wrongCodes.requireRoom(source);
			const proof = await prove({ service, keys, anonymous }, request, source);
			if ("state" in proof) {
				if (proof.state === "unknown") await wrongCodes.count(source);
				return proof;
			}
			const state = await call(
				service.rpc("join_together", { host: userId, session: sessionId, person: proof.userId }),
			);
			if (state === "joined" || state === "full" || state === "no_learner") return { state };
			return { state: "here" };
		},
	});
}

function prove(ready: Ready, request: TogetherRequest, source: string): Promise<Proof> {
	return request.step === "password" ? proveByPassword(ready, request) : proveBySecret(ready, request, source);
}

async function proveBySecret(
	{ service, keys }: Ready,
	request: Exclude<TogetherRequest, { step: "password" }>,
	source: string,
): Promise<Proof> {
	const { browser = keys.browserAt(source) } = request;
	const said = await beginClassSignIn(service, { ...request, browser });
	const { state, handle = "", class_id: classId = "", user_id: userId = "", kind, seconds } = said;
	if (state === "ask" || state === "bad_name") return { state: "no_name" };
	if (state === "choose" || state === "asked") return { state: "not_yet" };
	if (state === "wait") return { state, ...(seconds === undefined ? {} : { seconds }) };
	if (state !== "enter") return { state };
	const asked = kind ?? "pictures";
	// Of the other kind it is a mistake in the form, and no try.
	if (request.step === "name" || request.secret.kind !== asked) return { state, kind: asked };
	const verifier = keys.verifierOf(handle, request.secret);
	const tried = await tryClassSecret(service, { handle, classId, verifier, browser });
	if (tried.state === "good") return { userId };
	return tried.state === "locked" ? { state: "locked" } : { state: tried.state, seconds: tried.seconds ?? 0 };
}

/** The session that proves the password is ended at once. */
async function proveByPassword(
	{ anonymous }: Ready,
	{ email, password }: Extract<TogetherRequest, { step: "password" }>,
): Promise<Proof> {
	const client = anonymous();
	const { data, error } = await client.auth.signInWithPassword({ email, password });
	if (error) {
		if (error.status === 429) return { state: "wait" };
		if (error.status === undefined || error.status >= 500) throw error;
		return error.code === "invalid_credentials" ? { state: "wrong", seconds: 0 } : { state: "not_yet" };
	}
	await client.auth.signOut({ scope: "local" });
	return data.user.app_metadata[MUST_CHANGE_PASSWORD] ? { state: "not_yet" } : { userId: data.user.id };
}
