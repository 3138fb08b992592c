import { expect, test, vi } from "vitest";
import { createStore } from "./create-store.ts";

test("subscribers hear of each change, not of the same value again, and no longer once they have left", () => {
	const store = createStore(1);
	const listener = vi.fn(() => expect(store.get()).toBe(2));
	const end = store.subscribe(listener);
	store.set(2);
	store.set(2);
	end();
	store.set(3);
	expect(listener).toHaveBeenCalledTimes(1);
});

test("a subscriber that leaves while all are told takes nobody else's turn", () => {
	const store = createStore("a");
	const received: string[] = [];
	const end = store.subscribe(() => {
		received.push("first");
		end();
	});
	store.subscribe(() => received.push("second"));
	store.set("b");
	expect(received).toEqual(["first", "second"]);
});
