import type { Outcome } from "#domain/api/assistant.ts";
import { m } from "#messages/generated/messages.js";
import type { Locale } from "#messages/generated/runtime.js";

/** What a learner reads instead of a reply, or below what is left of it. */
const INSTEAD = {
	withheld: m.assistant_withheld,
	blocked: m.assistant_blocked,
	distress: m.assistant_distress,
} satisfies Record<Exclude<Outcome, "answered">, unknown>;

/** A guarded reply as it is shown. */
export function shownReply(reply: string, outcome: Outcome, locale: Locale): string {
	if (outcome === "answered") return reply.trim();
	const instead = INSTEAD[outcome]({}, { locale });
	return outcome === "withheld" ? `${reply.trim()}\n\n${instead}`.trim() : instead;
}
