import { type AssistantAnswer, type AssistantQuestion, assistantAnswer } from "#domain/assistant-answer.ts";
import type { Backend } from "#web/backend/backend.ts";
import { BackendError, NETWORK_GONE } from "#web/backend/backend-error.ts";
import { loadConfig } from "#web/backend/config.ts";
import { askDoorForEvents } from "#web/backend/doors.ts";
import { unwrap } from "#web/backend/unwrap.ts";

/** What keeps a person from asking, when they asked their teacher, and how many questions are left today. */
export type AssistantStanding = {
	bar: "age" | "consent" | "unverified" | null;
	askedAt: string | null;
	questionsLeft: number;
	/** An outside model answers; else the built-in helper does. */
	model: boolean;
};

/** Whether a model is set up on this server. */
export async function isAssistantOffered(): Promise<boolean> {
	return (await loadConfig()).features.assistant === true;
}

export async function getStanding(backend: Backend, model: boolean): Promise<AssistantStanding> {
	const [row] = unwrap(await backend.rpc("assistant_standing"));
	return {
		model,
		// It holds for what is sent out only.
		bar: (model ? (row?.bar ?? null) : null) as AssistantStanding["bar"],
		askedAt: row?.asked_at ?? null,
		questionsLeft: row?.questions_left ?? 0,
	};
}

export async function askForConsent(backend: Backend): Promise<void> {
	unwrap(await backend.rpc("ask_for_consent"));
}

/** Hands a question on to the class teachers, with the program. Throws BackendError. */
export async function askTeacher(backend: Backend, exchange: string, program: string): Promise<void> {
	unwrap(await backend.rpc("ask_teacher", { exchange, program }));
}

/** Asks the model, or the built-in helper. `onPiece` gets what may be shown already; the answer replaces it. Throws BackendError. */
export async function askAssistant(
	question: AssistantQuestion,
	{ person, onPiece }: { person: string; onPiece: (text: string) => void },
): Promise<AssistantAnswer> {
	let answer: AssistantAnswer | undefined;
	let failed = false;
	await askDoorForEvents(
		"/api/assistant",
		question,
		({ event, data }) => {
			if (event === "piece") onPiece(textOf(data));
			if (event === "done") answer = answerOf(data);
			failed ||= event === "failed";
		},
		{ person },
	);
	if (failed) throw new BackendError("assistant_failed", "The model gave no answer");
	if (!answer) throw new BackendError(NETWORK_GONE, "The answer broke off");
	return answer;
}

/** An answer without a response is an empty one, which the chat says in words. Throws where the rest is not an answer. */
function answerOf(data: unknown): AssistantAnswer {
	const given = typeof data === "object" ? data : null;
	const { response } = { response: "", ...given };
	const text = typeof response === "string" && response.trim() ? response : "";
	return assistantAnswer.parse({ outcome: "answered", model: null, ...given, response: text });
}

function textOf(data: unknown): string {
	const text = typeof data === "object" && data !== null ? Reflect.get(data, "text") : "";
	return typeof text === "string" ? text : "";
}
