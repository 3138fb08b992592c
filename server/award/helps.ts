import { scoreAfterHelps } from "#domain/score.ts";
import type { ServiceClient } from "../backend/backend.ts";
import { Refusal } from "../doors/refusal.ts";

/** A help to be given: the learner, the project with its points, and what it costs while the project is not completed. */
export interface Help {
	userId: string;
	projectId: string;
	points: number;
	kind: "hint" | "reveal";
	/** Which hint, from 1; a solution is 1. */
	step: number;
	cost: number;
}

export interface Helps {
	/** How many hints this learner has taken in the project. */
	hintsTaken(userId: string, projectId: string): Promise<number>;
	/** What the project still gives this learner. */
	score(userId: string, projectId: string, points: number): Promise<number>;
	/**
	 * Writes the help down, before it is given; a help that stands already changes nothing. After the project is
	 * completed it costs nothing.
	 * @returns what was taken now
	 * @throws Refusal `cannot_award` without the backend's secret
	 */
	record(help: Help): Promise<number>;
}

export function openHelps(service: ServiceClient | null): Helps {
	function records(): ServiceClient {
		if (!service) throw new Refusal("cannot_award");
		return service;
	}

	async function helpsOf(userId: string, projectId: string) {
		const { data } = await records()
			.from("project_helps")
			.select("kind, cost")
			.eq("user_id", userId)
			.eq("project_id", projectId)
			.throwOnError();
		return data;
	}

	async function isCompleted(userId: string, projectId: string): Promise<boolean> {
		const { data } = await records()
			.from("project_completions")
			.select("points")
			.eq("user_id", userId)
			.eq("project_id", projectId)
			.throwOnError();
		return data.length > 0;
	}

	return {
		hintsTaken: async (userId, projectId) =>
			(await helpsOf(userId, projectId)).filter(({ kind }) => kind === "hint").length,

		score: async (userId, projectId, points) =>
			scoreAfterHelps(
				points,
				(await helpsOf(userId, projectId)).map(({ cost }) => cost),
			),

		async record({ userId, projectId, points, kind, step, cost }) {
			const before = await this.score(userId, projectId, points);
			const taken = (await isCompleted(userId, projectId)) ? 0 : Math.min(cost, before);
			const { data: added } = await records()
				.from("project_helps")
				.upsert(
					{ user_id: userId, project_id: projectId, kind, step, cost: taken },
					{ onConflict: "user_id,project_id,kind,step", ignoreDuplicates: true },
				)
				.select("cost")
				.throwOnError();
			return added[0]?.cost ?? 0;
		},
	};
}
