import { z } from "zod/mini";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import { stored } from "#web/device/stored.ts";

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

const shelf = stored<Progress>({
	key: "primary_project_progress",
	version: 1,
	schema: z.record(z.string(), entry),
	fallback: {},
});
const NOTHING: Progress = {};
/** Where the browser keeps nothing (full, or blocked): it lives in this page only. */
const inThisPage = new Map<string, Progress>();
const seen = new Map<string, { text: string; progress: Progress }>();
const listeners = new Set<() => void>();

export function watchProgress(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** All entries of a person; the same object while nothing changes. */
export function readProgress(person: string): Progress {
	const progress = inThisPage.get(person) ?? shelf.read(person);
	const text = JSON.stringify(progress);
	const before = seen.get(person);
	if (before?.text === text) return before.progress;
	const kept = text === "{}" ? NOTHING : progress;
	seen.set(person, { text, progress: kept });
	return kept;
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

/** The completions that the server has not yet checked, each with what is kept as its program. */
export function waitingCompletions(person: string): { projectId: string; waiting: unknown }[] {
	return Object.values(readProgress(person)).flatMap(({ id, waiting }) =>
		waiting === null ? [] : [{ projectId: id, waiting }],
	);
}

/** The server has recorded the project: its points count. */
export function confirm(person: string, { projectId, points }: { projectId: string; points: number }): void {
	const before = getProjectProgress(person, projectId);
	if (before) put(person, { ...before, points, waiting: null });
}

/** This program did not complete the project. False where it no longer waits: what is known since stands. */
export function withdraw(person: string, projectId: string, waiting: unknown): boolean {
	const { [projectId]: before, ...others } = readProgress(person);
	if (!before || before.waiting === null || JSON.stringify(before.waiting) !== JSON.stringify(waiting)) return false;
	write(person, others);
	return true;
}

/** Takes in what the server knows: completions of other devices are added, those that waited for it are settled. */
export function unite(person: string, completions: readonly ServerCompletion[]): void {
	const progress = { ...readProgress(person) };
	for (const { projectId, points, completedAt } of completions)
		progress[projectId] = { id: projectId, completed: true, points, completedAt, waiting: null };
	if (JSON.stringify(progress) !== JSON.stringify(readProgress(person))) write(person, progress);
}

function put(person: string, one: ProjectProgress): void {
	write(person, { ...readProgress(person), [one.id]: one });
}

function write(person: string, progress: Progress): void {
	if (shelf.write(person, progress)) inThisPage.delete(person);
	else inThisPage.set(person, progress);
	for (const listener of listeners) listener();
}
