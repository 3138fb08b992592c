import { CloudOff } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/backend/connection.ts";

/** Says that the server cannot be reached, for as long as that is so. The page below goes on working. */
export function ConnectionBanner() {
	const connected = useConnected();
	return (
		<div role="status" className="fixed z-30 bottom-3 inset-x-3 flex justify-center pointer-events-none">
			{!connected && (
				<p className="rise flex items-center gap-3 px-4 py-2.5 rounded-medium bg-ink text-paper font-bold text-sm shadow-lift-2">
					<CloudOff size={20} aria-hidden="true" className="shrink-0" />
					{m.connection_gone()}
				</p>
			)}
		</div>
	);
}
