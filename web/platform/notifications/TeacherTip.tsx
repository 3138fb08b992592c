import { Lightbulb, X } from "lucide-react";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { useMarkAsRead, useNotifications } from "./notifications.queries.ts";
import { isTipFor, showTipsAtWork } from "./tips-at-work.ts";

/** At a learner's work: the newest tip of a teacher for it, until it is put away. It costs no points. */
export function TeacherTip({ projectId }: { projectId: string }) {
	useEffect(() => showTipsAtWork(projectId), [projectId]);
	const mark = useMarkAsRead();
	const tips = (useNotifications().data ?? []).filter((one) => !one.isRead && isTipFor(one, projectId));
	const { author, tip } = tips[0]?.params ?? {};
	const shown = typeof author === "string" && typeof tip === "string";
	return (
		<div role="status">
			{shown && (
				<div className="flex items-center gap-2.5 px-4 py-1 bg-sun-wash text-ink text-[15px] leading-snug border-b border-line">
					<Lightbulb size={18} aria-hidden="true" className="shrink-0 text-sun-ink" />
					<p className="grow min-w-0 max-h-16 overflow-y-auto [overflow-wrap:anywhere]">
						<b>{m.news_tip_at_work({ author })}</b> {tip}
					</p>
					<IconButton
						icon={X}
						label={m.news_tip_dismiss()}
						className="shrink-0"
						onClick={() => mark.mutate(tips.map(({ id }) => id))}
					/>
				</div>
			)}
		</div>
	);
}
