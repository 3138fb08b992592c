import { connect } from "node:net";
import type { PoolClient } from "pg";

/** What pg knows of its connection beside its types. */
type Wire = { readonly host: string; readonly port: number; readonly processID: number; readonly secretKey: number };

const CANCEL_REQUEST_CODE = 80_877_102;
/** Milliseconds between two requests: one that arrives before its statement is ignored. */
const AGAIN_AFTER = 250;

/**
 * Runs the work on the client; cancels the running statement when the signal aborts (57014).
 * Returns only when no request to cancel is pending, so that none can hit the next statement of the connection.
 */
export async function cancelOnAbort<Result>(
	client: PoolClient,
	signal: AbortSignal | undefined,
	work: () => Promise<Result>,
): Promise<Result> {
	signal?.throwIfAborted();
	let pending: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;
	const cancel = () => {
		if (settled) return;
		pending = requestCancel(client as unknown as Wire).then(() => {
			if (!settled) timer = setTimeout(cancel, AGAIN_AFTER);
		});
	};
	let settled = false;
	// Never removed: the signal is collected with its request, and removal costs more than the rest.
	signal?.addEventListener("abort", cancel, { once: true });
	try {
		return await work();
	} finally {
		settled = true;
		await pending;
		clearTimeout(timer);
	}
}

/** Sends PostgreSQL's CancelRequest on a separate connection; resolves when the server has closed it, also when it failed. */
function requestCancel({ host, port, processID, secretKey }: Wire): Promise<void> {
	const message = Buffer.alloc(16);
	message.writeInt32BE(16, 0);
	message.writeInt32BE(CANCEL_REQUEST_CODE, 4);
	message.writeInt32BE(processID, 8);
	message.writeInt32BE(secretKey, 12);
	return new Promise((resolve) => {
		const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
		socket.setTimeout(5000, () => socket.destroy());
		socket.once("connect", () => socket.end(message));
		socket.on("error", () => undefined);
		socket.once("close", () => resolve());
		socket.resume();
	});
}
