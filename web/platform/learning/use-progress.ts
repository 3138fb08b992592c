import { useEffect, useSyncExternalStore } from "react";
import {
	mergeServer,
	type ProjectProgress,
	readProgress,
	type ServerCompletion,
	watchProgress,
} from "./completions-store.ts";

/** The person's progress in the primary kit: what this browser knows, merged with the server's. */
export function useProgress(
	userId: string,
	completions: readonly ServerCompletion[] | undefined,
): Readonly<Record<string, ProjectProgress>> {
	useEffect(() => {
		if (completions) mergeServer(userId, completions);
	}, [userId, completions]);
	return useSyncExternalStore(watchProgress, () => readProgress(userId));
}
