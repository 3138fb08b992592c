import { beforeEach, expect, test, vi } from "vitest";
import type { CheckAnswer } from "#domain/check-answer.ts";
import { DoorError } from "#web/backend/doors.ts";
import { askAboutAll, askServer, hearReplies, type Reply } from "./ask-server.ts";
import { keepUpload, type Upload, waitingUploads } from "./waiting-uploads.ts";

const upload = { source: "void setup() {}", circuit: { parts: [], wires: [] } };
const newer = { ...upload, source: "void loop() {}" };
const awarded: CheckAnswer = {
	outcome: "checked",
	report: { passed: true, steps: [] },
	award: { points: 100, already: false },
};

/** All that is said when everything of Asha's that waits is asked about. */
async function replies(
	ask: (person: string, projectId: string, upload: Upload) => Promise<CheckAnswer>,
): Promise<Reply[]> {
	const all: Reply[] = [];
	for await (const reply of askAboutAll("asha", ask)) all.push(reply);
	return all;
}

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
	keepUpload("asha", "auto-light", upload);
});

test("what waits is asked about, and its answer settles it", async () => {
	const ask = vi.fn(async () => awarded);
	expect(await replies(ask)).toEqual([
		{ projectId: "auto-light", upload, answer: awarded, refusal: null, settled: true, heard: false },
	]);
	expect(ask).toHaveBeenCalledExactlyOnceWith("asha", "auto-light", upload);
	expect(waitingUploads("asha")).toEqual({});
	expect(await replies(ask)).toEqual([]);
});

test.each(["network_gone", "busy", "not_signed_in", "cannot_award"] as const)(
	"refused as %s it goes on waiting",
	async (code) => {
		const [reply] = await replies(async () => Promise.reject(new DoorError(code, { ahead: 3 })));
		expect(reply).toMatchObject({ answer: null, settled: false, refusal: { code, details: { ahead: 3 } } });
		expect(waitingUploads("asha")).toEqual({ "auto-light": upload });
	},
);

test.each(["bad_request", "too_large", "unknown_project"] as const)(
	"refused as %s it is not asked about again, and that is told",
	async (code) => {
		expect(await replies(async () => Promise.reject(new DoorError(code)))).toMatchObject([
			{ answer: null, settled: true },
		]);
		expect(waitingUploads("asha")).toEqual({});
	},
);

test("a page that is left while the server is being asked does not ask twice: the next page gets the same reply", async () => {
	let answer: (given: CheckAnswer) => void = () => undefined;
	const ask = vi.fn(() => new Promise<CheckAnswer>((resolve) => (answer = resolve)));
	const end = hearReplies("asha", "auto-light", () => expect.unreachable());
	const first = askServer("asha", "auto-light", ask);
	end();
	const all = replies(ask);
	answer(awarded);
	expect(await all).toEqual([await first]);
	expect(ask).toHaveBeenCalledTimes(1);
	expect(await first).toMatchObject({ answer: awarded, heard: false });
});

test("the open project hears of it, whoever has asked; another person's project hears nothing", async () => {
	const heard: unknown[] = [];
	const ends = [
		hearReplies("asha", "auto-light", ({ answer }) => heard.push(answer)),
		hearReplies("juma", "auto-light", () => expect.unreachable()),
	];
	const [reply] = await replies(async () => awarded);
	for (const end of ends) end();
	expect(heard).toEqual([awarded]);
	expect(reply?.heard).toBe(true);
});

test("what is uploaded while the server is being asked still waits", async () => {
	await askServer("asha", "auto-light", async () => {
		keepUpload("asha", "auto-light", newer);
		return awarded;
	});
	expect(waitingUploads("asha")).toEqual({ "auto-light": newer });
});
