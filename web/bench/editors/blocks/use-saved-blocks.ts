import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSavedWork } from "#web/platform/learning/saved-work/use-saved-work.ts";
import { type BlocksState, blocksStore } from "./blocks-store.ts";
import { blocksToLoad } from "./blocks-to-load.ts";

/**
 * A learner's blocks in one project: kept in this browser 2 s after the last change, on leaving and when asked, and in
 * line with the server. `onReplaced` shows blocks that were made elsewhere; `onNotKept` says that the browser keeps nothing.
 */
export function useSavedBlocks(
	userId: string,
	projectId: string,
	onReplaced: (state: BlocksState) => void,
	onNotKept: () => void,
) {
	const [store] = useState(() => blocksStore(userId, projectId));
	const work = useSavedWork({
		key: { userId, projectId, kind: "blocks" },
		starter: "",
		onReplaced: (body) => onReplaced(JSON.parse(body)),
		store: store.work,
	});
	/** What is shown and needs no keeping, or is being kept already, as text. */
	const settled = useRef("");

	const refused = useRef(false);
	const sayOnce = useEffectEvent(() => {
		if (work.state === "not_kept" && !refused.current) onNotKept();
		if (work.state !== "unsaved") refused.current = work.state === "not_kept";
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new state is looked at once
	useEffect(() => sayOnce(), [work.state]);

	return {
		/** What to open the workspace with: null for the starter. */
		opening(): BlocksState | "unreadable" | null {
			if (work.body() !== "") return JSON.parse(work.body());
			return store.read().found === "unreadable" ? "unreadable" : null;
		},
		/** The workspace shows these blocks: they are no change. */
		shown(state: BlocksState) {
			settled.current = JSON.stringify(state);
		},
		/** What is kept cannot be shown: it is not replaced before it is set aside. */
		notShown: store.distrust,
		/** What Load restores. */
		loading: () => blocksToLoad(store.read(), work.body()),
		change(state: BlocksState) {
			const text = JSON.stringify(state);
			if (text === settled.current) return;
			settled.current = text;
			work.edit(text);
		},
		/** False where the browser keeps nothing. */
		save(state: BlocksState): boolean {
			settled.current = JSON.stringify(state);
			work.edit(settled.current);
			return work.save();
		},
	};
}
