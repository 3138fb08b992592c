import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConnected } from "#web/backend/connection.ts";
import { personOf, useSession } from "#web/session/session.ts";
import { hasWaitingWork } from "./waiting-mark.ts";

/** On every page: what waits to be sent is sent. The code for it comes only where there is something. */
export function useWaitingSender(): void {
	const client = useQueryClient();
	const connected = useConnected();
	const person = personOf(useSession())?.id;
	useEffect(() => {
		if (!connected || !person || !hasWaitingWork(person)) return;
		import("./waiting-work.ts").then(
			({ startOutbox }) => startOutbox(client),
			// Without the server it does not come; the next connection asks again.
			() => undefined,
		);
	}, [client, connected, person]);
}
