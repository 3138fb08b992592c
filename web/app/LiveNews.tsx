import { useQueryClient } from "@tanstack/react-query";
import { useNotificationNews } from "#web/features/notifications/use-notification-news.ts";
import { useLivePoints } from "#web/features/points/use-live-points.ts";
import { useWaitingSender } from "#web/features/submissions/hand-in/use-waiting-sender.ts";
import { ownSubmissionsKey } from "#web/features/submissions/submissions.queries.ts";

/** What the server tells on every page, without being asked. Shows nothing itself. */
export function LiveNews() {
	const client = useQueryClient();
	useNotificationNews(({ code }) => {
		if (code.startsWith("submission_")) void client.invalidateQueries({ queryKey: ownSubmissionsKey });
	});
	useLivePoints();
	useWaitingSender();
	return null;
}
