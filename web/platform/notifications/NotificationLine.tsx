import { useRouter } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useRef } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { Tooltip } from "#web/platform/ui/Tooltip.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import type { NotificationLine as Line } from "./notification-list.ts";
import { notificationPage, notificationTexts } from "./notification-texts.ts";

type Props = { of: Line; onRead: () => void; onLeave: () => void };

/** One notification, or several of a kind. Pressed, it is read and leads to what it is about. */
export function NotificationLine({ of, onRead, onLeave }: Props) {
	const router = useRouter();
	const line = useRef<HTMLButtonElement>(null);
	const keepFocus = useFocusKept(line);
	const { title, message } = notificationTexts(of.newest, of.ids.length);
	const { isRead, createdAt } = of.newest;
	const page = notificationPage(of.newest);

	function handlePress() {
		if (!isRead) onRead();
		if (!page) return;
		onLeave();
		void router.navigate({ href: page });
	}

	return (
		<li ref={keepFocus} className="flex items-start gap-1 border-b border-line last:border-0">
			<button
				ref={line}
				type="button"
				onClick={handlePress}
				className={classNames(
					"grow min-w-0 flex items-start gap-3 p-3 my-1 rounded-medium text-left hover:bg-sunken focus-visible:-outline-offset-3",
					of.asks && "not-hover:bg-sun-wash",
				)}
			>
				<span
					aria-hidden="true"
					className={classNames("mt-2 size-2.5 shrink-0 rounded-full", isRead ? "bg-line" : "bg-coral")}
				/>
				<span className="grid gap-0.5 min-w-0">
					<span className={classNames("leading-snug", isRead ? "font-bold" : "font-extrabold")}>
						{title}
						{!isRead && <span className="sr-only">{` (${m.news_unread()})`}</span>}
					</span>
					<span className="text-sm text-ink-2">{message}</span>
					<TimeAgo time={createdAt} className="text-tiny text-ink-2" />
				</span>
			</button>
			{!isRead && (
				<Tooltip text={m.news_mark_short()}>
					<Button
						variant="quiet"
						size="icon"
						className="mt-2 mr-1 shrink-0 !border-transparent"
						aria-label={m.news_mark_one({ title })}
						onClick={onRead}
					>
						<Check size={18} aria-hidden="true" />
					</Button>
				</Tooltip>
			)}
		</li>
	);
}
