import { MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "#web/session/session.ts";

const said = vi.hoisted(() => ({ success: vi.fn(), failure: vi.fn(), dismissed: vi.fn() }));
const signedIn = vi.hoisted(() => ({ session: { state: "loading" } as unknown, listener: () => {} }));

vi.mock("#web/ui/toast.ts", () => ({
	showSuccess: said.success,
	showFailure: said.failure,
	dismissFailure: said.dismissed,
}));
vi.mock("#web/session/session.ts", () => ({
	personOf: (session: Session) => ("person" in session ? session.person : undefined),
	currentSession: () => signedIn.session,
	watchSession: (listener: () => void) => {
		signedIn.listener = listener;
	},
}));

const { createQueryClient } = await import("./query-client.ts");

function setState(session: Session): void {
	signedIn.session = session;
	signedIn.listener();
}

const person = (id: string): Session => ({
	state: "signed-in",
	person: {
		id,
		email: `${id}@shule.or.tz`,
		signUpName: undefined,
		phone: "",
		proof: "password",
		mustChangePassword: false,
	},
});

beforeEach(() => vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

test("whoever signs in next finds nothing of the person before", () => {
	const client = createQueryClient();
	setState(person("asha"));
	client.setQueryData(["points", "asha"], { total: 300 });
	setState({ state: "signed-out", byChoice: true });
	expect(client.getQueryCache().getAll()).toEqual([]);

	setState(person("asha"));
	client.setQueryData(["points", "asha"], { total: 300 });
	setState(person("juma"));
	expect(client.getQueryCache().getAll()).toEqual([]);
});

test("a session kept from an earlier visit has an owner before anything changes", () => {
	signedIn.session = person("asha");
	const client = createQueryClient();
	client.setQueryData(["points", "asha"], { total: 300 });
	setState({ state: "signed-out", byChoice: true });
	expect(client.getQueryCache().getAll()).toEqual([]);
});

test("the same person keeps what was read, also while the session is asked for again", () => {
	const client = createQueryClient();
	setState(person("asha"));
	client.setQueryData(["points", "asha"], { total: 300 });
	setState({ state: "loading" });
	setState(person("asha"));
	expect(client.getQueryData(["points", "asha"])).toEqual({ total: 300 });
});

test("who signs in again after the session ran out keeps what was read, and has it read anew", () => {
	const client = createQueryClient();
	setState(person("asha"));
	client.setQueryData(["points", "asha"], { total: 300 });
	setState({ ...person("asha"), state: "expired" } as Session);
	expect(client.getQueryState(["points", "asha"])).toMatchObject({ data: { total: 300 }, isInvalidated: false });
	setState(person("asha"));
	expect(client.getQueryState(["points", "asha"])).toMatchObject({ data: { total: 300 }, isInvalidated: true });
});

test("after a session ran out, another person finds nothing of it", () => {
	const client = createQueryClient();
	setState(person("asha"));
	client.setQueryData(["points", "asha"], { total: 300 });
	setState({ ...person("asha"), state: "expired" } as Session);
	setState(person("juma"));
	expect(client.getQueryCache().getAll()).toEqual([]);
});

test("a mutation says how it went, once, and a success takes the former failure away", async () => {
	const client = createQueryClient();
	const works = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue("yes");
	const saving = new MutationObserver(client, {
		mutationFn: works,
		meta: { success: () => "Saved", failure: () => "Not saved" },
	});
	await saving.mutate(undefined).catch(() => undefined);
	expect(works).toHaveBeenCalledTimes(1);
	expect(said.failure).toHaveBeenCalledExactlyOnceWith("Not saved", { stays: true });
	expect(console.error).toHaveBeenCalledTimes(1);

	await saving.mutate(undefined);
	expect(said.dismissed).toHaveBeenCalledWith("Not saved");
	expect(said.success).toHaveBeenCalledExactlyOnceWith("Saved");
});

test("reads are tried again three times, with pauses that grow to 30 s at most", () => {
	const { retry, retryDelay, gcTime, staleTime } = createQueryClient().getDefaultOptions().queries ?? {};
	expect([retry, gcTime, staleTime]).toEqual([3, 300_000, 300_000]);
	const pause = retryDelay as (attempt: number) => number;
	expect([0, 1, 4, 10].map((attempt) => pause(attempt))).toEqual([1000, 2000, 16_000, 30_000]);
});
