import type { BlocksState, SavedBlocks } from "./blocks-store.ts";
import { hasBlocks } from "./own-blocks.ts";

/**
 * What Load restores: what was saved, else the present blocks, when there is more to them than the flag.
 * `body`: the present work, kept already or not; empty where there is none.
 */
export function blocksToLoad(kept: SavedBlocks, body: string): BlocksState | "unreadable" | null {
	if (kept.found === "unreadable") return "unreadable";
	if (kept.found === "blocks" && kept.saved) return kept.saved;
	if (body === "") return null;
	const current: BlocksState = JSON.parse(body);
	return hasBlocks(current) ? current : null;
}
