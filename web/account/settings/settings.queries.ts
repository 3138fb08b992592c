import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { profileQuery } from "#web/platform/session/profile.queries.ts";
import { type SignOutScope, signOut, usePerson } from "#web/platform/session/session.ts";
import { downloadText } from "#web/platform/storage/download.ts";
import { keptHere } from "#web/platform/storage/kept-here.ts";
import { withReadableFiles } from "#web/platform/storage/readable-files.ts";
import { readEveryRecord } from "#web/platform/storage/records.ts";
import { giveAge } from "./age.data.ts";
import { listOwnRows } from "./own-data.data.ts";

const SIGNED_OUT: Record<SignOutScope, () => string> = {
	local: m.session_signed_out,
	others: m.settings_signed_out_others,
	global: m.settings_signed_out_everywhere,
};

/** Ends the sessions of this scope, and says so. */
export function useSignOut(scope: SignOutScope) {
	return useMutation({
		mutationFn: () => signOut(scope),
		meta: { success: SIGNED_OUT[scope], failure: m.session_sign_out_failed },
	});
}

/** Makes a file of all that is stored of the person, at the server and in this browser. */
export function useOwnDataDownload() {
	const person = usePerson();
	return useMutation({
		mutationFn: async () => {
			const server = await listOwnRows(await backend(), person.id);
			const browser = await keptInBrowser(person.id);
			const made = new Date().toISOString();
			const text = JSON.stringify({ made, email: person.email, server, browser }, null, "\t");
			downloadText(`inspire-stem-${made.slice(0, 10)}.json`, "application/json", text);
		},
		meta: { success: m.settings_downloaded, failure: m.settings_download_failed },
	});
}

/** Texts, and the files that are not handed in yet; where the browser keeps no files, there are none. */
async function keptInBrowser(userId: string) {
	const files = await readEveryRecord(userId).catch(() => ({}));
	return {
		...keptHere(userId, sessionStorage),
		...keptHere(userId, localStorage),
		files: await withReadableFiles(files),
	};
}

/** Gives the person's age, once. */
export function useGiveAge() {
	const person = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (given: Parameters<typeof giveAge>[2]) => giveAge(await backend(), person.id, given),
		onSuccess: (profile) => client.setQueryData(profileQuery(person).queryKey, profile),
		meta: { success: m.settings_age_saved, failure: m.settings_age_failed },
	});
}
