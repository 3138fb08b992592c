import { z } from "zod/mini";
import { createStore } from "#web/platform/storage/create-store.ts";
import { stored, watchStored } from "#web/platform/storage/stored.ts";

/** How far a person is in each lesson, as this browser knows it. */

const entry = z.object({
	/** The steps that are done. */
	done: z.array(z.string()),
	/** Which choice was guessed before the first run. */
	prediction: z.nullable(z.int()),
	/** The step that was open last, on this device. */
	open: z.nullable(z.string()),
	/** The server does not know all of it. */
	waiting: z.boolean(),
});

export type LessonProgress = z.infer<typeof entry>;

const KEY = "lesson_progress";
const NOTHING: LessonProgress = { done: [], prediction: null, open: null, waiting: false };
const kept = stored({ key: KEY, version: 1, schema: z.record(z.string(), entry), fallback: {} });
/** Where the browser keeps nothing, it lives in this page only. */
const inThisPage = new Map<string, Record<string, LessonProgress>>();
const changes = createStore(0);
const seen = new Map<string, { text: string; value: LessonProgress }>();

export const watchLessons = watchStored(KEY, changes);

/** The same object while nothing changes. */
export function readLesson(userId: string, projectId: string): LessonProgress {
	const value = allOf(userId)[projectId] ?? NOTHING;
	const text = JSON.stringify(value);
	const id = `${userId} ${projectId}`;
	const before = seen.get(id);
	if (before?.text === text) return before.value;
	seen.set(id, { text, value });
	return value;
}

/** The lessons whose progress the server does not know yet. */
export function waitingLessons(userId: string): string[] {
	return Object.entries(allOf(userId)).flatMap(([id, { waiting }]) => (waiting ? [id] : []));
}

/** The lessons of which a step is done here. */
export function begunLessons(userId: string): string[] {
	return Object.entries(allOf(userId)).flatMap(([id, { done }]) => (done.length > 0 ? [id] : []));
}

/** Marks steps as done. False where they were before. */
export function finishSteps(userId: string, projectId: string, steps: readonly string[]): boolean {
	const before = readLesson(userId, projectId);
	const done = united(before.done, steps);
	if (done.length === before.done.length) return false;
	write(userId, projectId, { ...before, done, waiting: true });
	return true;
}

/** Keeps the first guess. */
export function predict(userId: string, projectId: string, prediction: number): boolean {
	const before = readLesson(userId, projectId);
	if (before.prediction !== null) return false;
	write(userId, projectId, { ...before, prediction, waiting: true });
	return true;
}

export function openStep(userId: string, projectId: string, open: string): void {
	const before = readLesson(userId, projectId);
	if (before.open !== open) write(userId, projectId, { ...before, open });
}

/** Takes in what the server knows. What is known here alone still waits. */
export function mergeLesson(
	userId: string,
	projectId: string,
	server: Pick<LessonProgress, "done" | "prediction">,
): void {
	const before = readLesson(userId, projectId);
	const done = united(server.done, before.done);
	const prediction = server.prediction ?? before.prediction;
	const waiting = done.length > server.done.length || prediction !== server.prediction;
	write(userId, projectId, { ...before, done, prediction, waiting });
}

function united(one: readonly string[], other: readonly string[]): string[] {
	return [...new Set([...one, ...other])];
}

function allOf(userId: string): Record<string, LessonProgress> {
	return inThisPage.get(userId) ?? kept.read(userId);
}

function write(userId: string, projectId: string, value: LessonProgress): void {
	if (JSON.stringify(allOf(userId)[projectId]) === JSON.stringify(value)) return;
	const all = { ...allOf(userId), [projectId]: value };
	if (kept.write(userId, all)) inThisPage.delete(userId);
	else inThisPage.set(userId, all);
	changes.set(changes.get() + 1);
}
