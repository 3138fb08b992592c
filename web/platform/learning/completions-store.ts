import { z } from "zod/mini";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { createPersonStore } from "#web/platform/storage/person-store.ts";

/** The primary projects a person has completed, as this browser knows it. */

const entry = z.object({
	id: z.string(),
	completed: z.literal(true),
	points: z.number(),
	completedAt: z.string(),
	/** The program that passed here and that the server has not yet checked; null once it has. */
	waiting: z.nullable(z.unknown()),
});

export type ProjectProgress = z.infer<typeof entry>;

/** What the server knows of a completed project. */
export interface ServerCompletion {
	projectId: string;
	points: number;
	completedAt: string;
}

type Progress = Readonly<Record<string, ProjectProgress>>;
/** As it is kept: an entry that cannot be read stays, and counts as none. */
type Kept = Readonly<Record<string, unknown>>;

const entries = createPersonStore<Kept>({
	key: "primary_project_progress",
	version: 1,
	schema: z.record(z.string(), z.unknown()),
	fallback: {},
});
const readableOf = new WeakMap<Kept, Progress>();

export const watchProgress = entries.watch;

/** All entries of a person; the same object while nothing changes. */
export function readProgress(userId: string): Progress {
	const all = entries.read(userId);
	const progress = readableOf.get(all) ?? readable(all);
	readableOf.set(all, progress);
	return progress;
}

function readable(all: Kept): Progress {
	const checked = Object.entries(all).flatMap(([id, value]) => {
		const { success, data } = entry.safeParse(value);
		return success ? [[id, data] as const] : [];
	});
	return Object.fromEntries(checked);
}

export function getProjectProgress(userId: string, projectId: string): ProjectProgress | null {
	return readProgress(userId)[projectId] ?? null;
}

/** Marks a project as completed, waiting for the server. False when it already was: its points are never overwritten. */
export function completeProject(
	userId: string,
	{ projectId, points, program, now }: { projectId: string; points: number; program: BlockProgram; now: Date },
): boolean {
	if (getProjectProgress(userId, projectId)) return false;
	put(userId, { id: projectId, completed: true, points, completedAt: now.toISOString(), waiting: program });
	return true;
}

/** The ids of the projects that the person has completed, as this browser knows it. */
export function completedHere(userId: string): string[] {
	return Object.keys(readProgress(userId));
}

/** The completions that the server has not yet checked, each with what is kept as its program. */
export function pendingCompletions(userId: string): { projectId: string; waiting: unknown }[] {
	return Object.values(readProgress(userId)).flatMap(({ id, waiting }) =>
		waiting === null ? [] : [{ projectId: id, waiting }],
	);
}

/** The server has recorded the project: its points count. */
export function confirm(userId: string, { projectId, points }: { projectId: string; points: number }): void {
	const before = getProjectProgress(userId, projectId);
	if (before) put(userId, { ...before, points, waiting: null });
}

/** This program did not complete the project. False where it no longer waits: what was learned since is kept. */
export function dropPending(userId: string, projectId: string, waiting: unknown): boolean {
	const before = getProjectProgress(userId, projectId);
	if (!before || before.waiting === null || JSON.stringify(before.waiting) !== JSON.stringify(waiting)) return false;
	const { [projectId]: _, ...others } = entries.read(userId);
	entries.write(userId, others);
	return true;
}

/** Takes in what the server knows: completions of other devices are added, those that waited for it are settled. */
export function mergeServer(userId: string, completions: readonly ServerCompletion[]): void {
	const all = { ...entries.read(userId) };
	for (const { projectId, points, completedAt } of completions)
		all[projectId] = { id: projectId, completed: true, points, completedAt, waiting: null };
	if (JSON.stringify(all) !== JSON.stringify(entries.read(userId))) entries.write(userId, all);
}

function put(userId: string, one: ProjectProgress): void {
	entries.write(userId, { ...entries.read(userId), [one.id]: one });
}
