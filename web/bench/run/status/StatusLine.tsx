import { CircleAlert, CircleCheck, Lightbulb } from "lucide-react";
import { classNames } from "#web/platform/ui/class-names.ts";
import type { StatusMessage } from "./use-status-message.ts";
import "./status-line.css";

const SIGNS = { done: CircleCheck, guidance: Lightbulb, failure: CircleAlert };

/** The sentence itself. Rendered within a `status`, which announces it. */
export function StatusLine({ message }: { message: StatusMessage }) {
	const Sign = SIGNS[message.tone];
	return (
		<p className={classNames("status-message", `status-${message.tone}`)}>
			<Sign size={18} aria-hidden="true" className="shrink-0" />
			<span>
				<b>{message.text}</b>
				{message.more && <> {message.more}</>}
			</span>
			{message.action && (
				<button type="button" className="status-action" onClick={message.action.onPress}>
					{message.action.label}
				</button>
			)}
		</p>
	);
}
