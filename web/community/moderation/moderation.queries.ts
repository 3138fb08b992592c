import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import {
	addWord,
	CASE_CHANGED,
	type Case,
	type CaseStatus,
	type Decision,
	decideCase,
	findInReported,
	getCase,
	listCases,
	listWords,
	removeWord,
	type StaffWord,
} from "./moderation.data.ts";

const moderationKey = ["moderation"] as const;
const wordsKey = [...moderationKey, "words"] as const;

/** The cases of a status; new reports arrive as they are made. */
export function useCases(status: CaseStatus) {
	const client = useQueryClient();
	useEffect(() => {
		const refresh = () => void reloadQuery(client, moderationKey);
		return subscribe({
			channel: "moderation",
			table: "moderation_cases",
			event: "*",
			onRow: refresh,
			onJoined: refresh,
		});
	}, [client]);
	return useQuery(casesQuery(status));
}

/** The same, without following them: of the page that follows one status. */
export function useOpenCases() {
	return useQuery(casesQuery("open"));
}

function casesQuery(status: CaseStatus) {
	return queryOptions({
		queryKey: [...moderationKey, "list", status],
		queryFn: async () => listCases(await backend(), status),
	});
}

export function useCase(id: string | undefined) {
	return useQuery({
		queryKey: [...moderationKey, "case", id],
		queryFn: async () => (id ? getCase(await backend(), id) : null),
		enabled: id !== undefined,
	});
}

/** Which parts of reported words the filter would stop. */
export function useFoundIn(reported: string) {
	return useQuery({ queryKey: ["reported-findings", reported], queryFn: () => findInReported(reported) });
}

export function useDecide() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ of, decision, line }: { of: Case; decision: Decision; line: string | null }) =>
			decideCase(await backend(), of, decision, line),
		onSettled: () => reloadQuery(client, moderationKey),
		meta: {
			success: m.reports_decided,
			failure: m.reports_decide_failed,
			shownByPage: (error) => hasCode(error, CASE_CHANGED),
		},
	});
}

export function useWords() {
	return useQuery({ queryKey: wordsKey, queryFn: async () => listWords(await backend()) });
}

export function useAddWord() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (word: StaffWord) => addWord(await backend(), word),
		onSuccess: () => reloadQuery(client, wordsKey),
		meta: { failure: m.reports_word_failed },
	});
}

export function useRemoveWord() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (word: string) => removeWord(await backend(), word),
		onSuccess: () => reloadQuery(client, wordsKey),
		meta: { failure: m.reports_word_failed },
	});
}
