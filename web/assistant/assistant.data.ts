import { type AssistantRequest, type AssistantResponse, assistant } from "#domain/api/assistant.ts";
import { askForEvents } from "#web/platform/backend/ask-for-events.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { loadConfig } from "#web/platform/backend/config.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

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
	request: AssistantRequest,
	{ userId, onPiece }: { userId: string; onPiece: (text: string) => void },
): Promise<AssistantResponse> {
	const answer = await askForEvents(assistant, request, { piece: ({ text }) => onPiece(text) }, { userId });
	return { ...answer, response: answer.response.trim() ? answer.response : "" };
}
