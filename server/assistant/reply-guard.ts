import type { Outcome } from "#domain/api/assistant.ts";
import { showsDistress } from "#domain/assistant/distress.ts";
import { createPieceSplitter } from "#domain/assistant/reply-pieces.ts";
import { createSolutionGuard } from "#domain/assistant/solution-guard.ts";
import { isUnsuitable } from "#domain/assistant/unsuitable.ts";
import type { Filter } from "../moderation/filter.ts";

interface GuardOptions {
	filter: Filter;
	/** Programs of the project that work, and the learner's own. */
	solutions: readonly string[];
	learner: string;
	/** Blocks of code that every learner may read: as they are, they give nothing away, and a call of them may be quoted. */
	published?: readonly string[];
}

/** Longest reply that is shown. */
const REPLY_MAXIMUM = 4000;

/** Characters that are judged together. */
const RECENT = 600;

const LINK = /\bhttps?:\/\/\S+|\bwww\.\S+/gi;

/** Why a message is not sent to a model, or a reply not shown; null where nothing is wrong. */
export function stopFor(text: string, filter: Filter): "distress" | "blocked" | null {
	if (showsDistress(text)) return "distress";
	const isListed = filter(text).some(({ kind }) => kind === "word" || kind === "meeting");
	return isListed || isUnsuitable(text) ? "blocked" : null;
}

/**
 * Passes a reply on in whole sentences and whole blocks of code, each judged before. What gives the solution away is left
 * out; at what does not belong in a school it ends. The returned outcome says what was found.
 */
export async function* guardReply(
	reply: AsyncIterable<string>,
	{ filter, solutions, learner, published = [] }: GuardOptions,
): AsyncGenerator<string, Outcome> {
	const splitter = createPieceSplitter();
	const solution = createSolutionGuard(solutions, learner, published);
	let length = 0;
	let recent = "";
	let outcome: Outcome = "answered";

	/** The piece as it is shown: null stops the reply. */
	function judge(piece: string): string | null {
		length += piece.length;
		recent = (recent + piece).slice(-RECENT);
		// Together with what was said before: words may be spread over two sentences.
		const stop = stopFor(recent, filter);
		if (stop || filter(piece).length > 0) {
			outcome = stop ?? "blocked";
			return null;
		}
		if (!published.includes(piece.trim()) && solution.reveals(piece)) {
			outcome = "withheld";
			return "";
		}
		return piece.replace(LINK, "…");
	}

	let received = 0;
	for await (const text of reply) {
		received += text.length;
		// A piece without end is not waited for.
		if (received > 2 * REPLY_MAXIMUM) return outcome;
		for (const piece of splitter.push(text)) {
			const shown = judge(piece);
			if (shown === null) return outcome;
			if (shown) yield shown;
		}
		if (length > REPLY_MAXIMUM) return outcome;
	}
	const shown = judge(splitter.end());
	if (shown) yield shown;
	return outcome;
}
