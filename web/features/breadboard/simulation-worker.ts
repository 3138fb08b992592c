import { loadEveryPartKind } from "#simulator/parts/load-part-kinds.ts";
import { serveSimulation } from "#simulator/worker/serve-simulation.ts";

/** A circuit's own parts come first; the others, which may be added to it, when it runs. */
const OTHER_PARTS_AFTER_MS = 3000;

/** Turns without a pause between them: a message to oneself comes after those that wait, and not 4 ms later as a timer does. */
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

serveSimulation(self, {
	schedule(callback, milliseconds) {
		if (milliseconds >= 1) {
			setTimeout(callback, milliseconds);
			return;
		}
		waiting.push(callback);
		turns.port2.postMessage(null);
	},
	now: () => performance.now(),
});

setTimeout(() => {
	// Without the network a part that is added says so itself.
	loadEveryPartKind().catch(() => undefined);
}, OTHER_PARTS_AFTER_MS);
