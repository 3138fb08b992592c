import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { cancelPurge, purgeDeletedAccounts } from "#web/device/leavers.ts";
import { kitsQueryKey } from "#web/features/kits/kits-key.ts";
import { useNotificationNews } from "#web/features/notifications/use-notification-news.ts";
import { useLivePoints } from "#web/features/points/use-live-points.ts";
import { ownSubmissionsKey } from "#web/features/submissions/submissions.queries.ts";
import { completionsQuery } from "#web/learning/completions.queries.ts";
import { usePerson } from "#web/session/session.ts";

/** What the server tells on every page, without being asked. Shows nothing itself. */
export function LiveNews() {
	const client = useQueryClient();
	const person = usePerson().id;
	useNotificationNews(({ code }) => {
		if (code.startsWith("submission_")) void client.invalidateQueries({ queryKey: ownSubmissionsKey });
	});
	useLivePoints(() => {
		void client.invalidateQueries({ queryKey: completionsQuery(person).queryKey });
		void client.invalidateQueries({ queryKey: kitsQueryKey });
	});
	useLeaversErased();
	return null;
}

/** What others left in this browser goes in time; the person who is here now has not left. */
function useLeaversErased(): void {
	const person = usePerson().id;
	useEffect(() => {
		cancelPurge(person);
		purgeDeletedAccounts(async (leaver) => (await import("#web/device/forget-person.ts")).forgetPerson(leaver)).catch(
			// It is tried again with the next page.
			() => undefined,
		);
	}, [person]);
}
