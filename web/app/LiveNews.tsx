import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { kitsQueryKey } from "#web/catalogue/kits/kits-key.ts";
import { ownSubmissionsKey } from "#web/classroom/submissions/submissions-key.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { completionsQuery } from "#web/platform/learning/completions.queries.ts";
import { approvals } from "#web/platform/notifications/approvals.ts";
import { useNotificationNews } from "#web/platform/notifications/use-notification-news.ts";
import { achievementsKey } from "#web/platform/points/achievements-key.ts";
import { useLivePoints } from "#web/platform/points/use-live-points.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { cancelPurge, purgeDeletedAccounts } from "#web/platform/storage/deleted-accounts.ts";

/** What the server tells on every page, without being asked. Shows nothing itself. */
export function LiveNews() {
	const client = useQueryClient();
	const userId = usePerson().id;
	useNotificationNews(({ code }) => {
		if (code === "submission_approved") approvals.set(approvals.get() + 1);
		// What an educator may see has changed everywhere: nothing that is being read is worth cancelling for it.
		if (code === "educator_verified") void client.invalidateQueries();
		if (code.startsWith("submission_")) void reloadQuery(client, ownSubmissionsKey);
	});
	useLivePoints(() => {
		void reloadQuery(client, completionsQuery(userId).queryKey);
		void reloadQuery(client, achievementsKey(userId));
		void reloadQuery(client, kitsQueryKey);
	});
	usePurge();
	return null;
}

/** Erases what deleted accounts left in this browser, in time; the person signed in is not one of them. */
function usePurge(): void {
	const userId = usePerson().id;
	useEffect(() => {
		cancelPurge(userId);
		purgeDeletedAccounts(async (id) => (await import("#web/platform/storage/forget-person.ts")).forgetPerson(id)).catch(
			// Retried with the next page.
			() => undefined,
		);
	}, [userId]);
}
