import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { fromBlockly } from "#domain/block-program/from-blockly.ts";
import { type BlocksState, blocksStore } from "./blocks-store.ts";
import { notKept } from "./workspace-toasts.ts";

const AUTOSAVE_AFTER_MS = 2000;

/** A learner's blocks in one project, kept in this browser: 2 s after the last change, on leaving, and when asked. */
export function useKeptBlocks(person: string, projectId: string) {
	const store = useMemo(() => blocksStore(person, projectId), [person, projectId]);
	const changed = useRef<BlocksState | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const refused = useRef(false);
	/** What is kept or needs no keeping, as text. */
	const settled = useRef("");

	function keep() {
		clearTimeout(timer.current);
		if (!changed.current) return;
		const done = store.keep(changed.current);
		if (!done && !refused.current) notKept();
		refused.current = !done;
		if (done) settle(changed.current);
	}

	function settle(state: BlocksState) {
		settled.current = JSON.stringify(state);
		changed.current = null;
	}

	const keepOnLeaving = useEffectEvent(keep);
	useEffect(() => {
		const onHide = () => {
			if (document.visibilityState === "hidden") keepOnLeaving();
		};
		document.addEventListener("visibilitychange", onHide);
		addEventListener("pagehide", keepOnLeaving);
		return () => {
			document.removeEventListener("visibilitychange", onHide);
			removeEventListener("pagehide", keepOnLeaving);
			keepOnLeaving();
		};
	}, []);

	return {
		/** What to open the workspace with: null for the starter. */
		opening(): BlocksState | "unreadable" | null {
			keep();
			if (changed.current) return changed.current;
			const kept = store.read();
			if (kept.found === "unreadable") return "unreadable";
			return kept.found === "blocks" ? kept.current : null;
		},
		/** The workspace is open with these blocks: they are no change. */
		opened(state: BlocksState) {
			if (!changed.current) settle(state);
		},
		/** What Load brings back: what was saved, else what was kept by itself, when there is more to it than the flag. */
		loading(): BlocksState | "unreadable" | null {
			const kept = store.read();
			if (kept.found === "unreadable") return "unreadable";
			if (kept.found === "nothing") return null;
			return kept.saved ?? (hasBlocks(kept.current) ? kept.current : null);
		},
		change(state: BlocksState) {
			clearTimeout(timer.current);
			changed.current = null;
			if (JSON.stringify(state) === settled.current) return;
			changed.current = state;
			timer.current = setTimeout(keep, AUTOSAVE_AFTER_MS);
		},
		/** False where the browser keeps nothing. */
		save(state: BlocksState): boolean {
			clearTimeout(timer.current);
			const done = store.save(state);
			if (done) settle(state);
			return done;
		},
	};
}

/** A state that cannot be read counts as blocks: Load then says that it failed. */
function hasBlocks(state: BlocksState): boolean {
	return fromBlockly(state)?.statements.length !== 0;
}
