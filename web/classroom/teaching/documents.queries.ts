import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { challengesKey } from "./challenges.queries.ts";
import {
	createDocument,
	type DocumentFacts,
	deleteDocument,
	LINK_SECONDS,
	listDocuments,
	replaceFile,
	signDocumentLinks,
	storeDocumentFile,
	type TeacherDocument,
	updateDocument,
} from "./documents.data.ts";

const documentsKey = ["teacher-documents"] as const;

/** A link is asked for again well before it ends. */
const LINKS_HOLD_MS = (LINK_SECONDS - 600) * 1000;

/** The documents of the educator signed in, newest first. */
export function useDocuments() {
	const userId = usePerson().id;
	return useQuery({
		queryKey: [...documentsKey, userId],
		queryFn: async () => listDocuments(await backend(), userId),
	});
}

/** Links to these documents' files, by path, all in one call. */
export function useDocumentLinks(documents: readonly TeacherDocument[]) {
	const paths = documents.map(({ path }) => path);
	return useQuery({
		queryKey: ["document-links", paths],
		queryFn: async () => signDocumentLinks(paths),
		staleTime: LINKS_HOLD_MS,
		refetchInterval: LINKS_HOLD_MS,
		enabled: paths.length > 0,
	});
}

/** A chosen file; its time names it, so that one sent again is stored once. */
export interface ChosenDocument {
	file: File;
	timestamp: number;
}

interface Progress {
	onProgress: (fraction: number) => void;
}

/** Stores a file and records it; `of`: as the new file of that document. */
export function useUploadDocument(of: TeacherDocument | undefined, { onProgress }: Progress) {
	const client = useQueryClient();
	const userId = usePerson().id;
	return useMutation({
		mutationFn: async ({ chosen, facts }: { chosen: ChosenDocument; facts: DocumentFacts }) => {
			const signal = new AbortController().signal;
			const path = await storeDocumentFile(chosen, { userId, signal, onProgress, onBroken: () => onProgress(0) });
			const { file } = chosen;
			if (of) await replaceFile(await backend(), of, { path, file });
			else await createDocument(await backend(), userId, { ...facts, path, file });
		},
		onSuccess: () => reloadDocuments(client),
		meta: {
			success: of ? m.documents_replaced : m.documents_uploaded,
			failure: of ? m.documents_replace_failed : m.documents_upload_failed,
			shownAtForm: true,
		},
	});
}

export function useUpdateDocument(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (facts: DocumentFacts) => updateDocument(await backend(), id, facts),
		onSuccess: () => reloadDocuments(client),
		meta: { success: m.documents_changed, failure: m.documents_change_failed, shownAtForm: true },
	});
}

export function useDeleteDocument() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (document: TeacherDocument) => deleteDocument(await backend(), document),
		onSettled: () => reloadDocuments(client),
		meta: { success: m.documents_removed, failure: m.documents_remove_failed },
	});
}

/** They are shown with their challenges, too. */
async function reloadDocuments(client: ReturnType<typeof useQueryClient>): Promise<void> {
	await Promise.all([reloadQuery(client, documentsKey), reloadQuery(client, challengesKey)]);
}
