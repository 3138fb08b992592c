import { m } from "#messages/generated/messages.js";
import { dismissFailure, showFailure, showGuidance, toast } from "#web/platform/ui/toast.ts";

/** What the workspace says. What worked is said briefly, the newer replaces the older; guidance goes after 4 s. */

export const added = () => done(m.blocks_added(), "edit");
export const removed = () => done(m.blocks_removed(), "edit");
export const cleared = () => done(m.blocks_cleared(), "edit");
export const started = () => done(m.blocks_started(), "run");
export const finished = () => done(m.blocks_finished(), "run");
export const perfect = () => done(m.blocks_perfect(), "matched");
export const needMore = () => showGuidance(m.blocks_need_more(), "sequence");
export const cannotRun = () => showGuidance(m.blocks_too_deep(), "sequence");
export const droppedOutside = () => showGuidance(m.blocks_drop_outside(), "drop");
export const noneSaved = () => showGuidance(m.blocks_none_saved(), "load");
export const loadFailed = () => showFailure(m.blocks_load_failed());
export const notKept = () => showFailure(m.blocks_not_kept());

export function loaded(): void {
	dismissFailure(m.blocks_load_failed());
	done(m.blocks_loaded(), "keep");
}

export function saved(kept: boolean): void {
	if (kept) done(m.blocks_saved(), "keep");
	else notKept();
}

function done(text: string, kind: string): void {
	toast.success(text, { id: `blocks-${kind}` });
}
