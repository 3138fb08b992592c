import { expect, test } from "vitest";
import { driverOf, nextDriver, type Seat, turnOf, unconfirmed } from "./together.ts";

const at = "2026-11-22T10:00:00Z";
const seat = (id: string, drivesSince: string | null = null, confirmedAt = at): Seat => ({
	...{ id, name: id, drivesSince, confirmedAt },
});
const MINUTE = 60_000;

test("the keyboard goes round in the order of the seats", () => {
	expect(nextDriver([seat("a", at), seat("b"), seat("c")])?.id).toBe("b");
	expect(nextDriver([seat("a"), seat("b"), seat("c", at)])?.id).toBe("a");
});

test("the first is at the keyboard where the driver's part has ended", () => {
	expect(driverOf([seat("a"), seat("b")])?.id).toBe("a");
	expect(driverOf([])).toBeUndefined();
});

test("a turn is due after the teacher's minutes and those that were added, and never where it is off", () => {
	expect(turnOf(0, 10, 4 * MINUTE)).toEqual({ due: false, minutesLeft: 6, part: 0.4 });
	expect(turnOf(0, 10, 10 * MINUTE)).toEqual({ due: true, minutesLeft: 0, part: 1 });
	expect(turnOf(0, 10, 11 * MINUTE, 2)).toMatchObject({ due: false, minutesLeft: 1 });
	expect(turnOf(5 * MINUTE, 10, 0)).toEqual({ due: false, minutesLeft: 10, part: 0 });
	expect(turnOf(0, null, 100 * MINUTE)).toBeNull();
});

test("of a partner the page asks 30 minutes after their last word, of the first never", () => {
	const seats = [seat("a"), seat("b"), seat("c", null, "2026-11-22T10:20:00Z")];
	const asked = (minutes: number) => unconfirmed(seats, Date.parse(at) + minutes * MINUTE).map(({ id }) => id);
	expect(asked(29)).toEqual([]);
	expect(asked(30)).toEqual(["b"]);
	expect(asked(50)).toEqual(["b", "c"]);
});
