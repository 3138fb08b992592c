import { Link } from "@tanstack/react-router";
import { CloudUpload } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/platform/backend/connection.ts";
import { useOutbox } from "#web/platform/outbox/outbox.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";

/** The head's notice of work that could not be sent. Absent while everything is sent at its first try. */
export function WaitingLink() {
	const connected = useConnected();
	const { entries } = useOutbox();
	const stuck = entries.some(({ tries, state }) => tries > 0 || state === "refused");
	if (entries.length === 0 || (connected && !stuck)) return null;
	const label = entries.length === 1 ? m.outbox_open_one() : m.outbox_open({ count: entries.length });
	return (
		<Link
			to="/waiting"
			aria-label={label}
			title={label}
			className={buttonClass({ variant: "quiet", size: "icon" }, "relative bg-surface shrink-0")}
		>
			<CloudUpload size={20} aria-hidden="true" />
			<span
				aria-hidden="true"
				className="absolute -top-1.5 -right-1.5 min-w-5.5 h-5.5 px-1 grid place-items-center rounded-full bg-sun text-on-sun text-xs font-extrabold"
			>
				{entries.length}
			</span>
		</Link>
	);
}
