import { type ProjectState, projectState } from "#domain/catalogue/project-state.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { Refusal } from "../platform/refusal.ts";

export interface Completion {
	userId: string;
	projectId: string;
	/** The program that passed. */
	source: string;
	/** Of the request: partners of this session are credited, too. */
	sessionId: string | null;
}

export interface Help {
	userId: string;
	projectId: string;
	kind: "hint" | "reveal";
	/** Ids of texts: the first that this learner has not taken is written down. */
	helpIds: readonly string[];
	/** Of the request: partners of this session are charged, too. */
	sessionId: string | null;
}

/** Each is one transaction; the database computes the points. Throws Refusal `cannot_award` without the backend's secret. */
export interface Awards {
	/**
	 * Records a completed project; the database's triggers give the points. A second completion changes nothing.
	 * @returns the points of the award, whether it had been awarded before, and the project's state
	 */
	completeProject(completion: Completion): Promise<{ points: number; already: boolean; state: ProjectState }>;
	/**
	 * Records a help before it is sent; nothing when all are taken. After the completion it costs nothing.
	 * @returns the points it cost now, and the project's state
	 */
	takeHelp(help: Help): Promise<{ deducted: number; state: ProjectState }>;
}

export function openAwards(service: ServiceClient | null): Awards {
	function database(): ServiceClient {
		if (!service) throw new Refusal("cannot_award");
		return service;
	}

	return {
		async completeProject({ userId, projectId, source, sessionId }) {
			const { data } = await database()
				.rpc("complete_project", { person: userId, project_id: projectId, source, ...sessionPart(sessionId) })
				.throwOnError();
			const state = projectState.parse(data);
			return { points: state.score, already: partOf(data, "already") === true, state };
		},

		async takeHelp({ userId, projectId, kind, helpIds, sessionId }) {
			const { data } = await database()
				.rpc("take_help", {
					person: userId,
					project_id: projectId,
					kind,
					help_ids: [...helpIds],
					...sessionPart(sessionId),
				})
				.throwOnError();
			return { deducted: Number(partOf(data, "deducted")), state: projectState.parse(data) };
		},
	};
}

function sessionPart(sessionId: string | null) {
	return sessionId === null ? {} : { session: sessionId };
}

function partOf(data: unknown, key: string): unknown {
	return typeof data === "object" && data !== null ? Reflect.get(data, key) : undefined;
}
