import { WebSocket } from "ws";

/** Sign-ups and joins at a time. */
const AT_ONCE = 8;

/** A socket that follows its person's notifications, as the page's does. Resolves once it has joined. */
export function openSocket(url, apikey, { id, accessToken }, arrivals) {
	return new Promise((resolve, reject) => {
		const socket = new WebSocket(`${url.replace(/^http/, "ws")}/realtime/v1/websocket?apikey=${apikey}&vsn=1.0.0`);
		const change = { event: "INSERT", schema: "public", table: "notifications", filter: `user_id=eq.${id}` };
		const payload = { config: { postgres_changes: [change] }, access_token: accessToken };
		const frame = { topic: `realtime:notifications_${id}`, event: "phx_join", ref: "1", join_ref: "1", payload };
		socket.on("open", () => socket.send(JSON.stringify(frame)));
		socket.on("error", reject);
		socket.on("message", (text) => {
			const { event, payload } = JSON.parse(text);
			if (event === "phx_reply" && payload.status !== "ok") reject(new Error(JSON.stringify(payload)));
			if (event === "system" && payload.status === "ok") resolve(socket);
			if (event === "postgres_changes") arrivals.get(payload.data.record.id)?.();
		});
	});
}

/** Inserts a notification for each person at once: how long the answer took, and each row until it had arrived. */
export function inserter(url, secretKey, arrivals) {
	return async (people) => {
		const rows = people.map((user_id) => ({
			id: crypto.randomUUID(),
			user_id,
			type: "other",
			code: "bench",
			title: "Bench",
			message: "A row",
		}));
		const body = JSON.stringify(rows);
		const began = performance.now();
		const delivered = rows.map(
			({ id }) => new Promise((resolve) => arrivals.set(id, () => resolve(performance.now() - began))),
		);
		const answer = await fetch(`${url}/rest/v1/notifications`, {
			method: "POST",
			headers: { apikey: secretKey, "content-type": "application/json" },
			body,
		});
		const answered = performance.now() - began;
		if (answer.status !== 201) throw new Error(`an insert answered ${answer.status} ${await answer.text()}`);
		const result = { answered, delivered: await Promise.all(delivered) };
		for (const { id } of rows) arrivals.delete(id);
		return result;
	};
}

/** The results of `count` works in order, some at a time. */
export async function inTurns(count, work) {
	const results = [];
	let next = 0;
	const worker = async () => {
		while (next < count) {
			const index = next++;
			results[index] = await work(index);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	return results;
}
