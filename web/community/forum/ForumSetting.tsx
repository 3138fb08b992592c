import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";
import { useForumStanding, useSetForumClassOnly } from "./forum.queries.ts";

/** For administrators: whether learners write to everybody or to their classes. */
export function ForumSetting() {
	const standing = useForumStanding();
	const choose = useSetForumClassOnly();
	if (standing.isError) {
		return (
			<Card>
				<ErrorState
					compact
					title={m.forum_setting_unread()}
					onRetry={() => void standing.refetch()}
					retrying={standing.isFetching}
				/>
			</Card>
		);
	}
	if (!standing.data) return null;
	return (
		<Card className="grid gap-2">
			<h2 className="text-lg">{m.forum_title()}</h2>
			<Switch
				label={m.forum_setting_class_only()}
				checked={choose.isPending ? choose.variables : standing.data.classOnly}
				onCheckedChange={(on) => choose.mutate(on)}
			/>
			<p className="text-ink-2 max-w-[70ch]">{m.forum_setting_text()}</p>
		</Card>
	);
}
