// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TimeAgo } from "./TimeAgo.tsx";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("a time is told as it passes, and alike wherever it is shown", () => {
	render(
		<>
			<TimeAgo time="2026-11-21T11:58:00Z" />
			<TimeAgo time="2026-11-21T11:58:00Z" />
		</>,
	);
	expect(screen.getAllByText("2 minutes ago")).toHaveLength(2);
	act(() => void vi.advanceTimersByTime(3 * 60_000));
	expect(screen.getAllByText("5 minutes ago")).toHaveLength(2);
});

test("no component computes a time in words, or a date in a locale of its own", () => {
	const components = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((path) =>
		/(?<!\.test)\.tsx$/.test(path),
	);
	const own = components.filter((path) =>
		/\/time-ago\.ts"|\.toLocale(Date|Time)?String\(\)|new Date\([^)]*\)\.toLocale\w+\(getLocale/.test(
			readFileSync(`web/${path}`, "utf8"),
		),
	);
	expect(components.length).toBeGreaterThan(100);
	expect(own).toEqual([]);
});
