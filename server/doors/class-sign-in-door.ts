import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { secretProblem } from "#domain/class-secret.ts";
import { type ClassSignInAnswer, type ClassSignInQuestion, classSignInQuestion } from "#domain/class-sign-in.ts";
import { sourceOf } from "#gateway/client-source.ts";
import { createClassKeys, signInClassAccount } from "../accounts/class-accounts.ts";
import {
	type Begun,
	beginClassSignIn,
	call,
	tooMany,
	tryClassSecret,
	type WrongCodes,
} from "../accounts/class-proof.ts";
import type { Backend, ServiceClient } from "../backend/backend.ts";
import { Refusal } from "../refusal.ts";
import { refuse } from "./doors.ts";

const BODY_LIMIT = 4096;
/** A school sits behind one address: three requests from each of 500 learners in ten minutes. */
const REQUESTS = { points: 3000, duration: 600 };

type Ready = Backend & { service: ServiceClient };

/** `POST /api/class-sign-in`: open to anyone; tries are counted in the database, before a secret is compared. */
export function addClassSignInDoor(app: FastifyInstance, backend: Backend, wrongCodes: WrongCodes): void {
	const keys = backend.secretKey === null ? null : createClassKeys(backend.secretKey);
	const requests = new RateLimiterMemory(REQUESTS);
	app.post("/api/class-sign-in", { bodyLimit: BODY_LIMIT, errorHandler: refuse }, async (request) => {
		const { service } = backend;
		if (!service || !keys) throw new Refusal("cannot_manage");
		const source = sourceOf(request.ip);
		await requests.consume(source).catch(tooMany);
		const question = classSignInQuestion.safeParse(request.body);
		if (!question.success) throw new Refusal("bad_request");
		await wrongCodes.requireRoom(source);
		const answer = await answerSignIn({ ...backend, service }, keys, question.data, source);
		if (answer.state === "unknown") await wrongCodes.count(source);
		return answer;
	});
}

async function answerSignIn(
	backend: Ready,
	keys: ReturnType<typeof createClassKeys>,
	question: ClassSignInQuestion,
	source: string,
): Promise<ClassSignInAnswer> {
	const { code, name, browser = keys.browserAt(source) } = question;
	const said = await beginClassSignIn(backend.service, { code, name, browser });
	const next = nextOf(said);
	if (question.step === "name" || question.step !== next.state) return next;
	const { secret } = question;
	const [classId, handle, userId] = [said.class_id ?? "", said.handle ?? "", said.user_id ?? ""];

	if (question.step !== "enter") {
		const problem = secret.kind === "word" && !said.word ? "too_few" : secretProblem(secret, name);
		if (problem) return { state: "refused", problem };
	}
	if (question.step === "ask") {
		const id = randomUUID();
		const { grade = "", gender, age, guardianAgrees = false } = question;
		const joinFacts = { name, grade, ...(gender && { gender }), ...(age && { age }), guardian_agrees: guardianAgrees };
		const asking = { id, class_id: classId, kind: secret.kind, verifier: keys.verifierOf(id, secret), ...joinFacts };
		const state = await call(backend.service.rpc("ask_to_join_class", asking));
		return { state: state === "full" || state === "bad_name" ? state : "asked" };
	}
	const verifier = keys.verifierOf(handle, secret);
	const account = { handle, userId, password: keys.passwordOf(handle, secret) };
	if (question.step === "choose") {
		const choice = { handle, class_id: classId, kind: secret.kind, verifier };
		if (!(await call(backend.service.rpc("choose_class_secret", choice)))) return { state: "enter", kind: secret.kind };
	}
	const result = await tryClassSecret(backend.service, { handle, classId, verifier, browser });
	if (result.state === "wrong" || result.state === "wait") return { state: result.state, seconds: result.seconds ?? 0 };
	if (result.state === "locked") return { state: "locked" };
	const session = await signInClassAccount(backend, { ...account, fresh: question.step === "choose" });
	return { state: "signed-in", ...session };
}

function nextOf({ state, kind, word = false, seconds = 0 }: Begun): ClassSignInAnswer {
	if (state === "choose" || state === "ask") return { state, word };
	if (state === "enter") return { state, kind: kind ?? "pictures" };
	if (state === "wait") return { state, seconds };
	return { state };
}
