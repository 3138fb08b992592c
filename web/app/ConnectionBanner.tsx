import { Link } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/backend/connection.ts";
import { useStore } from "#web/device/create-store.ts";
import { waitingCount } from "#web/outbox/waiting-count.ts";

/** Shown while the server cannot be reached. The page below keeps working. */
export function ConnectionBanner() {
	const connected = useConnected();
	const count = useStore(waitingCount);
	return (
		<div role="status" className="fixed z-30 bottom-3 inset-x-3 flex justify-center pointer-events-none">
			{!connected && (
				<div className="rise flex flex-wrap items-center gap-3 px-4 py-2.5 rounded-medium bg-ink text-paper font-bold text-sm shadow-lift-2">
					<CloudOff size={20} aria-hidden="true" className="shrink-0" />
					<p>{m.connection_gone()}</p>
					{count > 0 && (
						<Link
							to="/waiting"
							className="pointer-events-auto inline-flex items-center min-h-11 px-2 text-paper underline underline-offset-4"
						>
							{count === 1 ? m.outbox_open_one() : m.outbox_open({ count })}
						</Link>
					)}
				</div>
			)}
		</div>
	);
}
