import { z } from "zod/mini";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import { createStore } from "#web/device/create-store.ts";
import { stored, watchStored } from "#web/device/stored.ts";

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
export function readProgress(person: string): Progress {
	const all = readKept(person);
	const text = JSON.stringify(all);
	const before = seen.get(person);
	if (before?.text === text) return before.progress;
	const progress = text === "{}" ? NOTHING : readable(all);
	seen.set(person, { text, progress });
	return progress;
}

function readKept(person: string): Kept {
	return inThisPage.get(person) ?? kept.read(person);
}

function readable(all: Kept): Progress {
	const entries = Object.entries(all).flatMap(([id, value]) => {
		const checked = entry.safeParse(value);
		return checked.success ? [[id, checked.data] as const] : [];
	});
	return Object.fromEntries(entries);
}

export function getProjectProgress(person: string, projectId: string): ProjectProgress | null {
	return readProgress(person)[projectId] ?? null;
}

/** Marks a project as completed, waiting for the server. False when it already was: its points are never overwritten. */
export function completeProject(
	person: string,
	{ projectId, points, program, now }: { projectId: string; points: number; program: BlockProgram; now: Date },
): boolean {
	if (getProjectProgress(person, projectId)) return false;
	put(person, { id: projectId, completed: true, points, completedAt: now.toISOString(), waiting: program });
	return true;
}

/** The ids of the projects that the person has completed, as this browser knows it. */
export function completedHere(person: string): string[] {
	return Object.keys(readProgress(person));
}

/** The completions that the server has not yet checked, each with what is kept as its program. */
export function pendingCompletions(person: string): { projectId: string; waiting: unknown }[] {
	return Object.values(readProgress(person)).flatMap(({ id, waiting }) =>
		waiting === null ? [] : [{ projectId: id, waiting }],
	);
}

/** The server has recorded the project: its points count. */
export function confirm(person: string, { projectId, points }: { projectId: string; points: number }): void {
	const before = getProjectProgress(person, projectId);
	if (before) put(person, { ...before, points, waiting: null });
}

/** This program did not complete the project. False where it no longer waits: what was learned since is kept. */
export function dropPending(person: string, projectId: string, waiting: unknown): boolean {
	const before = getProjectProgress(person, projectId);
	if (!before || before.waiting === null || JSON.stringify(before.waiting) !== JSON.stringify(waiting)) return false;
	const { [projectId]: _, ...others } = readKept(person);
	write(person, others);
	return true;
}

/** Takes in what the server knows: completions of other devices are added, those that waited for it are settled. */
export function mergeServer(person: string, completions: readonly ServerCompletion[]): void {
	const all = { ...readKept(person) };
	for (const { projectId, points, completedAt } of completions)
		all[projectId] = { id: projectId, completed: true, points, completedAt, waiting: null };
	if (JSON.stringify(all) !== JSON.stringify(readKept(person))) write(person, all);
}

function put(person: string, one: ProjectProgress): void {
	write(person, { ...readKept(person), [one.id]: one });
}

function write(person: string, all: Kept): void {
	if (kept.write(person, all)) inThisPage.delete(person);
	else inThisPage.set(person, all);
	changes.set(changes.get() + 1);
}
