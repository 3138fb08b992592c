import type { WorkSave, WorkServer } from "./save-work.ts";
import type { SavedWork, WorkStore } from "./work-store.ts";

export interface WorkSyncOptions {
	store: WorkStore;
	newest(): ReturnType<WorkServer["newest"]>;
	/** Puts a save into the outbox, after those before; `from` is what it was made from (`enqueueSave`). */
	enqueue(save: WorkSave, from: string | null): void;
	/** Sends what the outbox has of the work, as far as the server can be reached. */
	send(): Promise<void>;
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
	/** Keeps the work in this browser; false where it cannot. What Save was pressed on is queued at once. */
	keep(body: string, pressed: boolean): boolean;
	/** Sends what the server has not got, and takes what it has newer. */
	synchronise(): Promise<void>;
	/** Another tab of this browser has written to the store. `changed`: this tab shows what it has not kept yet. */
	otherTabWrote(changed: boolean): void;
}

/** One work between a page, this browser's store and the server. No clock decides: revisions do. */
export function createWorkSync({
	store,
	newest,
	enqueue,
	send,
	flush,
	isKept,
	onReplaced,
	onConflict,
	onInLine,
}: WorkSyncOptions): WorkSync {
	/** What this tab last wrote to the store or read from it. */
	let known = store.read()?.body ?? null;
	/** What of it the outbox had last, as this tab knows: the next save replaces it. */
	let queued = known;
	let running: Promise<void> | null = null;
	let again = false;

	function keep(body: string, pressed: boolean): boolean {
		const kept = store.read();
		if (kept !== null && kept.body !== known && kept.body !== body) {
			if (kept.unsent) enqueue(saveOf(kept), null);
			onConflict();
		}
		const unchanged = kept?.body === body && !(pressed && !kept.pressed);
		const work = {
			body,
			base: kept?.base ?? 0,
			pressed: pressed || (unchanged && kept.pressed),
			unsent: unchanged ? kept.unsent : true,
		};
		if (!store.write(work)) return false;
		known = body;
		if (work.unsent && pressed) queue(work);
		if (work.unsent) tell(false);
		return true;
	}

	function queue(work: SavedWork): void {
		enqueue(saveOf(work), queued);
		queued = work.body;
	}

	async function once(): Promise<void> {
		flush();
		if (!store.read()?.unsent) {
			const found = await newest();
			flush();
			const kept = store.read();
			if (found && found.revision > (kept?.base ?? 0) && !kept?.unsent && isKept()) return take(found);
		}
		const kept = store.read();
		if (kept?.unsent) {
			queue(kept);
			await send();
		}
		tell(!store.read()?.unsent);
	}

	function tell(inLine: boolean): void {
		if (isKept()) onInLine(inLine);
	}

	function take({ revision, body, pressed }: { revision: number; body: string; pressed: boolean }): void {
		const shown = store.read()?.body ?? null;
		if (!store.write({ body, base: revision, pressed, unsent: false })) return;
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
			queued = kept.body;
			onReplaced(kept.body, "other_tab");
		},
	};
}

function saveOf({ body, base, pressed }: SavedWork): WorkSave {
	return { body, base, pressed };
}
