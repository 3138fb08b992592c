import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";

/**
 * A reverse proxy before the product, as a school or a host may have one, which can say that the server behind it is
 * away. Only then does it answer by itself.
 */
export async function openProxy(target: string) {
	const { hostname, port } = new URL(target);
	let away: { statuses: number[]; address: RegExp } | undefined;
	const proxy = createServer((incoming, answer) => {
		const status = away?.address.test(`${incoming.method} ${incoming.url}`) ? away.statuses.shift() : undefined;
		if (status !== undefined) return void answer.writeHead(status).end();
		const { method, headers, url: path } = incoming;
		const onward = request({ hostname, port, path, method, headers, agent: false }, (answered) => {
			answer.writeHead(answered.statusCode ?? 502, answered.headers);
			answered.pipe(answer);
		});
		onward.on("error", () => answer.destroy());
		incoming.pipe(onward);
	});
	// Live connections go through as they are.
	const live = new Set<Duplex>();
	proxy.on("upgrade", (incoming, socket, head) => {
		live.add(socket);
		const onward = connect(Number(port), hostname, () => {
			const lines = incoming.rawHeaders.map((word, index) => (index % 2 === 0 ? `\r\n${word}: ` : word)).join("");
			onward.write(`GET ${incoming.url} HTTP/1.1${lines}\r\n\r\n`);
			onward.write(head);
			socket.pipe(onward).pipe(socket);
		});
		onward.on("error", () => socket.destroy());
		socket.on("error", () => onward.destroy());
		socket.on("close", () => onward.destroy());
	});
	await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
		/** Answers the next requests to an address ("GET /rest/…") with these. */
		answer(statuses: readonly number[], address: RegExp) {
			away = { statuses: [...statuses], address };
		},
		/** How many of them are left. */
		left: () => away?.statuses.length ?? 0,
		async stop() {
			for (const socket of live) socket.destroy();
			proxy.closeAllConnections();
			await new Promise((resolve) => proxy.close(resolve));
		},
	};
}
