import { randomUUID } from "node:crypto";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where a server listens: a folder with its socket, or a loopback address. The port is a part of a socket's name too. */
export interface Address {
	/** A folder's absolute path, or an address such as 127.0.0.1. */
	host: string;
	port: number;
	/** True when the folder is for the socket alone: its user makes and removes it. */
	temporary?: true;
}

export type Transport = "socket" | "tcp";

/** The kernel's limit for a socket's path is 108 bytes on Linux, 104 on macOS, with the final zero. */
const SOCKET_PATH_LIMIT = 103;
const SOCKET_PORT = 5432;

/** What a server leaves in the folder of its socket when it is killed. */
export const SOCKET_FILES = [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`];

/** Windows' PostgreSQL knows sockets, Node's driver there does not. */
export const defaultTransport: Transport = process.platform === "win32" ? "tcp" : "socket";

/** A socket in `folder` (or, where that path is too long, in a new folder under the system's temporary one), or a free loopback port. */
export async function chooseAddress(transport: Transport, folder: string): Promise<Address> {
	if (transport === "tcp") return { host: "127.0.0.1", port: await freePort() };
	if (Buffer.byteLength(socketPath({ host: folder, port: SOCKET_PORT })) <= SOCKET_PATH_LIMIT) {
		return { host: folder, port: SOCKET_PORT };
	}
	const host = join(tmpdir(), `inspire-stem-${randomUUID().slice(0, 13)}`);
	return { host, port: SOCKET_PORT, temporary: true };
}

/** The arguments that make `postgres` listen there and nowhere else. */
export function listenArguments({ host, port }: Address): string[] {
	const listening = host.startsWith("/")
		? [`unix_socket_directories="${host.replaceAll('"', '""')}"`, "listen_addresses="]
		: ["unix_socket_directories=", `listen_addresses=${host}`];
	return [...listening, "unix_socket_permissions=0700", `port=${port}`].flatMap((setting) => ["-c", setting]);
}

/** A connection string for `pg`. A socket's folder is in its query string, so that the path can be changed to name another database. */
export function connectionUrl({ host, port }: Address, user: string, password: string): string {
	const url = new URL(`postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/postgres`);
	if (host.startsWith("/")) url.searchParams.set("host", host);
	else url.hostname = host;
	return url.href;
}

/** True when a server takes connections there. */
export function answers(address: Address): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(address.host.startsWith("/") ? { path: socketPath(address) } : address);
		socket.once("connect", () => resolve(true));
		socket.once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}

function socketPath({ host, port }: Address): string {
	return join(host, `.s.PGSQL.${port}`);
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(address && typeof address === "object" ? address.port : 0));
		});
	});
}
