import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useConnected } from "#web/backend/connection.ts";
import { waitingUploads } from "#web/features/checks/waiting-uploads.ts";
import { somethingWaits } from "#web/features/primary-kit/something-waits.ts";
import { usePerson } from "#web/session/session.ts";

/** A server that is there and has no time is asked again this often. */
const ASKED_AGAIN_AFTER_MS = 60_000;

/**
 * What was completed without an answer of the server is sent from whichever page is open, once the server can be reached;
 * without an answer again from the next page, or a minute later. Shows nothing itself.
 */
export function WaitingWork() {
	const person = usePerson().id;
	const page = useLocation({ select: ({ href }) => href });
	const connected = useConnected();
	const queries = useQueryClient();
	const send = useEffectEvent(async () => {
		const settled = await Promise.all([
			somethingWaits(person) && (await import("#web/screens/primary/send-and-say.ts")).sendAndSay(person),
			Object.keys(waitingUploads(person)).length > 0 &&
				(await import("#web/screens/challenge/send-and-say.ts")).sendUploadsAndSay(person),
		]);
		if (settled.includes(true)) void queries.invalidateQueries();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page tries again
	useEffect(() => {
		if (!connected) return;
		const look = () => void send().catch(() => undefined);
		look();
		const timer = setInterval(look, ASKED_AGAIN_AFTER_MS);
		return () => clearInterval(timer);
	}, [connected, person, page]);
	return null;
}
