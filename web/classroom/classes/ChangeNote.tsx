import { Clock, TriangleAlert } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import type { WaitingChange } from "./classes.queries.ts";

interface ChangeNoteProps {
	note: WaitingChange;
	/** Opens what it was made with; absent where there is nothing to correct. */
	onOpen?: (() => void) | undefined;
}

/** A change that waits to be sent, or that the server did not take: what it was, why, and the ways on. */
export function ChangeNote({ note: { id, text, reason }, onOpen }: ChangeNoteProps) {
	if (reason === null) {
		return (
			<p className="flex items-center gap-2 text-sm text-ink-2">
				<Clock size={18} aria-hidden="true" className="shrink-0" />
				{m.classes_change_waiting({ change: text })}
			</p>
		);
	}
	return (
		<div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 rounded-medium bg-coral-wash">
			<p className="flex gap-2 grow basis-60 min-w-0 text-sm [overflow-wrap:anywhere]">
				<TriangleAlert size={18} aria-hidden="true" className="shrink-0 mt-0.5 text-coral-deep" />
				<span>
					<b>{m.classes_change_not_done({ change: text })}</b> {reason}
				</span>
			</p>
			<div className="flex flex-wrap gap-2">
				{onOpen && (
					<Button variant="soft" onClick={onOpen}>
						{m.classes_change_open()}
					</Button>
				)}
				<Button variant="quiet" onClick={() => void outbox.drop(id)}>
					{m.classes_change_discard()}
				</Button>
			</div>
		</div>
	);
}
