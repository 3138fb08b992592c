import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";

/** The circuit of a project as a person last saved it; null where none was, or it is none. */
export type SavedCircuit = (userId: string, projectId: string) => Promise<Circuit | null>;

export function openSavedCircuits(service: ServiceClient | null): SavedCircuit {
	return async (userId, projectId) => {
		if (!service) return null;
		const { data } = await service
			.from("work_versions")
			.select("body")
			.match({ user_id: userId, project_id: projectId, kind: "circuit" })
			.order("revision", { ascending: false })
			.limit(1)
			.maybeSingle()
			.throwOnError();
		return data && readCircuit(data.body);
	};
}

function readCircuit(body: string): Circuit | null {
	try {
		return circuitSchema.safeParse(JSON.parse(body)).data ?? null;
	} catch {
		return null;
	}
}
