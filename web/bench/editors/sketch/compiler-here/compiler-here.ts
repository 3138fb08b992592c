import { COMPILER_STOPPED } from "#compiler/diagnostics/compiler-stopped.ts";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import { createStore, useStore } from "#web/platform/storage/create-store.ts";
import { SENT_BYTES } from "./compiler-files.ts";
import type { CompilerAnswer, CompilerQuestion } from "./compiler-messages.ts";

/** The server's compiler in this page: the same programs, the same words, without the server. */

/** Milliseconds for a program, as on the server. */
const DEADLINE_MS = 20_000;
/** The same for a thread's first one, in which the browser still translates the compiler: it takes several times as long. */
const FIRST_DEADLINE_MS = 60_000;
/** Milliseconds after which a hidden page gives its thread's memory back. */
const HIDDEN_MS = 60_000;

/** What there is of the compiler in this browser; `share` is what has come of all. */
export type CompilerHere =
	| { is: "unknown" | "absent" | "here" }
	| { is: "loading"; share: number }
	/** It could not be fetched, or does not run in this browser. */
	| { is: "failed"; why: "network" | "broken" };

/** To be downloaded, in millions of bytes. */
export const MEGABYTES = Math.ceil(SENT_BYTES / 100_000) / 10;

/** The compiler is not in this browser, and could not be fetched or run. */
export class NoCompilerHere extends Error {}

type Asked = CompilerQuestion["ask"];
type Final = Exclude<CompilerAnswer, { state: "loading" | "begun" | "failed" }>;

const state = createStore<CompilerHere>({ is: "unknown" });
let worker: Worker | undefined;
let hasAnswered = false;
let hasCompiled = false;
let questions = 0;
/** Questions that are not answered yet. */
let open = 0;
/** Settled when the thread has answered what it was asked before. */
let turn: Promise<unknown> = Promise.resolve();

export function useCompilerHere(): CompilerHere {
	return useStore(state);
}

/** True where a program can be compiled here without a download. */
export function isCompilerHere(): boolean {
	return state.get().is === "here";
}

/** Finds out whether it is kept in this browser, as of now: another tab may have fetched it. */
export async function lookForCompiler(): Promise<boolean> {
	const { is } = state.get();
	if (is === "here" || is === "loading") return isCompilerHere();
	const looked = await ask({ do: "look" });
	if (looked.state === "looked" && looked.kept) state.set({ is: "here" });
	else if (is === "unknown") state.set({ is: "absent" });
	return isCompilerHere();
}

/** Fetches it into this browser. @throws NoCompilerHere */
export async function keepCompiler(): Promise<void> {
	state.set({ is: "loading", share: 0 });
	await ask({ do: "keep" });
}

/**
 * Compiles a sketch here, fetching the compiler if need be. A program that takes too long is answered as too complicated.
 * @throws NoCompilerHere; the signal's reason
 */
export async function compileHere(
	source: string,
	{ signal, debug = false }: { signal: AbortSignal; debug?: boolean | undefined },
): Promise<CompileResult> {
	const answer = await ask({ do: "compile", source, debug }, signal);
	if (answer.state !== "compiled") throw new NoCompilerHere(answer.state);
	return answer.result;
}

/** One question after another. */
async function ask(asked: Asked, signal?: AbortSignal): Promise<Final> {
	const before = turn;
	const answer = before.then(() => {
		signal?.throwIfAborted();
		return askThread(asked);
	});
	turn = answer.catch(() => undefined);
	return answer;
}

function askThread(asked: Asked): Promise<Final> {
	const thread = takeWorker();
	const id = ++questions;
	open += 1;
	return new Promise<Final>((resolve, reject) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const settle = () => {
			clearTimeout(timer);
			open -= 1;
			thread.removeEventListener("message", onMessage);
			thread.removeEventListener("error", onError);
		};
		const end = () => {
			settle();
			stopWorker();
		};
		const fail = (why: "network" | "broken") => {
			state.set({ is: "failed", why });
			reject(new NoCompilerHere(why));
		};
		const onMessage = ({ data }: MessageEvent<CompilerAnswer>) => {
			if (data.id !== id) return;
			hasAnswered = true;
			if (data.state === "loading") {
				if (!isCompilerHere()) state.set({ is: "loading", share: data.loaded / data.whole });
				return;
			}
			if (data.state === "begun") {
				timer = setTimeout(
					() => {
						end();
						resolve({ id, state: "compiled", result: { outcome: "failed", diagnostics: [COMPILER_STOPPED] } });
					},
					hasCompiled ? DEADLINE_MS : FIRST_DEADLINE_MS,
				);
				return;
			}
			settle();
			if (data.state === "compiled") hasCompiled = true;
			if (data.state === "failed") return fail(data.why);
			if (data.state !== "looked") state.set({ is: "here" });
			resolve(data);
		};
		// It has no more memory, or its script cannot be fetched.
		const onError = () => {
			const why = hasAnswered ? "broken" : "network";
			end();
			fail(why);
		};
		thread.addEventListener("message", onMessage);
		thread.addEventListener("error", onError);
		thread.postMessage({ id, ask: asked } satisfies CompilerQuestion);
	});
}

function takeWorker(): Worker {
	worker ??= new Worker(new URL("./compiler-worker.ts", import.meta.url), { type: "module" });
	return worker;
}

function stopWorker(): void {
	worker?.terminate();
	hasAnswered = false;
	hasCompiled = false;
	worker = undefined;
}

let hidden: ReturnType<typeof setTimeout> | undefined;
document.addEventListener("visibilitychange", () => {
	clearTimeout(hidden);
	if (document.hidden) hidden = setTimeout(() => open === 0 && stopWorker(), HIDDEN_MS);
});
