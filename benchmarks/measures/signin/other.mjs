// A thread that asks for the same thing every so often until a message comes, and answers how long each took: another learner
// sits at a computer of their own, so what it costs to send a school's sign-ins is not measured as waiting of theirs.
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { ask } from "../../api/measuring.mjs";

const { url, headers, everyMs } = workerData;
const asked = [];
let over = false;
parentPort.once("message", () => {
	over = true;
});
const read = async () => {
	const { status, took } = await ask(url, { headers });
	return status === 200 ? took : Number.POSITIVE_INFINITY;
};
// The connection is open, as that of a page is.
await read();
parentPort.postMessage("reads");
while (!over) {
	asked.push(read());
	await pause(everyMs);
}
parentPort.postMessage(await Promise.all(asked));
process.exit();
