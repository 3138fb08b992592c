import { watchConnection } from "#web/platform/backend/connection.ts";
import { loadedModule, loadModule } from "#web/platform/loading/use-lazy-module.ts";
import { whenIdle } from "#web/platform/storage/critical.ts";

export const loadCompilerHere = () => import("./compiler-here.ts");

/** Milliseconds from the lesson's being ready. Each page of a class waits for another part of the second number. */
const AFTER_MS = 15_000;
const SPREAD_MS = 90_000;

interface Line {
	saveData?: boolean;
	/** Of phones: what the line is. */
	type?: string;
	/** "4g" and better; "slow-2g", "2g", "3g". */
	effectiveType?: string;
}

/** `metered`: slow, or dear by the byte, as far as the browser says. `saving`: nothing that was not asked for is to be loaded. */
export function lineOf({ connection }: { connection?: Line }): "good" | "metered" | "saving" {
	if (connection?.saveData) return "saving";
	const { type, effectiveType = "4g" } = connection ?? {};
	return type === "cellular" || effectiveType !== "4g" ? "metered" : "good";
}

/**
 * Fetches the compiler into this browser once the lesson is ready and the browser has nothing to do, where the line is good;
 * `onAsk` is called where that should be asked first. When the server is gone, it is made ready. Returns the function that
 * ends both.
 */
export function keepWhenIdle(onAsk: () => void): () => void {
	const endWait = waitToKeep(onAsk);
	const endWatch = watchConnection((connected) => {
		if (!connected && !document.hidden) warmUp().catch(() => undefined);
	});
	return () => {
		endWait();
		endWatch();
	};
}

function waitToKeep(onAsk: () => void): () => void {
	const line = lineOf(navigator as { connection?: Line });
	if (line === "saving") return () => undefined;
	const timer = setTimeout(
		() => {
			keepIfMissing(line === "metered" ? onAsk : null).catch(() => undefined);
		},
		AFTER_MS + Math.random() * SPREAD_MS,
	);
	return () => clearTimeout(timer);
}

async function keepIfMissing(onAsk: (() => void) | null): Promise<void> {
	await whenIdle();
	// Another tab is looked at: it does this.
	if (document.hidden) return;
	const { lookForCompiler, keepCompiler } = await loadModule(loadCompilerHere);
	if (await lookForCompiler()) return;
	if (onAsk) onAsk();
	else await keepCompiler();
}

const SMALLEST = "void setup() {}\nvoid loop() {}\n";

/** The first program takes several times as long as the next one: it is none that somebody waits for. */
async function warmUp(): Promise<void> {
	const module = loadedModule(loadCompilerHere);
	if (module && (await module.lookForCompiler()))
		await module.compileHere(SMALLEST, { signal: new AbortController().signal });
}
