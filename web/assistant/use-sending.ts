import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AssistantRequest } from "#domain/api/assistant.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { refusalOf } from "#web/platform/backend/refusal-of.ts";
import { toast } from "#web/platform/ui/toast.ts";
import { askAssistant } from "./assistant.data.ts";
import { assistantKey } from "./assistant.queries.ts";
import type { Chat } from "./chat.ts";

export interface Sending {
	/** Why the last question got no answer; null where it did. */
	problem: string | null;
	send: (text: string) => Promise<void>;
}

/** Sends questions, and says why one got no answer: at the form, and in a toast. */
export function useSending(
	chat: Chat,
	userId: string,
	projectId: string,
	about: () => Omit<AssistantRequest, "userMessage" | "conversationId" | "projectId">,
): Sending {
	const queries = useQueryClient();
	const [problem, setProblem] = useState<string | null>(null);
	return {
		problem,
		async send(text) {
			setProblem(null);
			const facts = { ...about(), projectId, locale: getLocale() };
			try {
				await chat.send(text, facts, (question, onPiece) => askAssistant(question, { userId, onPiece }));
			} catch (error) {
				const { code, details } = refusalOf(error);
				const message = code === "too_many_requests" ? waitText(details?.seconds ?? 60) : m.assistant_failed();
				// The limit of the day, or an age given elsewhere.
				void queries.invalidateQueries({ queryKey: assistantKey });
				setProblem(message);
				toast.error(m.assistant_failed_title(), { id: "assistant-failed", description: message });
			}
		},
	};
}

/** "Wait 40 seconds", "Wait 3 hours". */
function waitText(seconds: number): string {
	const [unit, size] =
		seconds >= 3600 ? (["hour", 3600] as const) : seconds > 90 ? (["minute", 60] as const) : (["second", 1] as const);
	const time = new Intl.NumberFormat(getLocale(), { style: "unit", unit, unitDisplay: "long" }).format(
		Math.ceil(seconds / size),
	);
	return m.assistant_too_often({ time });
}
