import { isWaiting, type WorkServer } from "./send-work.ts";
import type { WorkStore } from "./work-store.ts";

/** What another tab made, or Save was pressed on, is kept this often before the server has it. */
const ASIDE_MAXIMUM = 10;
/** The server takes no longer work (the check of `work_versions.body`). Aside, it would keep all after it from being sent. */
const LONGEST_BYTES = 262_144;

export interface WorkSyncOptions {
	store: WorkStore;
	server: Pick<WorkServer, "newest">;
	/** Sends the pending actions (`sendWork`); rejects where one did not arrive. */
	send(): Promise<void>;
	newId: () => string;
	/** Keeps at once what is shown and not kept yet. */
	flush(): void;
	/** False while what is shown is not kept, be it that it was changed just now or that the browser cannot. */
	isKept(): boolean;
	/** Work made elsewhere replaces what is shown, which has not been changed here. */
	onReplaced(body: string, by: "other_tab" | "other_device"): void;
	/** Another tab of this browser changed it, too: what was made here is current, the other is sent before it. */
	onConflict(): void;
	/** True while the server has everything. Not reported while what is shown is not kept. */
	onInLine(inLine: boolean): void;
}

export interface WorkSync {
	/** Keeps the work in this browser; false where it cannot. */
	keep(body: string, pressed: boolean): boolean;
	/** Sends what the server has not got, and takes what it has newer. */
	synchronise(): Promise<void>;
	/** Another tab of this browser has written to the store. `changed`: this tab shows what it has not kept yet. */
	otherTabWrote(changed: boolean): void;
}

/** One work between a page, this browser's store and the server. No clock decides: revisions do. */
export function createWorkSync({
	store,
	server,
	send,
	newId,
	flush,
	isKept,
	onReplaced,
	onConflict,
	onInLine,
}: WorkSyncOptions): WorkSync {
	/** What this tab last wrote to the store or read from it. */
	let known = store.read()?.body ?? null;
	let running: Promise<void> | null = null;
	let again = false;

	function keep(body: string, pressed: boolean): boolean {
		const kept = store.read();
		let aside = kept?.aside ?? [];
		const ofOtherTab = kept !== null && kept.body !== known && kept.body !== body;
		if (kept && (ofOtherTab || (kept.pressed && kept.action && kept.body !== body)) && isTaken(kept.body))
			aside = [...aside, { body: kept.body, action: kept.action ?? newId() }].slice(-ASIDE_MAXIMUM);
		if (ofOtherTab) onConflict();
		const unchanged = kept?.body === body && !(pressed && !kept.pressed);
		const action = unchanged ? kept.action : newId();
		const done = store.write({
			body,
			base: kept?.base ?? 0,
			action,
			sent: kept?.sent ?? null,
			pressed: pressed || (unchanged && kept.pressed),
			aside,
		});
		if (done) known = body;
		if (action) tell(false);
		return done;
	}

	async function once(): Promise<void> {
		flush();
		if (!isWaiting(store.read())) {
			const newest = await server.newest();
			flush();
			const kept = store.read();
			if (newest && newest.revision > (kept?.base ?? 0) && !isWaiting(kept) && isKept()) return take(newest);
		}
		if (isWaiting(store.read())) await send();
		tell(!isWaiting(store.read()));
	}

	function tell(inLine: boolean): void {
		if (isKept()) onInLine(inLine);
	}

	function take({ revision, body, pressed }: { revision: number; body: string; pressed: boolean }): void {
		const shown = store.read()?.body ?? null;
		if (!store.write({ body, base: revision, action: null, sent: null, pressed, aside: [] })) return;
		known = body;
		if (shown !== body) onReplaced(body, "other_device");
		tell(true);
	}

	async function synchronise(): Promise<void> {
		again = true;
		running ??= (async () => {
			try {
				while (again) {
					again = false;
					await once();
				}
			} finally {
				running = null;
			}
		})();
		return running;
	}

	return {
		keep,
		synchronise,
		otherTabWrote(changed) {
			const kept = store.read();
			if (!kept || kept.body === known || changed) return;
			known = kept.body;
			onReplaced(kept.body, "other_tab");
		},
	};
}

function isTaken(body: string): boolean {
	return new TextEncoder().encode(body).length <= LONGEST_BYTES;
}
