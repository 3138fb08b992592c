import type { WorkToSave, WorkVersion } from "./kept-work.data.ts";
import type { KeptWork, WorkShelf } from "./work-shelf.ts";

/** What another tab made, or Save was pressed on, is kept this often before the server has it. */
const ASIDE_MAXIMUM = 10;
/** The server takes no longer work (the check of `work_versions.body`). Aside, it would keep all after it from being sent. */
const LONGEST_BYTES = 262_144;

export interface WorkServer {
	newest(): Promise<Omit<WorkVersion, "savedAt"> | null>;
	save(work: WorkToSave): Promise<{ revision: number; diverged: boolean }>;
}

export interface WorkSyncOptions {
	shelf: WorkShelf;
	server: WorkServer;
	newId: () => string;
	/** Keeps at once what is shown and not kept yet. */
	flush(): void;
	/** False while what is shown is not kept, be it that it was changed just now or that the browser cannot. */
	isKept(): boolean;
	/** Work made elsewhere takes the place of what is shown, which has not been changed here. */
	onReplaced(body: string, by: "other_tab" | "other_device"): void;
	/** It was changed here and elsewhere: what was made here stands, the other is an earlier version. */
	onDiverged(by: "other_tab" | "other_device"): void;
	/** True while the server has everything. Not told while what is shown is not kept. */
	onInLine(inLine: boolean): void;
}

export interface WorkSync {
	/** Keeps the work in this browser; false where it cannot. */
	keep(body: string, pressed: boolean): boolean;
	/** Brings browser and server in line: sends what the server has not got, takes what it has newer. */
	bringInLine(): Promise<void>;
	/** Another tab of this browser has written to the shelf. `changed`: this tab shows what it has not kept yet. */
	otherTabWrote(changed: boolean): void;
}

/** One work between a page, this browser's shelf and the server. No clock decides: revisions do. */
export function createWorkSync({
	shelf,
	server,
	newId,
	flush,
	isKept,
	onReplaced,
	onDiverged,
	onInLine,
}: WorkSyncOptions): WorkSync {
	/** What this tab last wrote to the shelf or read from it. */
	let known = shelf.read()?.body ?? null;
	let running: Promise<void> | null = null;
	let again = false;

	function keep(body: string, pressed: boolean): boolean {
		const kept = shelf.read();
		let aside = kept?.aside ?? [];
		const ofOtherTab = kept !== null && kept.body !== known && kept.body !== body;
		if (kept && (ofOtherTab || (kept.pressed && kept.action && kept.body !== body)) && isTaken(kept.body))
			aside = [...aside, { body: kept.body, action: kept.action ?? newId() }].slice(-ASIDE_MAXIMUM);
		if (ofOtherTab) onDiverged("other_tab");
		const unchanged = kept?.body === body && !(pressed && !kept.pressed);
		const action = unchanged ? kept.action : newId();
		const done = shelf.write({
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
		const newest = await server.newest();
		flush();
		if (newest) recognize(newest);
		const kept = shelf.read();
		if (newest && newest.revision > (kept?.base ?? 0) && !isWaiting(kept) && isKept()) return take(newest);
		if (isWaiting(kept)) await send();
		tell(!isWaiting(shelf.read()));
	}

	function tell(inLine: boolean): void {
		if (isKept()) onInLine(inLine);
	}

	/** The server's newest is what was sent from here: only the answer was lost. */
	function recognize({ revision, action }: { revision: number; action: string }): void {
		const kept = shelf.read();
		if (kept?.sent === action) shelf.write(arrived(kept, action, revision));
	}

	function take({ revision, body, pressed }: { revision: number; body: string; pressed: boolean }): void {
		const shown = shelf.read()?.body ?? null;
		if (!shelf.write({ body, base: revision, action: null, sent: null, pressed, aside: [] })) return;
		known = body;
		if (shown !== body) onReplaced(body, "other_device");
		tell(true);
	}

	/** Sends what lies aside, then the work itself; what is changed meanwhile waits for the next time. */
	async function send(): Promise<void> {
		for (let kept = shelf.read(); kept && isWaiting(kept); kept = shelf.read()) {
			const [first] = kept.aside;
			const sent = first ?? { body: kept.body, action: kept.action ?? newId() };
			const pressed = first !== undefined || kept.pressed;
			shelf.write({ ...kept, sent: sent.action });
			const { revision, diverged } = await server.save({ ...sent, base: kept.base, pressed });
			const now = shelf.read();
			if (!now || !shelf.write(arrived(now, sent.action, revision))) return;
			if (diverged) onDiverged("other_device");
			if (!first && now.action !== kept.action) return;
		}
	}

	async function bringInLine(): Promise<void> {
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
		bringInLine,
		otherTabWrote(changed) {
			const kept = shelf.read();
			if (!kept || kept.body === known || changed) return;
			known = kept.body;
			onReplaced(kept.body, "other_tab");
		},
	};
}

function isTaken(body: string): boolean {
	return new TextEncoder().encode(body).length <= LONGEST_BYTES;
}

function isWaiting(kept: KeptWork | null): boolean {
	return kept !== null && (kept.action !== null || kept.aside.length > 0);
}

/** A work once the server has what was sent of it. */
function arrived(kept: KeptWork, sent: string, revision: number): KeptWork {
	return {
		...kept,
		base: revision,
		action: kept.action === sent ? null : kept.action,
		sent: kept.sent === sent ? null : kept.sent,
		aside: kept.aside.filter(({ action }) => action !== sent),
	};
}
