import { beforeEach, expect, test, vi } from "vitest";
import type { Sent } from "#web/features/primary-kit/send-waiting.ts";

const said = vi.hoisted(() => ({ failure: vi.fn(), guidance: vi.fn() }));

vi.mock("#web/ui/toast.ts", () => ({
	showFailure: said.failure,
	showGuidance: said.guidance,
	toast: { success: () => expect.unreachable(), info: () => expect.unreachable() },
}));

const { saySent } = await import("./primary-toasts.ts");

const projectId = "led-sequence";
const waiting = (code: "busy" | "cannot_award"): Sent => ({ projectId, outcome: "waiting", refusal: { code } });

beforeEach(() => vi.clearAllMocks());

test("a server that is not set up to give points is said to be so; nothing is promised that never comes", () => {
	saySent([waiting("cannot_award")]);
	expect(said.failure).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("not set up to give points"));
	expect(said.guidance).not.toHaveBeenCalled();
});

test("where the server only has no time yet, the points come later", () => {
	saySent([waiting("busy")]);
	expect(said.guidance).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("as soon as"), "waiting");
	expect(said.failure).not.toHaveBeenCalled();
});

test("what the server will never take is named by its title, with what to do", () => {
	saySent([{ projectId, outcome: "not_taken" }]);
	expect(said.failure).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[^{}]+: .*run them once more/));
	expect(said.failure).not.toHaveBeenCalledWith(expect.stringContaining(projectId));
});
