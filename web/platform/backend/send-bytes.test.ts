import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noticeAnswer, watchConnection } from "./connection.ts";
import { sendBytes } from "./send-bytes.ts";

/** How the server answers next; null where none does. */
let answer: { status: number; body: unknown } | null;

class Request {
	upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
	onload = () => undefined;
	onerror = () => undefined;
	onabort = () => undefined;
	onloadend = () => undefined;
	status = 0;
	response: unknown = null;
	open() {}
	setRequestHeader() {}
	getResponseHeader() {
		return "7";
	}
	abort() {
		this.onabort();
	}
	send() {
		queueMicrotask(() => {
			if (answer) Object.assign(this, { status: answer.status, response: answer.body });
			if (answer) this.onload();
			else this.onerror();
			this.onloadend();
		});
	}
}

let reached: boolean;
let end: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("XMLHttpRequest", Request);
	noticeAnswer(200);
	reached = true;
	end = watchConnection((connected) => (reached = connected));
});

afterEach(() => {
	end();
	vi.useRealTimers();
});

const send = (body = new Blob(["x"])) =>
	sendBytes(
		{ url: "/api/pictures", headers: {}, body },
		{ signal: new AbortController().signal, onProgress: () => undefined },
	);

test.each([
	[503, { code: "cannot_store" }, true],
	[503, { code: "busy", details: { ahead: 13 } }, true],
	[503, { code: "unavailable" }, false],
	[502, "Bad gateway", false],
	[413, { code: "no_room" }, true],
])("an endpoint that answers %i %o: the server counts as there: %s", async (status, body, there) => {
	answer = { status, body };
	expect(await send()).toEqual({ status, body, waitSeconds: 7 });
	expect(reached).toBe(there);
});

test("a file that cannot be read any more says so, and the server counts as there", async () => {
	answer = null;
	const changed = new Blob(["x"]);
	changed.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }) as Blob;
	await expect(send(changed)).rejects.toMatchObject({ code: "unreadable" });
	expect(reached).toBe(true);
});

test("without an answer the connection is gone", async () => {
	answer = null;
	await expect(send()).rejects.toMatchObject({ code: "network_gone" });
	expect(reached).toBe(false);
});
