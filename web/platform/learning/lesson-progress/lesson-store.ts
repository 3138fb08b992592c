import { z } from "zod/mini";
import { createPersonStore } from "#web/platform/storage/person-store.ts";

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

const NOTHING: LessonProgress = { done: [], prediction: null, open: null, waiting: false };
const lessons = createPersonStore({
	key: "lesson_progress",
	version: 1,
	schema: z.record(z.string(), entry),
	fallback: {},
});

export const watchLessons = lessons.watch;

/** The same object while nothing changes. */
export function readLesson(userId: string, projectId: string): LessonProgress {
	return lessons.read(userId)[projectId] ?? NOTHING;
}

/** The lessons whose progress the server does not know yet. */
export function waitingLessons(userId: string): string[] {
	return Object.entries(lessons.read(userId)).flatMap(([id, { waiting }]) => (waiting ? [id] : []));
}

/** The lessons of which a step is done here. */
export function begunLessons(userId: string): string[] {
	return Object.entries(lessons.read(userId)).flatMap(([id, { done }]) => (done.length > 0 ? [id] : []));
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

function write(userId: string, projectId: string, value: LessonProgress): void {
	const all = lessons.read(userId);
	if (JSON.stringify(all[projectId]) !== JSON.stringify(value)) lessons.write(userId, { ...all, [projectId]: value });
}
