import { Bell } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { NotificationLine } from "./NotificationLine.tsx";
import type { NotificationLine as Line } from "./notification-list.ts";

type Props = {
	/** Undefined while it is loading. */
	list: readonly Line[] | undefined;
	failed: boolean;
	retrying: boolean;
	onRetry: () => void;
	onRead: (ids: readonly string[]) => void;
	/** One of them led to another page. */
	onLeave: () => void;
};

/** The latest notifications, those first that ask for an act. A list that failed to load says so and can be asked for again. */
export function NotificationList({ list, failed, retrying, onRetry, onRead, onLeave }: Props) {
	if (failed) {
		return <ErrorState title={m.news_failed()} text={m.news_failed_text()} onRetry={onRetry} retrying={retrying} />;
	}
	if (!list) return <Spinner label={m.ui_loading()} className="m-6" />;
	if (list.length === 0) {
		return <EmptyState icon={<Bell size={28} aria-hidden="true" />} title={m.news_none()} text={m.news_none_text()} />;
	}
	return (
		<ul className="m-0 p-2 list-none overflow-y-auto">
			{list.map((line) => (
				<NotificationLine key={line.id} of={line} onRead={() => onRead(line.ids)} onLeave={onLeave} />
			))}
		</ul>
	);
}
