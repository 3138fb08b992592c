import type { ServiceClient } from "../backend/backend.ts";
import { Refusal } from "../doors/refusal.ts";
import type { Helps } from "./helps.ts";

export interface Completion {
	userId: string;
	projectId: string;
	/** What the project gives without help; the help that was taken is subtracted here. */
	points: number;
	/** The program that passed. */
	source: string;
}

export interface Awards {
	/**
	 * Records a completed project; the database's triggers give the points. A second completion changes nothing.
	 * @returns the points of the award, and whether it had been given before.
	 * @throws Refusal `cannot_award` without the backend's secret.
	 */
	completeProject(completion: Completion): Promise<{ points: number; already: boolean }>;
}

export function openAwards(service: ServiceClient | null, helps: Helps): Awards {
	return {
		async completeProject({ userId, projectId, points, source }) {
			if (!service) throw new Refusal("cannot_award");
			const score = await helps.score(userId, projectId, points);
			const { data: added } = await service
				.from("project_completions")
				.upsert(
					{ user_id: userId, project_id: projectId, points: score, source },
					{ onConflict: "user_id,project_id", ignoreDuplicates: true },
				)
				.select("points")
				.throwOnError();
			if (added[0]) return { points: added[0].points, already: false };
			const { data: earlier } = await service
				.from("project_completions")
				.select("points")
				.eq("user_id", userId)
				.eq("project_id", projectId)
				.single()
				.throwOnError();
			return { points: earlier.points, already: true };
		},
	};
}
