import type { SimulatorPort } from "./live-board.ts";

/** A simulator in a worker of its own. Throws where the browser allows none. */
export function openSimulator(): SimulatorPort {
	return new Worker(new URL("./simulation-worker.ts", import.meta.url), { type: "module" });
}

/**
 * Fetches the simulator's scripts into the browser's cache, where a later worker finds them without a network. For a list of
 * modules that are prefetched. Rejects where one could not be fetched.
 */
export function fetchSimulator(): Promise<object> {
	return new Promise((resolve, reject) => {
		const simulator = openSimulator();
		const end = (settle: () => void) => {
			simulator.terminate();
			settle();
		};
		simulator.onmessage = ({ data }) =>
			end(
				data.type === "fetched" ? () => resolve({}) : () => reject(new TypeError("The simulator could not be fetched")),
			);
		simulator.onerror = () => end(() => reject(new TypeError("The simulator could not be fetched")));
		simulator.postMessage({ type: "fetch" });
	});
}
