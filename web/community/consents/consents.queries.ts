import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import {
	type ConsentWay,
	listChildrenWithout,
	listConsentRequests,
	listConsents,
	recordConsent,
	withdrawConsent,
} from "./consents.data.ts";

const consentsKey = ["consents"] as const;

export function useConsentRequests() {
	return useQuery({
		queryKey: [...consentsKey, "requests"],
		queryFn: async () => listConsentRequests(await backend()),
		staleTime: 0,
	});
}

export function useConsents() {
	return useQuery({ queryKey: [...consentsKey, "records"], queryFn: async () => listConsents(await backend()) });
}

export function useChildrenWithout() {
	return useQuery({
		queryKey: [...consentsKey, "without"],
		queryFn: async () => listChildrenWithout(await backend()),
		staleTime: 0,
	});
}

export function useRecordConsent() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ learnerId, how }: { learnerId: string; how: ConsentWay }) =>
			recordConsent(await backend(), learnerId, how),
		onSuccess: () => reloadQuery(client, consentsKey),
		meta: { success: m.consents_recorded, failure: m.consents_record_failed },
	});
}

export function useWithdrawConsent() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (learnerId: string) => withdrawConsent(await backend(), learnerId),
		onSuccess: () => reloadQuery(client, consentsKey),
		meta: { success: m.consents_withdrawn, failure: m.consents_withdraw_failed },
	});
}
