import type { Outcome } from "#domain/api/assistant.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

export const PAGE_SIZE = 30;

export type LoggedExchange = {
	id: string;
	learnerId: string;
	/** Null where the name cannot be read. */
	learner: string | null;
	projectId: string | null;
	question: string;
	/** What the learner was shown; null where no answer came. */
	answer: string | null;
	outcome: Outcome | "pending" | "failed";
	model: string | null;
	askedAt: string;
	/** The program that the learner handed on with the question; null where they handed nothing on. */
	handedOn: string | null;
	seen: { by: string | null; at: string } | null;
};

/** After which exchange the next page begins. */
export type PageStart = { at: string; id: string } | null;

const EXCHANGE =
	"id, user_id, program, for_teacher_at, project_id, question, answer, outcome, model, asked_at, seen_at, learner:people!assistant_exchanges_user_id_fkey(display_name), seer:people!assistant_exchanges_seen_by_fkey(display_name)";

/** One page of what learners asked, newest first; `distress` are those of children who may need help, `asked` those handed on to teachers. */
export async function listExchanges(
	backend: Backend,
	show: "all" | "distress" | "asked",
	after: PageStart,
): Promise<LoggedExchange[]> {
	let query = backend
		.from("assistant_exchanges")
		.select(EXCHANGE)
		.order("asked_at", { ascending: false })
		.order("id", { ascending: false })
		.limit(PAGE_SIZE);
	if (show === "asked") query = query.not("for_teacher_at", "is", null);
	if (show === "distress") query = query.eq("outcome", "distress");
	if (after) query = query.or(`asked_at.lt.${after.at},and(asked_at.eq.${after.at},id.lt.${after.id})`);
	return unwrap(await query).map((row) => ({
		id: row.id,
		learnerId: row.user_id,
		learner: row.learner?.display_name ?? null,
		projectId: row.project_id,
		question: row.question,
		answer: row.answer,
		outcome: row.outcome as LoggedExchange["outcome"],
		model: row.model,
		askedAt: row.asked_at,
		handedOn: row.for_teacher_at ? (row.program ?? "") : null,
		seen: row.seen_at ? { by: row.seer?.display_name ?? null, at: row.seen_at } : null,
	}));
}

/** Notes that the caller looks after a child in distress. */
export async function seeExchange(backend: Backend, id: string): Promise<void> {
	unwrap(await backend.rpc("see_exchange", { exchange: id }));
}
