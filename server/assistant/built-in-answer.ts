import { loadPublishedCode } from "#content/passages.ts";
import { listReference } from "#content/reference.ts";
import type { AnswerSource, AssistantRequest, AssistantResponse } from "#domain/api/assistant.ts";
import { asksForCheck, isAboutOwnWork, tellsOwnSymptom } from "#domain/assistant/about-own-work.ts";
import { m } from "#messages/generated/messages.js";
import type { Locale } from "#messages/generated/runtime.js";
import type { Filter } from "../moderation/filter.ts";
import { answerFromContent } from "./knowledge.ts";
import { guardReply } from "./reply-guard.ts";
import { shownReply } from "./shown-reply.ts";
import { solutionsOf } from "./solutions.ts";
import { isSwahili } from "./swahili.ts";

/**
 * What the built-in helper says: to a question about the learner's work what was found in it, else what the content says. It
 * passes the same guard as a model's reply.
 */
export async function builtInAnswer(
	{ userMessage, projectId, parts, nextStep, compilerError, failedCheck, code = "" }: AssistantRequest,
	filter: Filter,
	locale: Locale,
): Promise<AssistantResponse> {
	// The reference's sentences name calls, too: `detach() ends its pulses`.
	const published = [...(await loadPublishedCode(locale)), ...listReference(locale).map(({ text }) => text)];
	const options = { filter, solutions: await solutionsOf(projectId), learner: code, published };
	const inEnglish = isSwahili(userMessage) ? [m.assistant_in_english({}, { locale })] : [];
	const paragraphs = (texts: readonly string[]) => [...inEnglish, ...texts].join("\n\n");

	async function guarded(texts: readonly string[], sources: readonly AnswerSource[]): Promise<AssistantResponse> {
		const pieces = guardReply(wholeOf(paragraphs(texts)), options);
		let passed = "";
		let next = await pieces.next();
		for (; !next.done; next = await pieces.next()) passed += next.value;
		const [outcome, isKnown] = [next.value, next.value === "answered" || next.value === "withheld"];
		const response = shownReply(passed, outcome, locale);
		return { response, outcome, model: null, ...(isKnown ? { known: true, sources: [...sources] } : {}) };
	}
	// The sentences come from the page, and are kept for teachers to read.
	const seen = nextStep ?? compilerError ?? failedCheck;
	if (seen && isAboutOwnWork(userMessage)) {
		const check = failedCheck && asksForCheck(userMessage) ? [failedCheck] : [];
		return guarded([...new Set([...check, seen])], []);
	}
	const found = await answerFromContent(userMessage, projectId, locale, parts);
	const own = seen && tellsOwnSymptom(userMessage) ? [seen] : [];
	if (found || own.length > 0) return guarded([...own, ...(found ? [found.text] : [])], found?.sources ?? []);
	return {
		...{ response: paragraphs([m.assistant_not_known({}, { locale })]), outcome: "answered", model: null },
		...{ known: false, sources: [] },
	};
}

async function* wholeOf(text: string): AsyncGenerator<string> {
	yield text;
}
