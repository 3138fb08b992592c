import { expect, test } from "vitest";
import { type Box, freerEnd } from "./toaster-end.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
/** A phone: 16 from its edges. */
const TOASTS = { top: box(16, 16, 344, 76), bottom: box(16, 664, 344, 724) };

test("toasts stay where they are while they cover nothing that is to stay free", () => {
	expect(freerEnd("bottom", TOASTS, [box(20, 300, 340, 344)])).toBe("bottom");
	expect(freerEnd("top", TOASTS, [box(20, 300, 340, 344)])).toBe("top");
});

test("toasts move to the end where they cover less", () => {
	const [field, button] = [box(20, 640, 340, 684), box(20, 60, 340, 104)];
	expect(freerEnd("bottom", TOASTS, [field])).toBe("top");
	expect(freerEnd("top", TOASTS, [field])).toBe("top");
	expect(freerEnd("top", TOASTS, [button])).toBe("bottom");
	expect(freerEnd("bottom", TOASTS, [field, button])).toBe("top");
});

test("what only touches a toast, or lies beside it, is not covered", () => {
	expect(freerEnd("bottom", TOASTS, [box(20, 600, 340, 664), box(344, 664, 360, 724)])).toBe("bottom");
});
