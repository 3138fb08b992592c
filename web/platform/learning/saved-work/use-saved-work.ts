import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isListed } from "#content/kits.ts";
import { useConnected } from "#web/platform/backend/connection.ts";
import { useStandstill } from "#web/platform/learning/standstill.ts";
import type { Action } from "#web/platform/outbox/action.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { localWorkStore } from "./local-work-store.ts";
import { onceWithin } from "./once-within.ts";
import { enqueueSave, SAVE_WORK, subjectOf, workServer } from "./save-work.ts";
import type { WorkKey } from "./saved-work.data.ts";
import type { WorkStore } from "./work-store.ts";
import { createWorkSync, type WorkSync } from "./work-sync.ts";
import { sayConflict, sayReplaced } from "./work-toasts.ts";

const KEPT_AFTER_MS = 2000;
/** What is kept here goes to the server this often at most, unless Save is pressed. */
const SENT_AFTER_MS = 8000;

/**
 * `saved`: the server has it. `saved_here`: this browser has it, and the server will where it takes the project's work. `not_kept`: the browser's storage is
 * full or blocked; it lives in this page only.
 */
export type WorkState = "saved" | "saved_here" | "unsaved" | "not_kept";

export interface Work {
	/** What to open with. */
	initialBody: string;
	state: WorkState;
	/** The present work. */
	body(): string;
	edit(body: string): void;
	/** Keeps it now, as a version of its own; false where the browser cannot. */
	save(): boolean;
}

interface WorkOptions {
	key: WorkKey;
	/** What a work begins with. */
	starter: string;
	/** Shows work that was made elsewhere; the learner has changed nothing here since. */
	onReplaced: (body: string) => void;
	store?: WorkStore;
}

/**
 * A learner's work in one project: kept in this browser within 2 s of a change, on hiding the page and when asked,
 * and in line with the server and with other tabs. The key and the store are those of the first call.
 */
export function useSavedWork({ key, starter, onReplaced, store: given }: WorkOptions): Work {
	const { userId, projectId, kind } = key;
	const [store] = useState(() => given ?? localWorkStore(key));
	const [initialBody] = useState(() => store.read()?.body ?? starter);
	const [state, setState] = useState<WorkState>(() => stateOf(store));
	const current = useRef(initialBody);
	const kept = useRef(initialBody);
	const connected = useConnected();

	const replaced = useEffectEvent((body: string, by: "other_tab" | "other_device") => {
		const shown = current.current;
		current.current = body;
		kept.current = body;
		setState(stateOf(store));
		if (body === shown) return;
		onReplaced(body);
		sayReplaced(by);
	});
	const flush = useEffectEvent(() => {
		if (kept.current !== current.current) keep(false);
	});
	const isKept = () => kept.current === current.current;
	const [sync] = useState(() => openSync(key, store, { flush, isKept, replaced, setState }));
	const [keeping] = useState(() => onceWithin(KEPT_AFTER_MS, flush));
	const [sending] = useState(() => onceWithin(SENT_AFTER_MS, send));

	function keep(pressed: boolean): boolean {
		keeping.stop();
		if (!sync.keep(current.current, pressed)) {
			setState("not_kept");
			return false;
		}
		kept.current = current.current;
		setState(stateOf(store));
		if (pressed) send();
		else sending.ask();
		return true;
	}

	/** What the server refuses or does not receive is kept here and is sent with the next change or connection. */
	function send(): void {
		sending.stop();
		if (!isListed(projectId)) return;
		sync.synchronise().catch(() => undefined);
	}

	const sendLatest = useEffectEvent(send);

	useStandstill(() => {
		const isKeptNow = isKept() || keep(false);
		send();
		return { kept: isKeptNow };
	});

	const onSent = useEffectEvent(() => {
		if (isKept()) setState(stateOf(store));
	});
	useEffect(() => {
		const subject = subjectOf({ projectId, kind });
		return outbox.onResult(({ action }) => {
			const isOwn = action.kind === SAVE_WORK && action.person === userId && action.subject === subject;
			if (isOwn) onSent();
			return isOwn;
		});
	}, [userId, projectId, kind]);

	useEffect(() => (isListed(projectId) ? outbox.onFlush(sync.synchronise) : undefined), [projectId, sync]);

	useEffect(() => {
		if (connected) sendLatest();
	}, [connected]);

	useEffect(() => {
		const onVisibility = () => (document.visibilityState === "hidden" ? flush() : sendLatest());
		document.addEventListener("visibilitychange", onVisibility);
		addEventListener("pagehide", flush);
		const stopWatching = store.watch(() => sync.otherTabWrote(current.current !== kept.current));
		return () => {
			document.removeEventListener("visibilitychange", onVisibility);
			removeEventListener("pagehide", flush);
			stopWatching();
			flush();
			keeping.stop();
			sendLatest();
		};
	}, [store, sync, keeping]);

	return {
		initialBody,
		state,
		body: () => current.current,
		edit(body) {
			current.current = body;
			setState(body === kept.current ? stateOf(store) : "unsaved");
			keeping.ask();
		},
		save: () => keep(true),
	};
}

function stateOf(store: WorkStore): WorkState {
	return store.read()?.unsent ? "saved_here" : "saved";
}

interface Shown {
	flush: () => void;
	isKept: () => boolean;
	replaced: (body: string, by: "other_tab" | "other_device") => void;
	setState: (state: WorkState) => void;
}

function openSync(key: WorkKey, store: WorkStore, { flush, isKept, replaced, setState }: Shown): WorkSync {
	let last: Promise<Action> | null = null;
	return createWorkSync({
		store,
		newest: () => workServer.newest(key),
		enqueue(save, from) {
			if (!isListed(key.projectId)) return;
			last = Promise.resolve(last).then(() => enqueueSave(outbox, key, save, from));
		},
		async send() {
			const action = await last;
			if (action) await outbox.sendNow(action.id);
		},
		flush,
		isKept,
		onReplaced: replaced,
		onConflict: () => sayConflict("other_tab"),
		onInLine: (inLine) => setState(inLine ? "saved" : "saved_here"),
	});
}
