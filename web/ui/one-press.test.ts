import { expect, test, vi } from "vitest";
import { onePress } from "./one-press.ts";

test("the second click of a double click is no press of its own; a key's click is one", () => {
	const act = vi.fn();
	const { onClick } = onePress(act);
	onClick({ detail: 1 });
	onClick({ detail: 2 });
	expect(act).toHaveBeenCalledTimes(1);
	onClick({ detail: 0 });
	expect(act).toHaveBeenCalledTimes(2);
});

test("Enter presses once while it is held; other keys go on as they do", () => {
	const { onKeyDown } = onePress(() => {});
	const prevented = (key: string, repeat: boolean) => {
		const preventDefault = vi.fn();
		onKeyDown({ key, repeat, preventDefault });
		return preventDefault.mock.calls.length > 0;
	};
	expect(prevented("Enter", false)).toBe(false);
	expect(prevented("Enter", true)).toBe(true);
	expect(prevented("Tab", true)).toBe(false);
});
