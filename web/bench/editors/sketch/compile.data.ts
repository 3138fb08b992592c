import { compile, compilePosition } from "#domain/api/bench.ts";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import { ask } from "#web/platform/backend/ask.ts";
import { hasCode, NETWORK_GONE } from "#web/platform/backend/backend-error.ts";
import { isConnected } from "#web/platform/backend/connection.ts";
import { loadedModule, loadModule } from "#web/platform/loading/use-lazy-module.ts";
import { loadCompilerHere } from "./compiler-here/keep-when-idle.ts";
import { loadExplanations } from "./explain-diagnostic.ts";

/** Milliseconds after which a program that the server has not answered is compiled in the page, too. */
const PATIENCE_MS = 1000;
/** The same where the page has yet to load what compiles: a busy computer does not do it for what comes by then. */
const PATIENCE_UNLOADED_MS = 10_000;

interface CompileOptions {
	/** To be stepped through. */
	debug?: boolean;
	/** The page compiles, since the server does not answer, or not soon. */
	onHere?: () => void;
}

/**
 * Compiles a sketch: on the server; where that is away, busy or slow, in the page, if it has the compiler. Throws `BackendError`
 * where neither gives an answer.
 */
export async function compileSketch(
	source: string,
	signal: AbortSignal,
	options: CompileOptions = {},
): Promise<CompileResult> {
	const explained = loadExplanations().catch(() => undefined);
	const result = await firstAnswer(source, signal, options);
	await explained;
	return result;
}

async function firstAnswer(source: string, signal: AbortSignal, options: CompileOptions): Promise<CompileResult> {
	if (!isConnected()) {
		const here = await compileInPage(source, signal, options);
		if (here) return here;
	}
	const request = new AbortController();
	const end = () => request.abort(signal.reason);
	signal.addEventListener("abort", end, { once: true });
	try {
		return await raceWithPage(askServer(source, request.signal, options), source, signal, options);
	} finally {
		signal.removeEventListener("abort", end);
		request.abort();
	}
}

/** The server's answer, or the page's where that is sooner. */
async function raceWithPage(
	server: Promise<CompileResult>,
	source: string,
	signal: AbortSignal,
	options: CompileOptions,
): Promise<CompileResult> {
	const answered = server.catch((error: unknown) => {
		if (!hasCode(error, ...ELSEWHERE)) throw error;
		return "refused" as const;
	});
	const patience = loadedModule(loadCompilerHere) ? PATIENCE_MS : PATIENCE_UNLOADED_MS;
	const first = await Promise.race([answered, wait(patience, "late" as const)]);
	if (typeof first === "object") return first;
	const inPage = compileInPage(source, signal, options).then((here) => here ?? server);
	return Promise.any([server, inPage]).catch(() => server);
}

/** Refusals that say nothing of the program: another compiler may answer. */
const ELSEWHERE = [NETWORK_GONE, "busy", "unavailable", "server_error", "too_many_requests"];

function wait<T>(milliseconds: number, value: T): Promise<T> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}

function askServer(source: string, signal: AbortSignal, { debug }: CompileOptions): Promise<CompileResult> {
	return ask(compile, { source, ...(debug && { debug }) }, { signal });
}

/** Null where the page has no compiler. Its files are not fetched for this: the server's answer comes sooner, or they cannot be. */
async function compileInPage(
	source: string,
	signal: AbortSignal,
	{ debug, onHere }: CompileOptions,
): Promise<CompileResult | null> {
	const module = await loadModule(loadCompilerHere).catch(() => null);
	if (!module || !(await module.lookForCompiler().catch(() => false))) return null;
	signal.throwIfAborted();
	onHere?.();
	return module.compileHere(source, { signal, debug }).catch((error: unknown) => {
		if (error instanceof module.NoCompilerHere) return null;
		throw error;
	});
}

/** How many programs the server compiles before the one that is waited for. Throws `BackendError` where it gives no answer. */
export async function queuePosition(signal: AbortSignal): Promise<number> {
	return (await ask(compilePosition, {}, { signal })).ahead;
}
