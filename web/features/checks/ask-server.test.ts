import { beforeEach, expect, test, vi } from "vitest";
import type { CheckAnswer } from "#domain/check-answer.ts";
import { DoorError } from "#web/backend/doors.ts";
import { askAboutAll, askServer, hearReplies } from "./ask-server.ts";
import { keepUpload, waitingUploads } from "./waiting-uploads.ts";

const upload = { source: "void setup() {}", circuit: { parts: [], wires: [] } };
const newer = { ...upload, source: "void loop() {}" };
const awarded: CheckAnswer = {
	outcome: "checked",
	report: { passed: true, steps: [] },
	award: { points: 100, already: false },
};

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
	expect(await askAboutAll("asha", ask)).toEqual([
		{ projectId: "auto-light", upload, answer: awarded, refusal: null, heard: false },
	]);
	expect(ask).toHaveBeenCalledExactlyOnceWith("asha", "auto-light", upload);
	expect(waitingUploads("asha")).toEqual({});
	expect(await askAboutAll("asha", ask)).toEqual([]);
});

test.each(["network_gone", "busy", "not_signed_in", "cannot_award"] as const)(
	"refused as %s it goes on waiting",
	async (code) => {
		const [reply] = await askAboutAll("asha", async () => Promise.reject(new DoorError(code, { ahead: 3 })));
		expect(reply).toMatchObject({ answer: null, refusal: { code, details: { ahead: 3 } } });
		expect(waitingUploads("asha")).toEqual({ "auto-light": upload });
	},
);

test("what the server will never take is not asked about again", async () => {
	await askAboutAll("asha", async () => Promise.reject(new DoorError("bad_request")));
	expect(waitingUploads("asha")).toEqual({});
});

test("a page that is left while the server is being asked does not ask twice: the next page gets the same reply", async () => {
	let answer: (given: CheckAnswer) => void = () => undefined;
	const ask = vi.fn(() => new Promise<CheckAnswer>((resolve) => (answer = resolve)));
	const end = hearReplies("asha", "auto-light", () => expect.unreachable());
	const first = askServer("asha", "auto-light", ask);
	end();
	const all = askAboutAll("asha", ask);
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
	const [reply] = await askAboutAll("asha", async () => awarded);
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
