import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFairShare } from "./fair-share.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => createFairShare({ perSecond: 10, burst: 20, patience: 2000, now: () => Date.now() });
const signal = () => new AbortController().signal;

/** How many of the requests have been let in, and how many refused. */
function count(requests: Promise<void>[]) {
	const done = { entered: 0, refused: 0 };
	for (const request of requests) {
		request.then(
			() => (done.entered += 1),
			() => (done.refused += 1),
		);
	}
	return done;
}

const many = (share: ReturnType<typeof open>, caller: string, times: number) =>
	count(Array.from({ length: times }, () => share.enter(caller, signal())));

test("a caller who is alone never waits", async () => {
	const done = many(open(), "asha", 1000);
	await vi.advanceTimersByTimeAsync(0);
	expect(done).toEqual({ entered: 1000, refused: 0 });
});

test("beside others a caller gets a burst, then a number a second, and is refused after a while", async () => {
	const share = open();
	await share.enter("juma", signal());
	const done = many(share, "asha", 50);
	await vi.advanceTimersByTimeAsync(0);
	expect(done).toEqual({ entered: 20, refused: 0 });
	await vi.advanceTimersByTimeAsync(1000);
	expect(done).toEqual({ entered: 30, refused: 0 });
	await vi.advanceTimersByTimeAsync(1000);
	expect(done).toEqual({ entered: 40, refused: 10 });
	await share.enter("juma", signal());
});

test("a large answer costs its caller later requests", async () => {
	const share = open();
	await share.enter("juma", signal());
	await share.enter("asha", signal());
	share.charge("asha", 29);
	const done = many(share, "asha", 1);
	await vi.advanceTimersByTimeAsync(999);
	expect(done.entered).toBe(0);
	await vi.advanceTimersByTimeAsync(101);
	expect(done.entered).toBe(1);
});

test("what was used while alone is not owed once another comes", async () => {
	const share = open();
	await Promise.all(Array.from({ length: 500 }, () => share.enter("asha", signal())));
	await share.enter("juma", signal());
	const done = many(share, "asha", 1);
	await vi.advanceTimersByTimeAsync(100);
	expect(done.entered).toBe(1);
});

test("a request whose client disconnects stops waiting", async () => {
	const share = open();
	await share.enter("juma", signal());
	share.charge("asha", 30);
	const controller = new AbortController();
	const waiting = share.enter("asha", controller.signal);
	controller.abort(new Error("gone"));
	await expect(waiting).rejects.toThrow("gone");
	expect(vi.getTimerCount()).toBe(0);
});
