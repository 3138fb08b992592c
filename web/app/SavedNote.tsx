import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { isOwnServer, loadConfig } from "#web/platform/backend/config.ts";
import { useConnected } from "#web/platform/backend/connection.ts";

/** Says where the work is kept, while it is kept there: on the school's own server, with a connection to it. */
export function SavedNote() {
	const connected = useConnected();
	const config = useQuery({ queryKey: ["config"], queryFn: loadConfig });
	if (!connected || !config.data || !isOwnServer(config.data)) return null;
	return (
		<p className="mt-auto pt-6 px-2.5 flex items-center gap-2 text-tiny text-ink-2">
			<span aria-hidden="true" className="size-2 rounded-full bg-leaf" />
			{m.saved_on_server()}
		</p>
	);
}
