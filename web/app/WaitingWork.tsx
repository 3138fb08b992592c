import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useConnected } from "#web/backend/connection.ts";
import { somethingWaits } from "#web/features/primary-kit/something-waits.ts";
import { usePerson } from "#web/session/session.ts";

/**
 * What was completed without a network is sent from whichever page is open, once the server can be reached; without an
 * answer again from the next page. Shows nothing itself.
 */
export function WaitingWork() {
	const person = usePerson().id;
	const page = useLocation({ select: ({ href }) => href });
	const connected = useConnected();
	const queries = useQueryClient();
	const send = useEffectEvent(async () => {
		const { sendAndSay } = await import("#web/screens/primary/send-and-say.ts");
		if (await sendAndSay(person)) void queries.invalidateQueries();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page tries again
	useEffect(() => {
		if (connected && somethingWaits(person)) send().catch(() => undefined);
	}, [connected, person, page]);
	return null;
}
