import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reloadQuery } from "#web/backend/take-live.ts";
import { cancelPurge, purgeDeletedAccounts } from "#web/device/deleted-accounts.ts";
import { kitsQueryKey } from "#web/features/kits/kits-key.ts";
import { approvals } from "#web/features/notifications/approvals.ts";
import { useNotificationNews } from "#web/features/notifications/use-notification-news.ts";
import { achievementsKey } from "#web/features/points/achievements-key.ts";
import { useLivePoints } from "#web/features/points/use-live-points.ts";
import { ownSubmissionsKey } from "#web/features/submissions/submissions-key.ts";
import { completionsQuery } from "#web/learning/completions.queries.ts";
import { usePerson } from "#web/session/session.ts";

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
		purgeDeletedAccounts(async (id) => (await import("#web/device/forget-person.ts")).forgetPerson(id)).catch(
			// Retried with the next page.
			() => undefined,
		);
	}, [userId]);
}
