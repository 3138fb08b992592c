import { beforeEach, expect, test, vi } from "vitest";

type Found = { data: { session: { access_token: string; user: { id: string } } | null }; error: Error | null };

const here = vi.hoisted(() => ({
	found: null as unknown,
	sent: [] as string[],
	answer: { status: 200, body: {} as unknown },
}));

vi.mock("./backend.ts", () => ({ backend: async () => ({ auth: { getSession: async () => here.found } }) }));
vi.mock("./config.ts", () => ({ loadConfig: async () => ({ supabaseUrl: "http://school/", publishableKey: "key" }) }));
vi.mock("./send-bytes.ts", () => ({
	sendBytes: async ({ url, headers }: { url: string; headers: Record<string, string> }) => {
		here.sent.push(`${url} ${headers.authorization}`);
		return here.answer;
	},
}));

const { uploadFile, uploadPicture } = await import("./upload.ts");

const file = new Blob(["x"], { type: "image/jpeg" });
const options = { userId: "asha", signal: new AbortController().signal, onProgress: () => undefined };
const sendFile = () =>
	uploadFile({ bucket: "challenge-submissions", path: "asha/1.ino", file, type: "text/plain" }, options);
const sendPicture = () => uploadPicture({ bucket: "challenge-submissions", name: "1", picture: file }, options);

function signInAs(id: string | null, error: Found["error"] = null) {
	const session = id ? { access_token: `${id}'s`, user: { id } } : null;
	here.found = { data: { session }, error } satisfies Found;
}

beforeEach(() => {
	here.sent = [];
	here.answer = { status: 200, body: { path: "asha/1.jpg" } };
	signInAs("asha");
});

test("files and pictures are sent as the person they are of", async () => {
	await sendFile();
	expect(await sendPicture()).toBe("asha/1.jpg");
	expect(here.sent).toEqual([
		"http://school/storage/v1/object/challenge-submissions/asha/1.ino Bearer asha's",
		"/api/pictures?bucket=challenge-submissions&name=1 Bearer asha's",
	]);
});

test.each([["juma"], [null]])("nothing is sent once %s is signed in", async (next) => {
	await sendPicture();
	signInAs(next);
	await expect(sendPicture()).rejects.toMatchObject({ code: "not_signed_in" });
	await expect(sendFile()).rejects.toMatchObject({ code: "not_signed_in" });
	expect(here.sent).toHaveLength(1);
});

test("a session that cannot be renewed without a server is a broken connection", async () => {
	signInAs(null, Object.assign(new Error("Failed to fetch"), { name: "AuthRetryableFetchError" }));
	await expect(sendPicture()).rejects.toMatchObject({ code: "network_gone" });
});

test.each([
	[401, { code: "not_signed_in" }, "not_signed_in"],
	[401, { error: "Unauthorized" }, "not_signed_in"],
	[429, { code: "too_many_requests" }, "too_many_requests"],
	[413, { code: "no_room" }, "no_room"],
	[503, { code: "cannot_store" }, "cannot_store"],
	[503, { code: "busy" }, "network_gone"],
	[502, null, "network_gone"],
	[500, { code: "server_error" }, "unknown"],
])("a refusal with %i and %o is %s", async (status, body, code) => {
	here.answer = { status, body };
	await expect(sendPicture()).rejects.toMatchObject({ code });
});
