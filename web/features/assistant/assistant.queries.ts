import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { usePerson } from "#web/session/session.ts";
import { askForConsent, getStanding, isAssistantOffered } from "./assistant.data.ts";

export const assistantKey = ["assistant"] as const;

/** Whether a model is set up, and what keeps this person from asking it. */
export function useAssistantStanding() {
	const person = usePerson().id;
	return useQuery({
		queryKey: [...assistantKey, "standing", person],
		queryFn: async () => ((await isAssistantOffered()) ? await getStanding(await backend()) : null),
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
