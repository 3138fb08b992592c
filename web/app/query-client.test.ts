import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import type { Session } from "#web/platform/session/session.ts";

const said = vi.hoisted(() => ({ success: vi.fn(), failure: vi.fn(), dismissed: vi.fn() }));
const signedIn = vi.hoisted(() => ({ session: { state: "loading" } as unknown, listener: () => {} }));

vi.mock("#web/platform/ui/toast.ts", () => ({
	showSuccess: said.success,
	showFailure: said.failure,
	dismissFailure: said.dismissed,
}));
const network = vi.hoisted(() => ({ connected: true }));

vi.mock("#web/platform/backend/connection.ts", () => ({
	isConnected: () => network.connected,
	watchConnection: () => () => {},
}));
vi.mock("#web/platform/session/session.ts", () => ({
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

beforeEach(() => {
	vi.clearAllMocks();
	network.connected = true;
	vi.spyOn(console, "error").mockReturnValue(undefined);
	vi.spyOn(console, "info").mockReturnValue(undefined);
});
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

test("a read that failed is said, and logged as an error where there is a connection, but not one whose session had ended", async () => {
	const client = createQueryClient();
	setState(person("asha"));
	const read = (code: string) =>
		client
			.fetchQuery({
				queryKey: [code],
				queryFn: () => Promise.reject(new BackendError(code, "no")),
				meta: { failure: () => "Failed" },
				retry: false,
			})
			.catch((error: unknown) => error);
	expect(await read("not_signed_in")).toMatchObject({ code: "not_signed_in" });
	expect(console.error).not.toHaveBeenCalled();
	expect(said.failure).not.toHaveBeenCalled();
	await read("42501");
	expect(console.error).toHaveBeenCalledWith("Reading failed:", "42501", expect.any(BackendError));
	expect(said.failure).toHaveBeenCalledWith("Failed");

	network.connected = false;
	await read("network_gone");
	expect(said.failure).toHaveBeenCalledTimes(2);
	expect(console.error).toHaveBeenCalledTimes(1);
	expect(console.info).toHaveBeenCalledWith("Reading failed:", "network_gone", expect.any(BackendError));
	setState({ state: "signed-out", byChoice: true });
	await read("42P01");
	expect(said.failure).toHaveBeenCalledTimes(2);
});

test("reads are tried again three times, within 4 s, with pauses that grow to 30 s at most", () => {
	const { retry, retryDelay, gcTime, staleTime } = createQueryClient().getDefaultOptions().queries ?? {};
	expect([retry, gcTime, staleTime]).toEqual([3, 300_000, 300_000]);
	const pause = retryDelay as (attempt: number) => number;
	expect([0, 1, 4, 10].map((attempt) => pause(attempt))).toEqual([500, 1000, 8000, 30_000]);
});

test("what was read is kept for 5 minutes, also while nobody looks at it, and read anew after that", async () => {
	vi.useFakeTimers();
	const client = createQueryClient();
	client.mount();
	const read = vi.fn(async () => ({ total: 100 }));
	/** A page that shows it comes, and goes again. */
	const visit = async () => {
		const observer = new QueryObserver(client, { queryKey: ["points", "asha"], queryFn: read });
		const end = observer.subscribe(() => undefined);
		const first = observer.getCurrentResult().data;
		await vi.advanceTimersByTimeAsync(10);
		end();
		return first;
	};
	expect(await visit()).toBeUndefined();
	await vi.advanceTimersByTimeAsync(4 * 60_000);
	expect(await visit()).toEqual({ total: 100 });
	expect(read).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(61_000);
	await visit();
	expect(read).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000);
	expect(await visit()).toBeUndefined();
	client.unmount();
	vi.useRealTimers();
});
