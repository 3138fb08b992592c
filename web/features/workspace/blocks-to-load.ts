import type { BlocksState, SavedBlocks } from "./blocks-store.ts";
import { hasBlocks } from "./own-blocks.ts";

/**
 * What Load brings back: what was saved, else the blocks as they stand, when there is more to them than the flag.
 * `body`: the work as it stands, kept already or not; empty where there is none.
 */
export function blocksToLoad(kept: SavedBlocks, body: string): BlocksState | "unreadable" | null {
	if (kept.found === "unreadable") return "unreadable";
	if (kept.found === "blocks" && kept.saved) return kept.saved;
	if (body === "") return null;
	const current: BlocksState = JSON.parse(body);
	return hasBlocks(current) ? current : null;
}
