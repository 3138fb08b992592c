import { afterEach, beforeEach, expect, test, vi } from "vitest";

const channels = vi.hoisted(() => [] as { name: string; pulse: () => void; ended: boolean }[]);

vi.mock("#web/platform/backend/subscribe.ts", () => ({
	subscribe({ channel, onRow }: { channel: string; onRow: () => void }) {
		const opened = { name: channel, pulse: onRow, ended: false };
		channels.push(opened);
		return () => {
			opened.ended = true;
		};
	},
}));

const { followClass } = await import("./class-pulse.ts");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	channels.length = 0;
});

test("two that follow one class share its channel, which ends with the last", () => {
	const first = vi.fn();
	const second = vi.fn();
	const ends = [followClass("7a", first), followClass("7a", second)];
	expect(channels.map(({ name }) => name)).toEqual(["class_pulse_7a"]);
	channels[0]?.pulse();
	vi.runAllTimers();
	expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
	ends[0]?.();
	expect(channels[0]?.ended).toBe(false);
	channels[0]?.pulse();
	vi.runAllTimers();
	expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
	ends[1]?.();
	expect(channels[0]?.ended).toBe(true);
});

test("events that come together are one call, and none comes after the end", () => {
	const onPulse = vi.fn();
	const end = followClass("7b", onPulse);
	for (let count = 0; count < 3; count += 1) channels[0]?.pulse();
	vi.runAllTimers();
	expect(onPulse).toHaveBeenCalledTimes(1);
	channels[0]?.pulse();
	end();
	vi.runAllTimers();
	expect(onPulse).toHaveBeenCalledTimes(1);
});

test("who follows a class that is followed already reads again: its channel may have joined before", () => {
	const ends = [followClass("7c", vi.fn())];
	const late = vi.fn();
	ends.push(followClass("7c", late));
	vi.runAllTimers();
	expect(late).toHaveBeenCalledTimes(1);
	for (const end of ends) end();
});
