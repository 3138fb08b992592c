import { BackendError } from "#web/backend/backend-error.ts";
import { isRetryable, LONGEST_PAUSE_MS, retryDelayMs } from "#web/backend/retry.ts";
import { createStore } from "#web/device/create-store.ts";
import { newId } from "#web/device/new-id.ts";
import type { Action, ActionKind, ActionResult, Failure, NewAction } from "./action.ts";
import { LEASE_MS, type OutboxStorage } from "./storage.ts";
import { openTabs, type Tabs } from "./tabs.ts";

// biome-ignore lint/suspicious/noExplicitAny: each kind has a payload and an answer of its own, checked by its schema
type Kind = ActionKind<any, any>;
/** Returns true where the page it is about is open and says it itself. */
export type ResultListener = (result: ActionResult) => boolean;

export type Entry = Action & {
	/** Null while it is not being sent. `final`: the server may have it; it can no longer be dropped. */
	sending: { fraction: number; final: boolean } | null;
	/** False where the browser keeps it no longer than this page. */
	kept: boolean;
};

export interface OutboxState {
	person: string | null;
	/** The entries have been read. */
	ready: boolean;
	/** The person's, in the order they were made. */
	entries: readonly Entry[];
}

interface OutboxOptions {
	storage: OutboxStorage;
	/** False while the server cannot be reached: nothing is sent by itself. */
	isConnected: () => boolean;
	tabs?: Tabs;
}

/**
 * What this browser has still to send for the person signed in: one at a time, whichever tab does it. Nobody else's is
 * listed or sent.
 */
export function createOutbox({ storage, isConnected, tabs = openTabs() }: OutboxOptions) {
	const tab = newId();
	const store = createStore<OutboxState>({ person: null, ready: false, entries: [] });
	const kinds = new Map<string, () => Promise<Kind>>();
	const listeners = new Set<ResultListener>();
	/** Asked for by hand: sent first, and whatever the connection and the pauses say. */
	const forced = new Set<string>();
	let person: string | null = null;
	let maySend = false;
	let sending: { id: string; controller: AbortController } | null = null;
	let running: Promise<void> | undefined;
	let again = false;
	let holdsLease = false;
	/** Milliseconds for which another tab sends. */
	let leaseWait = 0;
	/** After a try that reached no server, or as nobody, all others wait as long as that one. */
	let restUntil = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** When the connection or the session last came, and when this page last tried each action. */
	let wokenAt = 0;
	const triedAt = new Map<string, number>();

	/** Milliseconds until an action is due. One that failed for want of a server or a session is due once that has come. */
	function pauseOf({ id, notBefore, failure }: Action): number {
		if (failure && isGone(failure) && (triedAt.get(id) ?? 0) < wokenAt) return 0;
		return pauseUntil(notBefore);
	}

	/** Reads the entries again. */
	async function load(): Promise<void> {
		const of = person;
		const actions = of === null ? [] : await storage.list(of);
		if (of !== person) return;
		const before = store.get();
		const entries = actions.map((action) => {
			const known = before.entries.find(({ id }) => id === action.id);
			return { ...action, sending: known?.sending ?? null, kept: storage.isKept(action.id) };
		});
		store.set({ person, ready: true, entries });
		schedule();
	}

	async function reload(): Promise<void> {
		await load();
		if (person !== null) tabs.post({ type: "changed", person });
	}

	function show(id: string, sending: Entry["sending"]): void {
		const state = store.get();
		store.set({ ...state, entries: state.entries.map((entry) => (entry.id === id ? { ...entry, sending } : entry)) });
	}

	/** Sends again when the next pause ends. */
	function schedule(): void {
		clearTimeout(timer);
		if (!maySend || !isConnected() || running !== undefined) return;
		const pending = store.get().entries.filter(({ state }) => state === "pending");
		if (pending.length === 0) return;
		const pauses = pending.map(pauseOf);
		timer = setTimeout(() => void run(), Math.max(leaseWait, pauseUntil(restUntil), Math.min(...pauses)));
	}

	/** Sends what is due, one after another. Never rejects: how it went stands at each. */
	function run(): Promise<void> {
		again = true;
		running ??= (async () => {
			try {
				while (again) {
					again = false;
					await runOnce();
				}
			} finally {
				// In the same step as the last look at `again`: who asks later starts it once more.
				running = undefined;
				schedule();
			}
		})();
		return running;
	}

	async function runOnce(): Promise<void> {
		const of = person;
		leaseWait = 0;
		if (of === null) return;
		const tried = new Set<string>();
		const next = async () => {
			if (of !== person) return undefined;
			const due = (await storage.list(of)).filter(({ id, state }) => state === "pending" && !tried.has(id));
			const byHand = due.find(({ id }) => forced.has(id));
			if (byHand || !maySend || !isConnected() || pauseUntil(restUntil) > 0) return byHand;
			return due.find((action) => pauseOf(action) === 0);
		};
		if (!(await next())) return;
		leaseWait = await storage.takeLease(of, tab, Date.now());
		if (leaseWait > 0) return;
		holdsLease = true;
		const renewing = setInterval(() => void storage.takeLease(of, tab, Date.now()), LEASE_MS / 4);
		try {
			for (let action = await next(); action; action = await next()) {
				tried.add(action.id);
				forced.delete(action.id);
				await sendOne(action);
			}
		} finally {
			clearInterval(renewing);
			holdsLease = false;
			await storage.releaseLease(of);
		}
		await reload();
	}

	async function sendOne(action: Action): Promise<void> {
		const controller = new AbortController();
		sending = { id: action.id, controller };
		triedAt.set(action.id, Date.now());
		show(action.id, { fraction: 0, final: false });
		const kind = await kindOf(action.kind);
		const result = await deliver(action, kind, controller.signal);
		sending = null;
		show(action.id, null);
		if (!result) return;
		if (result.state !== "waiting") await load();
		if (result.state === "waiting" && isGone(result.failure)) restUntil = result.action.notBefore;
		const heard = notify(result);
		tabs.post({ type: "result", result });
		try {
			kind?.settle?.(result, heard);
		} catch (error) {
			console.error("An answer could not be acted on:", error);
		}
	}

	/** Null where it was dropped meanwhile. */
	async function deliver(action: Action, kind: Kind | null, signal: AbortSignal): Promise<ActionResult | null> {
		const { id } = action;
		try {
			if (!kind) throw new BackendError("network_gone", `The code that sends ${action.kind} could not be loaded`);
			const payload = kind.payload.safeParse(action.payload);
			if (!payload.success) throw new BackendError("bad_request", "What was kept cannot be read");
			const answer = await kind.send(
				{ ...action, payload: payload.data },
				{
					signal,
					onProgress: (fraction) => show(id, { fraction, final: false }),
					async savePayload(payload) {
						if (!(await storage.change(action, (kept) => ({ ...kept, payload })))) abortSending(id);
						signal.throwIfAborted();
					},
					commit: () => show(id, { fraction: 1, final: true }),
				},
			);
			await storage.remove(action);
			return { action, state: "done", answer };
		} catch (error) {
			if (signal.aborted) return null;
			const failure = failureOf(error);
			const retryable = isRetryable(error);
			const kept = await storage.change(action, (now) => {
				const tries = now.tries + 1;
				if (!retryable) return { ...now, tries, failure, state: "refused" };
				return { ...now, tries, failure, notBefore: Date.now() + retryDelayMs(tries, error) };
			});
			if (!kept) return null;
			return retryable ? { action: kept, state: "waiting", failure } : { action: kept, state: "refused", failure };
		}
	}

	async function kindOf(name: string): Promise<Kind | null> {
		return (
			(await kinds
				.get(name)?.()
				.catch(() => null)) ?? null
		);
	}

	function notify(result: ActionResult): boolean {
		return [...listeners].map((listener) => listener(result)).includes(true);
	}

	function abortSending(id: string): void {
		if (sending?.id === id) sending.controller.abort();
	}

	/** Removes an entry, unless the server may have it already. */
	async function take(id: string): Promise<Action | null> {
		const entry = store.get().entries.find((one) => one.id === id);
		if (!entry || entry.sending?.final) return null;
		abortSending(id);
		await storage.remove(entry);
		await reload();
		return entry;
	}

	tabs.listen((message) => {
		const of = message.type === "result" ? message.result.action.person : message.person;
		if (of !== person) return;
		leaseWait = 0;
		if (message.type === "result") notify(message.result);
		void load();
	});

	const outbox = {
		get: store.get,
		subscribe: store.subscribe,

		/** Says how a kind of work is sent. `load` may fetch its code. */
		register(name: string, load: () => Promise<Kind>): void {
			kinds.set(name, load);
		},

		/** Calls back with each result, of other tabs, too; returns the function that ends it. */
		onResult(listener: ResultListener): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},

		/** Whose page this is, and whether their session is there to send with. */
		follow(next: { person: string | null; maySend: boolean }): void {
			maySend = next.maySend;
			restUntil = 0;
			wokenAt = Date.now();
			if (next.person !== person) {
				sending?.controller.abort();
				forced.clear();
				person = next.person;
				store.set({ person, ready: false, entries: [] });
			}
			void load().then(run);
		},

		/** The connection has come or gone. */
		wake(): void {
			restUntil = 0;
			wokenAt = Date.now();
			void load();
		},

		/**
		 * Adds an action, which is sent by itself; `sendNow` sends it at once. What is there of the same kind and subject
		 * stays (`add`), makes room, unless it is the same and waits (`replace`), or is all there is to add (`keep`).
		 */
		async enqueue(
			{ id = newId(), createdAt, ...action }: NewAction,
			mode: "add" | "replace" | "keep" = "add",
		): Promise<Action> {
			const { person: of, kind, subject, payload } = action;
			const others =
				mode === "add" ? [] : (await storage.list(of)).filter((one) => one.kind === kind && one.subject === subject);
			const same = others.find(
				(one) =>
					mode === "keep" || (one.state === "pending" && JSON.stringify(one.payload) === JSON.stringify(payload)),
			);
			if (same) return same;
			for (const other of others) await storage.remove(other);
			const state = { state: "pending", tries: 0, notBefore: 0, failure: null } as const;
			const added = { ...action, id, createdAt: createdAt ?? new Date().toISOString(), ...state };
			await storage.put(added);
			await reload();
			return added;
		},

		/** Sends an action now, also one that was refused. Null where it is there no longer. */
		async sendNow(id: string): Promise<ActionResult | null> {
			const of = person;
			if (of === null) return null;
			let result: ActionResult | null = null;
			const end = outbox.onResult((one) => {
				if (one.action.id === id) result = one;
				return false;
			});
			forced.add(id);
			try {
				let kept = await storage.change({ person: of, id }, (one) => ({ ...one, state: "pending" }));
				while (kept && !result && of === person) {
					await run();
					if (result || leaseWait === 0) break;
					await tabs.changed(leaseWait);
					kept = await storage.change({ person: of, id }, (one) => one);
				}
				return result;
			} finally {
				forced.delete(id);
				end();
			}
		},

		take,

		/** False where an entry lives no longer than this page: the browser refuses to keep it. */
		isKept: storage.isKept,

		/** Removes an entry for good; false where the server may have it already. */
		async drop(id: string): Promise<boolean> {
			const taken = await take(id);
			if (taken) (await kindOf(taken.kind))?.drop?.(taken);
			return taken !== null;
		},

		/** What the person can save of an entry, by file name. Rejects where the code for it cannot be had. */
		async filesOf(entry: Action): Promise<Record<string, string | Blob>> {
			const kind = await kindOf(entry.kind);
			if (!kind) throw new BackendError("network_gone", `The code of ${entry.kind} could not be loaded`);
			const payload = kind.payload.safeParse(entry.payload);
			return payload.success ? kind.files({ ...entry, payload: payload.data }) : { "kept.json": JSON.stringify(entry) };
		},

		/** The page is being left: other tabs need not wait. */
		leave(): void {
			if (holdsLease && person !== null) void storage.releaseLease(person);
		},
	};
	return outbox;
}

/** The action itself was never judged: there was no server, or nobody signed in. */
function isGone({ code }: Failure): boolean {
	return code === "network_gone" || code === "not_signed_in";
}

/** Milliseconds to wait. A time further off than any pause was set before the clock was put back. */
function pauseUntil(notBefore: number): number {
	const pause = notBefore - Date.now();
	return pause > LONGEST_PAUSE_MS ? 0 : Math.max(0, pause);
}

function failureOf(error: unknown): Failure {
	return error instanceof BackendError
		? { code: error.code, details: error.details }
		: { code: "server_error", details: {} };
}
