import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { askForConsent, askTeacher, getStanding, isAssistantOffered } from "./assistant.data.ts";

export const assistantKey = ["assistant"] as const;

/** Who answers, and what keeps this person from asking it. */
export function useAssistantStanding() {
	const userId = usePerson().id;
	return useQuery({
		queryKey: [...assistantKey, "standing", userId],
		queryFn: async () => getStanding(await backend(), await isAssistantOffered()),
	});
}

export function useAskForConsent() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: async () => askForConsent(await backend()),
		meta: { failure: m.forum_ask_failed },
		onSuccess: () => queries.invalidateQueries({ queryKey: assistantKey }),
	});
}

/** Hands a question on to the class teachers. */
export function useAskTeacher() {
	return useMutation({
		mutationFn: async ({ exchange, program }: { exchange: string; program: string }) =>
			askTeacher(await backend(), exchange, program),
		meta: { failure: m.assistant_ask_teacher_failed },
	});
}
