import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useConnected } from "#web/backend/connection.ts";
import { checkBlocksOnServer } from "./check.data.ts";
import { type ProjectProgress, readProgress, type ServerCompletion, unite, watchProgress } from "./progress-store.ts";
import { type Sent, sendWaiting } from "./send-waiting.ts";

/** The person's progress in the primary kit: what this browser knows, brought in line with the server. */
export function useProgress(
	person: string,
	completions: readonly ServerCompletion[] | undefined,
): Readonly<Record<string, ProjectProgress>> {
	useEffect(() => {
		if (completions) unite(person, completions);
	}, [person, completions]);
	return useSyncExternalStore(watchProgress, () => readProgress(person));
}

/** Sends what waits: when the page opens, and each time the server can be reached again. */
export function useSendWaiting(person: string, onSent: (sent: readonly Sent[]) => void): void {
	const connected = useConnected();
	const send = useEffectEvent(async () => {
		const sent = await sendWaiting(person, checkBlocksOnServer);
		if (sent.length > 0) onSent(sent);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another person's completions are to be sent, too
	useEffect(() => {
		if (connected) void send();
	}, [connected, person]);
}
