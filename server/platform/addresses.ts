import { networkInterfaces } from "node:os";

const EVERY_INTERFACE = new Set(["0.0.0.0", "::"]);

/** Every address the server answers on, this computer's own first: what to type here, and on the others of the network. */
export function addressesOf(host: string, port: number): string[] {
	if (!EVERY_INTERFACE.has(host)) return [`http://${host.includes(":") ? `[${host}]` : host}:${port}`];
	const outside = Object.values(networkInterfaces())
		.flatMap((cards) => cards ?? [])
		.filter((card) => card.family === "IPv4" && !card.internal)
		.map((card) => `http://${card.address}:${port}`);
	return [`http://localhost:${port}`, ...outside];
}
