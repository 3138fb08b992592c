import { forumPost, type PostingResponse } from "#domain/api/community.ts";
import type { TextFilter } from "../../moderation/filter-threads.ts";
import type { ServiceClient } from "../../platform/backend/backend.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type Caller, perMinute } from "../handler.ts";

/** How often somebody may post or comment, each. */
export const WRITING_LIMIT = perMinute(20);

/** What the database asks of a text before it is read; see `require_forum_gate`. */
interface Gate {
	action: string;
	edits: string | undefined;
	below: string | null;
	class: string | null;
}

/** What somebody writes in the forum. `store` keeps it and returns its id. */
interface Writing {
	gate: Gate;
	texts: () => string[];
	store: (service: ServiceClient) => Promise<string>;
}

export type Write = (caller: Caller, writing: Writing) => Promise<PostingResponse>;

/**
 * The database decides who may write, and how often; then what is posted passes the filter. Without the backend's secret
 * nothing can be posted (`cannot_manage`).
 */
export function openWriting(service: ServiceClient | null, filter: TextFilter | null): Write {
	return async ({ userId: author, signal }, { gate, texts, store }) => {
		if (!service || !filter) throw new Refusal("cannot_manage");
		try {
			await service.rpc("require_forum_gate", { author, ...gate, edits: gate.edits ?? null } as never).throwOnError();
			const findings = await filter.findingsIn(texts(), author, signal);
			if (findings.length > 0) return { result: "stopped", findings };
			return { result: "posted", id: await store(service) };
		} catch (error) {
			return responseTo(error);
		}
	};
}

/** The database's own answers: FORUM with why a person may not write, QRATE with the seconds to wait. */
function responseTo(error: unknown): PostingResponse {
	const { code, details } = error as { code?: string; details?: string };
	if (code === "FORUM") return forumPost.response.parse({ result: "barred", bar: details });
	if (code === "QRATE") return { result: "wait", seconds: Number(details) };
	if (code === "PT404") throw new Refusal("not_found");
	// Of many bytes, where each sign has several.
	if (code === "23514") throw new Refusal("too_large");
	throw error;
}
