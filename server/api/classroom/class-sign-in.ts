import { randomUUID } from "node:crypto";
import { type ClassSignInRequest, type ClassSignInResponse, classSignIn } from "#domain/api/classroom.ts";
import { secretProblem } from "#domain/classroom/class-secret.ts";
import { createClassKeys, signInClassAccount } from "../../accounts/class-accounts.ts";
import { type Begun, beginClassSignIn, call, tryClassSecret, type WrongCodes } from "../../accounts/class-proof.ts";
import type { Backend, ServiceClient } from "../../platform/backend/backend.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler } from "../handler.ts";

/** A school sits behind one address: three requests from each of 500 learners in ten minutes. */
const REQUESTS = { points: 3000, seconds: 600 };

type Ready = Backend & { service: ServiceClient };

/** Tries are counted in the database, before a secret is compared. */
export function classSignInHandler(backend: Backend, wrongCodes: WrongCodes) {
	const { service, secretKey } = backend;
	const keys = secretKey === null ? null : createClassKeys(secretKey);
	return handler({
		endpoint: classSignIn,
		limit: REQUESTS,
		bodyLimit: 4096,
		async answer(request, { source }) {
			if (!service || !keys) throw new Refusal("cannot_manage");
			await wrongCodes.requireRoom(source);
			const answer = await answerSignIn({ ...backend, service }, keys, request, source);
			if (answer.state === "unknown") await wrongCodes.count(source);
			return answer;
		},
	});
}

async function answerSignIn(
	backend: Ready,
	keys: ReturnType<typeof createClassKeys>,
	request: ClassSignInRequest,
	source: string,
): Promise<ClassSignInResponse> {
	if (request.step === "code") {
		const isOpen = await call(backend.service.rpc("is_class_open", { code: request.code }));
		return { state: isOpen ? "open" : "unknown" };
	}
	const { code, name, browser = keys.browserAt(source) } = request;
	const said = await beginClassSignIn(backend.service, { code, name, browser });
	const next = nextOf(said);
	if (request.step === "name" || request.step !== next.state) return next;
	const { secret } = request;
	const [classId, handle, userId] = [said.class_id ?? "", said.handle ?? "", said.user_id ?? ""];

	if (request.step !== "enter") {
		const problem = secret.kind === "word" && !said.word ? "too_few" : secretProblem(secret, name);
		if (problem) return { state: "refused", problem };
	}
	if (request.step === "ask") {
		const id = randomUUID();
		const { grade = "", gender, age, guardianAgrees = false } = request;
		const joinFacts = { name, grade, ...(gender && { gender }), ...(age && { age }), guardian_agrees: guardianAgrees };
		const asking = { id, class_id: classId, kind: secret.kind, verifier: keys.verifierOf(id, secret), ...joinFacts };
		const state = await call(backend.service.rpc("ask_to_join_class", asking));
		return { state: state === "full" || state === "bad_name" ? state : "asked" };
	}
	const verifier = keys.verifierOf(handle, secret);
	const account = { handle, userId, password: keys.passwordOf(handle, secret) };
	if (request.step === "choose") {
		const choice = { handle, class_id: classId, kind: secret.kind, verifier };
		if (!(await call(backend.service.rpc("choose_class_secret", choice)))) return { state: "enter", kind: secret.kind };
	}
	const result = await tryClassSecret(backend.service, { handle, classId, verifier, browser });
	if (result.state === "wrong" || result.state === "wait") return { state: result.state, seconds: result.seconds ?? 0 };
	if (result.state === "locked") return { state: "locked" };
	const session = await signInClassAccount(backend, { ...account, fresh: request.step === "choose" });
	return { state: "signed-in", ...session };
}

function nextOf({ state, kind, word = false, seconds = 0 }: Begun): ClassSignInResponse {
	if (state === "choose" || state === "ask") return { state, word };
	if (state === "enter") return { state, kind: kind ?? "pictures" };
	if (state === "wait") return { state, seconds };
	return { state };
}
