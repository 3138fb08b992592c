// A thread that does one abuser's requests again and again until a message comes: an abuser sits at a computer of their
// own, so what it costs to read their answers is not measured as waiting of the others.
import { parentPort, workerData } from "node:worker_threads";
import { ABUSERS } from "./abusers.mjs";

const { name, url, headers } = workerData;
const { workers, request } = ABUSERS[name];
let over = false;
parentPort.once("message", () => {
	over = true;
});
await Promise.all(
	Array.from({ length: workers }, async () => {
		while (!over) await Promise.resolve(request(url, { headers })).catch(() => undefined);
	}),
);
process.exit();
