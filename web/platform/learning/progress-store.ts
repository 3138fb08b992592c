import { z } from "zod/mini";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import { stored, watchStored } from "#web/platform/storage/stored.ts";

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

const KEY = "primary_project_progress";
const kept = stored<Kept>({
	key: KEY,
	version: 1,
	schema: z.record(z.string(), z.unknown()),
	fallback: {},
});
const NOTHING: Progress = {};
/** Where the browser keeps nothing (full, or blocked): it lives in this page only. */
const inThisPage = new Map<string, Kept>();
const seen = new Map<string, { text: string; progress: Progress }>();
/** Counts the changes, of other tabs too. */
const changes = createStore(0);

export const watchProgress = watchStored(KEY, changes);

/** All entries of a person; the same object while nothing changes. */
export function readProgress(userId: string): Progress {
	const all = readKept(userId);
	const text = JSON.stringify(all);
	const before = seen.get(userId);
	if (before?.text === text) return before.progress;
	const progress = text === "{}" ? NOTHING : readable(all);
	seen.set(userId, { text, progress });
	return progress;
}

function readKept(userId: string): Kept {
	return inThisPage.get(userId) ?? kept.read(userId);
}

function readable(all: Kept): Progress {
	const entries = Object.entries(all).flatMap(([id, value]) => {
		const checked = entry.safeParse(value);
		return checked.success ? [[id, checked.data] as const] : [];
	});
	return Object.fromEntries(entries);
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
	const { [projectId]: _, ...others } = readKept(userId);
	write(userId, others);
	return true;
}

/** Takes in what the server knows: completions of other devices are added, those that waited for it are settled. */
export function mergeServer(userId: string, completions: readonly ServerCompletion[]): void {
	const all = { ...readKept(userId) };
	for (const { projectId, points, completedAt } of completions)
		all[projectId] = { id: projectId, completed: true, points, completedAt, waiting: null };
	if (JSON.stringify(all) !== JSON.stringify(readKept(userId))) write(userId, all);
}

function put(userId: string, one: ProjectProgress): void {
	write(userId, { ...readKept(userId), [one.id]: one });
}

function write(userId: string, all: Kept): void {
	if (kept.write(userId, all)) inThisPage.delete(userId);
	else inThisPage.set(userId, all);
	changes.set(changes.get() + 1);
}
