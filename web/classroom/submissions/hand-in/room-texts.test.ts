import { expect, test } from "vitest";
import { m } from "#messages/generated/messages.js";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { refusalText, roomTexts } from "./room-texts.ts";

const plenty = { waiting: 20, today: 50, bytes: 50_000_000 };

test.each([
	["plenty", plenty, []],
	["6 more of each", { ...plenty, waiting: 6, today: 6 }, []],
	["3 more today", { ...plenty, today: 3 }, [m.submit_left_today({ count: 3 })]],
	["1 more that waits", { ...plenty, waiting: 1 }, [m.submit_left_waiting({ count: 1 })]],
	["none today", { ...plenty, today: 0 }, [m.submit_refused_today()]],
	["none that waits", { ...plenty, waiting: 0 }, [m.submit_refused_waiting()]],
	["1.29 MB", { ...plenty, bytes: 1_290_000 }, [m.submit_left_bytes({ size: "1.2" })]],
])("before a quota is reached it is said what is left: %s", (_, room, text) => {
	expect(roomTexts(room)).toEqual(text);
});

test.each([
	["QWAIT", m.submit_refused_waiting()],
	["QDAYS", m.submit_refused_today()],
	["PT413", m.submit_refused_no_room()],
	["no_room", m.submit_refused_no_room()],
	["23514", m.submit_failed()],
])("a refusal with %s has words of its own", (code, text) => {
	expect(refusalText(new BackendError(code, "no"))).toBe(text);
});
