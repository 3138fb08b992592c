import { listEveryProject } from "#content/catalogue.ts";
import { loadProject } from "#content/projects.ts";
import { startingCircuit } from "#content/starting-circuit.ts";
import type { PostedWork } from "#domain/api/community.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { storeOf, worksHere } from "#web/app/outbox/work-stores.ts";
import { circuitText } from "#web/bench/circuit/builder/circuit-text.ts";
import type { OwnWork } from "#web/community/forum/writing-draft.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { newestWork, type WorkKind } from "#web/platform/learning/saved-work/saved-work.data.ts";
import { readKeys } from "#web/platform/storage/kept-text.ts";

/** The projects that a person has a program in, here or on the server (`begun`), in the order of the kits. */
export function ownWorks(userId: string, begun: readonly string[]): (OwnWork & { title: string })[] {
	const here = worksHere(userId, readKeys()).filter((key) => key.kind !== "circuit" && storeOf(key).read() !== null);
	const known = new Set([...begun, ...here.map(({ projectId }) => projectId)]);
	return listEveryProject(getLocale())
		.filter(({ id }) => known.has(id))
		.map(({ id, title, kit }) => ({ projectId: id, title, kind: programKindOf(kit) }));
}

export function programKindOf(kit: "primary" | "secondary"): OwnWork["kind"] {
	return kit === "primary" ? "blocks" : "sketch";
}

/** A person's work as this browser has it, else the server; null where neither has a program. */
export async function loadOwnWork(userId: string, { projectId, kind }: OwnWork): Promise<PostedWork | null> {
	const program = await bodyOf({ userId, projectId, kind });
	if (program === null) return null;
	// Blocks run on the project's own circuit, whatever has been wired for practice.
	if (kind === "blocks") return { projectId, kind, program, circuit: null };
	const [built, project] = await Promise.all([
		bodyOf({ userId, projectId, kind: "circuit" }),
		loadProject(projectId, getLocale()),
	]);
	return { projectId, kind, program, circuit: built ?? (project && circuitText(startingCircuit(project))) };
}

async function bodyOf(key: { userId: string; projectId: string; kind: WorkKind }): Promise<string | null> {
	const here = storeOf(key).read();
	return here ? here.body : ((await newestWork(await backend(), key))?.body ?? null);
}
