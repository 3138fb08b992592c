import { serveSimulation } from "#simulator/worker/serve-simulation.ts";

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
