import { beforeEach, expect, test, vi } from "vitest";
import type { Action } from "#web/platform/outbox/action.ts";

const said = vi.hoisted(() => ({ failure: vi.fn(), guidance: vi.fn() }));

vi.mock("#web/platform/ui/toast.ts", () => ({
	showFailure: said.failure,
	showGuidance: said.guidance,
	toast: { success: () => expect.unreachable(), info: () => expect.unreachable() },
}));

const { sayResult } = await import("./completion-toasts.ts");

const action: Action<{ version: 1; statements: [] }> = {
	...{ id: "1", person: "asha", kind: "check_blocks", subject: "led-sequence", createdAt: "2026-11-22T10:00:00Z" },
	...{ state: "pending", tries: 1, notBefore: 0, failure: null, payload: { version: 1, statements: [] } },
};
const waiting = (code: string) => ({ action, state: "waiting", failure: { code, details: {} } }) as const;

beforeEach(() => vi.clearAllMocks());

test("a server that is not set up to give points is said to be so; nothing is promised that never comes", () => {
	sayResult(waiting("cannot_award"));
	expect(said.failure).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("not set up to give points"));
	expect(said.guidance).not.toHaveBeenCalled();
});

test("where the server only has no time yet, the points come later", () => {
	sayResult(waiting("busy"));
	expect(said.guidance).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("as soon as"), "waiting");
	expect(said.failure).not.toHaveBeenCalled();
});

test("what the server will never take is named by its title, with what to do", () => {
	sayResult({ action, state: "refused", failure: { code: "bad_request", details: {} } });
	expect(said.failure).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[^{}]+: .*run them once more/));
	expect(said.failure).not.toHaveBeenCalledWith(expect.stringContaining(action.subject));
});
