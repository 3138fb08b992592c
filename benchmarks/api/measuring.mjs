import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** One request, with its status, its body as text, the milliseconds it took and the headers of its answer. */
export function ask(url, { method = "GET", headers = {}, body, signal } = {}) {
	const began = performance.now();
	return new Promise((resolve, reject) => {
		const asking = request(url, { agent, method, headers, signal }, (answer) => {
			const chunks = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("error", reject);
			answer.on("end", () => {
				const text = Buffer.concat(chunks).toString();
				const took = performance.now() - began;
				resolve({ status: answer.statusCode, text, took, headers: answer.headers });
			});
		});
		asking.on("error", reject);
		asking.end(body);
	});
}

/** Does the work again and again in `workers` loops for so long; the milliseconds of each time. */
export async function loop(milliseconds, workers, pause, work) {
	const times = [];
	const until = performance.now() + milliseconds;
	await Promise.all(
		Array.from({ length: workers }, async (_, worker) => {
			for (let turn = 0; performance.now() < until; turn += 1) {
				const began = performance.now();
				await work(worker, turn);
				times.push(performance.now() - began);
				if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
			}
		}),
	);
	return times;
}

/** The value below which this part of them lies. */
export function at(values, part) {
	return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
}

export function round(number) {
	return Math.round(number * 10) / 10;
}
