import { beforeEach, expect, test, vi } from "vitest";

const here = vi.hoisted(() => ({ userId: "asha" }));

vi.mock("#web/platform/backend/backend.ts", () => ({
	backend: async () => ({
		auth: { getSession: async () => ({ data: { session: { access_token: "token", user: { id: here.userId } } } }) },
	}),
}));

const { askHint, askSolution } = await import("./helps.data.ts");

const asked = vi.fn();

beforeEach(() => {
	asked.mockReset();
	vi.stubGlobal("fetch", async (path: string) => {
		asked(path);
		const state = { score: 90, helps: [], completion: null, points: 0, level: 1 };
		const solution = { kind: "sketch", source: "void setup() {}" };
		return Response.json({
			hints: [{ id: "look-at-pin", text: "Look at pin 7." }],
			total: 3,
			solution,
			deducted: 10,
			state,
		});
	});
});

const askBoth = () => [askHint("asha", { projectId: "lamp", seen: [], next: true }), askSolution("asha", "lamp")];

test("a hint and a solution are asked for as the learner who pressed", async () => {
	here.userId = "asha";
	expect(await Promise.all(askBoth())).toMatchObject([{ deducted: 10 }, { deducted: 10 }]);
	expect(asked.mock.calls).toEqual([["/api/hint"], ["/api/reveal"]]);
});

test("neither costs another learner who has signed in meanwhile", async () => {
	here.userId = "juma";
	const refused = { status: "rejected", reason: expect.objectContaining({ code: "not_signed_in" }) };
	expect(await Promise.allSettled(askBoth())).toEqual([refused, refused]);
	expect(asked).not.toHaveBeenCalled();
});
