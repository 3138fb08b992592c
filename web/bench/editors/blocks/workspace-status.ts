import { m } from "#messages/generated/messages.js";
import type { StatusMessage } from "#web/bench/run/status/use-status-message.ts";

/** What the workspace says at Run. */
export const added = () => done(m.blocks_added());
export const removed = () => done(m.blocks_removed());
export const cleared = () => done(m.blocks_cleared());
export const loaded = () => done(m.blocks_loaded());
export const saved = () => done(m.blocks_saved());
export const started = (): StatusMessage => ({ ...done(m.blocks_started()), brief: true });
/** The blocks do what they should: while they run on, or at their end. */
export const perfect = () => done(m.blocks_perfect(), m.blocks_works());
export const finished = () => done(m.blocks_finished(), m.blocks_perfect());
export const needMore = () => guidance(m.blocks_need_more());
export const cannotRun = () => guidance(m.blocks_too_deep());
export const droppedOutside = () => guidance(m.blocks_drop_outside());
export const tried = () => done(m.blocks_tried());
export const dragIt = () => guidance(m.blocks_drag_it());
export const noneSaved = () => guidance(m.blocks_none_saved());
export const loadFailed = (): StatusMessage => ({ tone: "failure", text: m.blocks_load_failed() });
export const notKept = (): StatusMessage => ({ tone: "failure", text: m.blocks_not_kept() });

function done(text: string, more?: string): StatusMessage {
	return { tone: "done", text, ...(more !== undefined && { more }) };
}

function guidance(text: string): StatusMessage {
	return { tone: "guidance", text };
}
