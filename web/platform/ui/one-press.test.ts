import { expect, test, vi } from "vitest";
import { onePress } from "./one-press.ts";

const click = (detail: number, timeStamp: number, currentTarget: EventTarget) => ({
	...{ detail, timeStamp, preventDefault: vi.fn() },
	currentTarget: currentTarget as EventTarget & Element,
});

test("the second click of a double click is no press of its own; a key's click is one", () => {
	const act = vi.fn();
	const { onClick } = onePress(act);
	const button = new EventTarget();
	const [first, second] = [click(1, 1000, button), click(2, 1300, button)];
	onClick(first);
	expect(first.preventDefault).not.toHaveBeenCalled();
	onClick(second);
	expect(second.preventDefault).toHaveBeenCalledTimes(1);
	expect(act).toHaveBeenCalledTimes(1);
	onClick(click(0, 1600, button));
	expect(act).toHaveBeenCalledTimes(2);
});

test("two clicks at once on one button are one press, also where it was rendered between them", () => {
	const act = vi.fn();
	const [button, other] = [new EventTarget(), new EventTarget()];
	onePress(act).onClick(click(1, 1000, button));
	const second = click(1, 1020, button);
	onePress(act).onClick(second);
	expect(second.preventDefault).toHaveBeenCalledTimes(1);
	onePress(act).onClick(click(1, 1020, other));
	expect(act).toHaveBeenCalledTimes(2);
	onePress(act).onClick(click(1, 1050, button));
	expect(act).toHaveBeenCalledTimes(3);
});

test("Enter in a form right after a click on its button is a press of its own", () => {
	const act = vi.fn();
	const button = new EventTarget();
	onePress(act).onClick(click(1, 1000, button));
	onePress(act).onClick(click(0, 1020, button));
	expect(act).toHaveBeenCalledTimes(2);
	onePress(act).onClick(click(0, 1040, button));
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
