import { z } from "zod/mini";
import { createStore } from "#web/device/create-store.ts";
import { stored, watchStored } from "#web/device/stored.ts";

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
export function readLesson(person: string, projectId: string): LessonProgress {
	const value = allOf(person)[projectId] ?? NOTHING;
	const text = JSON.stringify(value);
	const id = `${person} ${projectId}`;
	const before = seen.get(id);
	if (before?.text === text) return before.value;
	seen.set(id, { text, value });
	return value;
}

/** The lessons whose progress the server does not know yet. */
export function waitingLessons(person: string): string[] {
	return Object.entries(allOf(person)).flatMap(([id, { waiting }]) => (waiting ? [id] : []));
}

/** The lessons of which a step is done here. */
export function begunLessons(person: string): string[] {
	return Object.entries(allOf(person)).flatMap(([id, { done }]) => (done.length > 0 ? [id] : []));
}

/** Marks steps as done. False where they were before. */
export function finishSteps(person: string, projectId: string, steps: readonly string[]): boolean {
	const before = readLesson(person, projectId);
	const done = united(before.done, steps);
	if (done.length === before.done.length) return false;
	write(person, projectId, { ...before, done, waiting: true });
	return true;
}

/** Keeps the first guess. */
export function predict(person: string, projectId: string, prediction: number): boolean {
	const before = readLesson(person, projectId);
	if (before.prediction !== null) return false;
	write(person, projectId, { ...before, prediction, waiting: true });
	return true;
}

export function openStep(person: string, projectId: string, open: string): void {
	const before = readLesson(person, projectId);
	if (before.open !== open) write(person, projectId, { ...before, open });
}

/** Takes in what the server knows. What is known here alone still waits. */
export function mergeLesson(
	person: string,
	projectId: string,
	server: Pick<LessonProgress, "done" | "prediction">,
): void {
	const before = readLesson(person, projectId);
	const done = united(server.done, before.done);
	const prediction = server.prediction ?? before.prediction;
	const waiting = done.length > server.done.length || prediction !== server.prediction;
	write(person, projectId, { ...before, done, prediction, waiting });
}

function united(one: readonly string[], other: readonly string[]): string[] {
	return [...new Set([...one, ...other])];
}

function allOf(person: string): Record<string, LessonProgress> {
	return inThisPage.get(person) ?? kept.read(person);
}

function write(person: string, projectId: string, value: LessonProgress): void {
	if (JSON.stringify(allOf(person)[projectId]) === JSON.stringify(value)) return;
	const all = { ...allOf(person), [projectId]: value };
	if (kept.write(person, all)) inThisPage.delete(person);
	else inThisPage.set(person, all);
	changes.set(changes.get() + 1);
}
