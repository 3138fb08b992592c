import { isAboutOwnWork } from "#domain/assistant/about-own-work.ts";
import type { AssistantAnswer, AssistantQuestion } from "#domain/assistant-answer.ts";
import { m } from "#messages/generated/messages.js";
import type { Locale } from "#messages/generated/runtime.js";
import type { Filter } from "../moderation/filter.ts";
import { answerFromContent } from "./knowledge.ts";
import { stopFor } from "./reply-guard.ts";

/** What the built-in helper says: the next step to a question about the learner's work, else what the content says. */
export async function builtInAnswer(
	{ userMessage, projectId, nextStep }: AssistantQuestion,
	filter: Filter,
	locale: Locale,
): Promise<AssistantAnswer> {
	const answered = { outcome: "answered", model: null } as const;
	// The sentence comes from the page, and is kept for teachers to read.
	const step = nextStep && stopFor(nextStep, filter) === null ? nextStep : null;
	if (step && isAboutOwnWork(userMessage)) return { ...answered, response: step, known: true, sources: [] };
	const found = await answerFromContent(userMessage, projectId, locale);
	if (found) return { ...answered, response: found.text, known: true, sources: [...found.sources] };
	return { ...answered, response: m.assistant_not_known({}, { locale }), known: false, sources: [] };
}
