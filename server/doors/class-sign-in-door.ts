import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod/mini";
import { secretProblem } from "#domain/class-secret.ts";
import { type ClassSignInAnswer, type ClassSignInQuestion, classSignInQuestion } from "#domain/class-sign-in.ts";
import { sourceOf } from "#gateway/client-source.ts";
import { createClassKeys, signInClassAccount } from "../accounts/class-accounts.ts";
import type { Backend, ServiceClient } from "../backend/backend.ts";
import { Refusal } from "../refusal.ts";
import { refuse } from "./doors.ts";

const BODY_LIMIT = 4096;
/** A school sits behind one address: three requests from each of 500 learners in ten minutes, and wrong codes of 100. */
const REQUESTS = { points: 3000, duration: 600 };
const WRONG_CODES = { points: 100, duration: 600 };

/** What `begin_class_sign_in` says of a name. */
const begun = z.object({
	state: z.enum(["unknown", "ambiguous", "choose", "enter", "ask", "asked", "wait", "locked"]),
	handle: z.optional(z.string()),
	user_id: z.optional(z.string()),
	class_id: z.optional(z.string()),
	kind: z.nullish(z.enum(["pictures", "word"])),
	word: z.optional(z.boolean()),
	seconds: z.optional(z.number()),
});

const tried = z.object({ state: z.enum(["good", "wrong", "wait", "locked"]), seconds: z.optional(z.number()) });

type Ready = Backend & { service: ServiceClient };

/** `POST /api/class-sign-in`: open to anyone; tries are counted in the database, before a secret is compared. */
export function addClassSignInDoor(app: FastifyInstance, backend: Backend): void {
	const keys = backend.secretKey === null ? null : createClassKeys(backend.secretKey);
	const requests = new RateLimiterMemory(REQUESTS);
	const wrongCodes = new RateLimiterMemory(WRONG_CODES);
	const full = (state: RateLimiterRes) => {
		throw new Refusal("too_many_requests", { seconds: Math.ceil(state.msBeforeNext / 1000) });
	};
	app.post("/api/class-sign-in", { bodyLimit: BODY_LIMIT, errorHandler: refuse }, async (request) => {
		const { service } = backend;
		if (!service || !keys) throw new Refusal("cannot_manage");
		const source = sourceOf(request.ip);
		await requests.consume(source).catch(full);
		const question = classSignInQuestion.safeParse(request.body);
		if (!question.success) throw new Refusal("bad_request");
		const spent = await wrongCodes.get(source);
		if (spent && spent.consumedPoints >= WRONG_CODES.points) full(spent);
		const answer = await answerSignIn({ ...backend, service }, keys, question.data);
		if (answer.state === "unknown") await wrongCodes.consume(source).catch(full);
		return answer;
	});
}

async function answerSignIn(
	backend: Ready,
	keys: ReturnType<typeof createClassKeys>,
	question: ClassSignInQuestion,
): Promise<ClassSignInAnswer> {
	const { code, name } = question;
	const said = begun.parse(await call(backend.service.rpc("begin_class_sign_in", { code, name })));
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
		const asking = { id, class_id: classId, name, kind: secret.kind, verifier: keys.verifierOf(id, secret) };
		const state = await call(backend.service.rpc("ask_to_join_class", { ...asking, grade: question.grade ?? "" }));
		return { state: state === "full" ? "full" : "asked" };
	}
	const verifier = keys.verifierOf(handle, secret);
	const account = { handle, userId, password: keys.passwordOf(handle, secret) };
	if (question.step === "choose") {
		const choice = { handle, class_id: classId, kind: secret.kind, verifier };
		if (!(await call(backend.service.rpc("choose_class_secret", choice)))) return { state: "enter", kind: secret.kind };
	}
	const result = tried.parse(
		await call(backend.service.rpc("try_class_secret", { handle, class_id: classId, verifier })),
	);
	if (result.state === "wrong" || result.state === "wait") return { state: result.state, seconds: result.seconds ?? 0 };
	if (result.state === "locked") return { state: "locked" };
	const session = await signInClassAccount(backend, { ...account, fresh: question.step === "choose" });
	return { state: "signed-in", ...session };
}

function nextOf({ state, kind, word = false, seconds = 0 }: z.infer<typeof begun>): ClassSignInAnswer {
	if (state === "choose" || state === "ask") return { state, word };
	if (state === "enter") return { state, kind: kind ?? "pictures" };
	if (state === "wait") return { state, seconds };
	return { state };
}

async function call<Data>(reply: PromiseLike<{ data: Data; error: unknown }>): Promise<Data> {
	const { data, error } = await reply;
	if (error) throw error;
	return data;
}
