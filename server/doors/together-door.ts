import { type TogetherAnswer, type TogetherQuestion, togetherQuestion } from "#domain/together.ts";
import { MUST_CHANGE_PASSWORD } from "#gateway/tokens.ts";
import { createClassKeys } from "../accounts/class-accounts.ts";
import { beginClassSignIn, call, tryClassSecret, type WrongCodes } from "../accounts/class-proof.ts";
import type { Backend, ServiceClient } from "../backend/backend.ts";
import { Refusal } from "../refusal.ts";
import type { Asking, Door } from "./doors.ts";

type Proof = { userId: string } | Exclude<TogetherAnswer, { state: "joined" }>;
type Ready = Pick<Backend, "anonymous"> & { service: ServiceClient; keys: ReturnType<typeof createClassKeys> };

/**
 * `POST /api/together`: somebody proves who they are and joins the caller's session. Tries count as those of a sign-in do,
 * and the page gets no token of theirs.
 */
export function togetherDoor(
	{ service, secretKey, anonymous }: Pick<Backend, "service" | "secretKey" | "anonymous">,
	wrongCodes: WrongCodes,
): Door<typeof togetherQuestion> {
	const keys = secretKey === null ? null : createClassKeys(secretKey);
	return {
		path: "/api/together",
		question: togetherQuestion,
		perMinute: 30,
		async answer(question: TogetherQuestion, { userId, sessionId, source }: Asking): Promise<TogetherAnswer> {
			if (!service || !keys || sessionId === null) throw new Refusal("cannot_manage");
			if (question.step !== "password") await wrongCodes.requireRoom(source);
			const proof = await prove({ service, keys, anonymous }, question, source);
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
	};
}

function prove(ready: Ready, question: TogetherQuestion, source: string): Promise<Proof> {
	return question.step === "password" ? proveByPassword(ready, question) : proveBySecret(ready, question, source);
}

async function proveBySecret(
	{ service, keys }: Ready,
	question: Exclude<TogetherQuestion, { step: "password" }>,
	source: string,
): Promise<Proof> {
	const { browser = keys.browserAt(source) } = question;
	const said = await beginClassSignIn(service, { ...question, browser });
	const { state, handle = "", class_id: classId = "", user_id: userId = "", kind, seconds } = said;
	if (state === "ask" || state === "bad_name") return { state: "no_name" };
	if (state === "choose" || state === "asked") return { state: "not_yet" };
	if (state === "wait") return { state, ...(seconds === undefined ? {} : { seconds }) };
	if (state !== "enter") return { state };
	const asked = kind ?? "pictures";
	// Of the other kind it is a mistake in the form, and no try.
	if (question.step === "name" || question.secret.kind !== asked) return { state, kind: asked };
	const verifier = keys.verifierOf(handle, question.secret);
	const tried = await tryClassSecret(service, { handle, classId, verifier, browser });
	if (tried.state === "good") return { userId };
	return tried.state === "locked" ? { state: "locked" } : { state: tried.state, seconds: tried.seconds ?? 0 };
}

/** The session that proves the password is ended at once. */
async function proveByPassword(
	{ anonymous }: Ready,
	{ email, password }: Extract<TogetherQuestion, { step: "password" }>,
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
