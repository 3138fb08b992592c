import { loadPublishedCode } from "#content/passages.ts";
import type { AnswerSource, AssistantRequest, AssistantResponse } from "#domain/api/assistant.ts";
import { isAboutOwnWork, tellsOwnSymptom } from "#domain/assistant/about-own-work.ts";
import { m } from "#messages/generated/messages.js";
import type { Locale } from "#messages/generated/runtime.js";
import type { Filter } from "../moderation/filter.ts";
import { answerFromContent } from "./knowledge.ts";
import { guardReply } from "./reply-guard.ts";
import { shownReply } from "./shown-reply.ts";
import { solutionsOf } from "./solutions.ts";

/**
 * What the built-in helper says: the next step to a question about the learner's work, else what the content says. It
 * passes the same guard as a model's reply.
 */
export async function builtInAnswer(
	{ userMessage, projectId, nextStep, code = "" }: AssistantRequest,
	filter: Filter,
	locale: Locale,
): Promise<AssistantResponse> {
	const published = await loadPublishedCode(locale);
	const options = { filter, solutions: await solutionsOf(projectId), learner: code, published };
	async function guarded(text: string, sources: AnswerSource[]): Promise<AssistantResponse> {
		const pieces = guardReply(wholeOf(text), options);
		let passed = "";
		let next = await pieces.next();
		for (; !next.done; next = await pieces.next()) passed += next.value;
		const [outcome, isKnown] = [next.value, next.value === "answered" || next.value === "withheld"];
		const response = shownReply(passed, outcome, locale);
		return { response, outcome, model: null, ...(isKnown ? { known: true, sources } : {}) };
	}
	// The sentence comes from the page, and is kept for teachers to read.
	if (nextStep && isAboutOwnWork(userMessage)) return guarded(nextStep, []);
	const found = await answerFromContent(userMessage, projectId, locale);
	if (nextStep && tellsOwnSymptom(userMessage)) {
		return guarded([nextStep, ...(found ? [found.text] : [])].join("\n\n"), [...(found?.sources ?? [])]);
	}
	if (found) return guarded(found.text, [...found.sources]);
	return {
		...{ response: m.assistant_not_known({}, { locale }), outcome: "answered", model: null },
		...{ known: false, sources: [] },
	};
}

async function* wholeOf(text: string): AsyncGenerator<string> {
	yield text;
}
