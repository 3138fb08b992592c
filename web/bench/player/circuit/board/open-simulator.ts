import type { SimulatorPort } from "./live-board.ts";

/** A simulator in a worker of its own. Throws where the browser allows none. */
export function openSimulator(): SimulatorPort {
	return new Worker(new URL("./simulation-worker.ts", import.meta.url), { type: "module" });
}
