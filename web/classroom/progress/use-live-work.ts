import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery, takeLive } from "#web/platform/backend/take-live.ts";
import { newestWork, type WorkVersion } from "#web/platform/learning/saved-work/saved-work.data.ts";
import { type HandedIn, newestHandedIn } from "./handed-in.data.ts";

type LiveWork = {
	program: WorkVersion | null;
	circuit: WorkVersion | null;
	/** The newest of what was handed in; read only where no program is saved. */
	handedIn: HandedIn | null;
};

/** A learner's newest work in a project; each save is one read more, of what was saved. */
export function useLiveWork(learner: string, projectId: string, kind: "sketch" | "blocks") {
	const client = useQueryClient();
	const work = { userId: learner, projectId };
	const query = useQuery({
		queryKey: ["learner-work", learner, projectId, kind],
		queryFn: async (): Promise<LiveWork> => {
			const server = await backend();
			const [program, circuit] = await Promise.all([
				newestWork(server, { ...work, kind }),
				newestWork(server, { ...work, kind: "circuit" }),
			]);
			const handedIn = program ? null : await newestHandedIn(server, { ...work, kind });
			return { program, circuit, handedIn };
		},
	});
	useEffect(() => {
		const queryKey = ["learner-work", learner, projectId, kind];
		return subscribe({
			channel: `work_heads_${learner}`,
			table: "work_heads",
			event: "*",
			filter: `user_id=eq.${learner}`,
			async onRow({ project_id, kind: saved, revision }) {
				if (project_id !== projectId || (saved !== kind && saved !== "circuit")) return;
				const newest = await newestWork(await backend(), { userId: learner, projectId, kind: saved }).catch(() => null);
				if (!newest || newest.revision < revision) return void reloadQuery(client, queryKey);
				takeLive<LiveWork>(client, queryKey, (known) => {
					const before = known ?? { program: null, circuit: null, handedIn: null };
					return saved === "circuit" ? { ...before, circuit: newest } : { ...before, program: newest };
				});
			},
			onJoined: () => void reloadQuery(client, queryKey),
		});
	}, [client, learner, projectId, kind]);
	return query;
}
