import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { reloadQuery } from "#web/backend/take-live.ts";
import { cancelPurge, purgeDeletedAccounts } from "#web/device/deleted-accounts.ts";
import { kitsQueryKey } from "#web/features/kits/kits-key.ts";
import { useNotificationNews } from "#web/features/notifications/use-notification-news.ts";
import { achievementsQuery } from "#web/features/points/achievements.queries.ts";
import { useLivePoints } from "#web/features/points/use-live-points.ts";
import { ownSubmissionsKey } from "#web/features/submissions/submissions.queries.ts";
import { completionsQuery } from "#web/learning/completions.queries.ts";
import { usePerson } from "#web/session/session.ts";

/** Without its file nothing falls. */
const Celebration = lazy(async (): Promise<{ default: ComponentType }> => {
	const module = await import("./Celebration.tsx").catch(() => null);
	return { default: module?.Celebration ?? (() => null) };
});

/** What the server tells on every page, without being asked. Shows nothing itself, except that approved work is celebrated. */
export function LiveNews() {
	const client = useQueryClient();
	const person = usePerson().id;
	const [approvals, setApprovals] = useState(0);
	useNotificationNews(({ code }) => {
		if (code === "submission_approved") setApprovals((before) => before + 1);
		if (code === "educator_verified") void client.invalidateQueries();
		if (code.startsWith("submission_")) void reloadQuery(client, ownSubmissionsKey);
	});
	useLivePoints(() => {
		void reloadQuery(client, completionsQuery(person).queryKey);
		void reloadQuery(client, achievementsQuery(person).queryKey);
		void reloadQuery(client, kitsQueryKey);
	});
	usePurge();
	if (approvals === 0) return null;
	return (
		<Suspense>
			<Celebration key={approvals} />
		</Suspense>
	);
}

/** Erases what deleted accounts left in this browser, in time; the person signed in is not one of them. */
function usePurge(): void {
	const person = usePerson().id;
	useEffect(() => {
		cancelPurge(person);
		purgeDeletedAccounts(async (id) => (await import("#web/device/forget-person.ts")).forgetPerson(id)).catch(
			// Retried with the next page.
			() => undefined,
		);
	}, [person]);
}
