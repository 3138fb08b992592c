import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useConnected } from "#web/backend/connection.ts";
import { waitingUploads } from "#web/features/checks/waiting-uploads.ts";
import { somethingWaits } from "#web/features/primary-kit/something-waits.ts";
import { usePerson, useSession } from "#web/session/session.ts";

/** A server that is there and gives no answer is asked again after this pause, which doubles up to the longest. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * What was completed without an answer of the server is sent from whichever page is open, once the server can be reached;
 * without an answer again from the next page, or after a pause. Shows nothing itself.
 */
export function WaitingWork() {
	const person = usePerson().id;
	const signedIn = useSession().state === "signed-in";
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
		if (!connected || !signedIn) return;
		let timer: ReturnType<typeof setTimeout>;
		const look = (pause: number) => {
			void send().catch(() => undefined);
			timer = setTimeout(() => look(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause);
		};
		look(FIRST_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [connected, signedIn, person, page]);
	return null;
}
