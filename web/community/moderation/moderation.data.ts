import { forumCheck } from "#domain/api/community.ts";
import { ask } from "#web/platform/backend/ask.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** A case that another answered meanwhile. */
export const CASE_CHANGED = "PT409";

export type CaseStatus = "open" | "answered";
export type CaseKind = "post" | "comment" | "name";
export type Decision = "hide" | "restore" | "dismiss";

export type CaseLine = {
	id: string;
	kind: CaseKind;
	author: string | null;
	safety: boolean;
	dueAt: string;
	status: CaseStatus;
	/** What most reports say first. */
	reason: string;
	reports: number;
	hidden: boolean;
};

export type Report = {
	id: string;
	reporterId: string | null;
	reporter: string | null;
	reason: string;
	note: string | null;
	at: string;
};
export type LogLine = { id: number; action: string; actor: string | null; line: string | null; at: string };

export type Case = CaseLine & {
	authorId: string | null;
	/** The words as they were when they were first reported. */
	reported: string;
	/** When it was posted, and the title of the post it is below; null for a name, and for what is deleted. */
	postedAt: string | null;
	under: string | null;
	postId: string | null;
	revision: number;
	decision: string | null;
	allReports: Report[];
	log: LogLine[];
	/** Warnings of this author in all cases. */
	warnings: number;
	/** How many posts the author has. */
	posts: number;
	/** The names of the classes that the author is in. */
	classes: string[];
};

const LINE =
	"id, kind, safety, due_at, status, author:people!moderation_cases_author_id_fkey(display_name), reports:moderation_reports(reason), post:forum_posts(hidden_at), comment:forum_comments(hidden_at, post_id)";

/** Open cases by due time; answered ones, the newest first. */
export async function listCases(backend: Backend, status: CaseStatus): Promise<CaseLine[]> {
	const rows = unwrap(
		await backend
			.from("moderation_cases")
			.select(LINE)
			.eq("status", status)
			.order(status === "open" ? "due_at" : "decided_at", { ascending: status === "open" })
			.limit(100),
	);
	return rows.map(lineOf);
}

type Row = {
	id: string;
	kind: string;
	safety: boolean;
	due_at: string;
	status: string;
	author: { display_name: string } | null;
	reports: { reason: string }[];
	post: { hidden_at: string | null } | null;
	comment: { hidden_at: string | null } | null;
};

function lineOf(row: Row): CaseLine {
	return {
		id: row.id,
		kind: row.kind as CaseKind,
		author: row.author?.display_name ?? null,
		safety: row.safety,
		dueAt: row.due_at,
		status: row.status as CaseStatus,
		reason: row.reports[0]?.reason ?? "other",
		reports: row.reports.length,
		hidden: (row.post ?? row.comment)?.hidden_at != null,
	};
}

/** One case with its reports and its log; null where it is gone. */
export async function getCase(backend: Backend, id: string): Promise<Case | null> {
	const row = unwrap(
		await backend
			.from("moderation_cases")
			.select(
				`${LINE}, posted:forum_posts(created_at),
				posted_comment:forum_comments(created_at, post:forum_posts!forum_comments_post_id_fkey(title)), author_id, reported, post_id, revision, decision,
				all_reports:moderation_reports(id, reason, note, reported_at, reporter:people(id, display_name)),
				log:moderation_log(id, action, line, at, actor:people(display_name))`,
			)
			.eq("id", id)
			.order("reported_at", { referencedTable: "moderation_reports" })
			.order("id", { referencedTable: "moderation_log", ascending: false })
			.maybeSingle(),
	);
	if (!row) return null;
	const counted = { count: "exact", head: true } as const;
	const [warned, posts, classes] = row.author_id
		? await Promise.all([
				backend.from("moderation_cases").select("id", counted).eq("author_id", row.author_id).eq("warned", true),
				backend.from("forum_posts").select("id", counted).eq("user_id", row.author_id),
				backend.rpc("classes_in_case", { of_case: id }),
			])
		: [];
	return {
		...lineOf(row),
		authorId: row.author_id,
		reported: row.reported,
		postedAt: (row.posted ?? row.posted_comment)?.created_at ?? null,
		under: row.posted_comment?.post?.title ?? null,
		postId: row.post_id ?? row.comment?.post_id ?? null,
		revision: row.revision,
		decision: row.decision,
		allReports: row.all_reports.map((report) => ({
			id: report.id,
			reporterId: report.reporter?.id ?? null,
			reporter: report.reporter?.display_name ?? null,
			reason: report.reason,
			note: report.note,
			at: report.reported_at,
		})),
		log: row.log.map((line) => ({
			id: line.id,
			action: line.action,
			actor: line.actor?.display_name ?? null,
			line: line.line,
			at: line.at,
		})),
		warnings: warned?.count ?? 0,
		posts: posts?.count ?? 0,
		classes: classes ? unwrap(classes) : [],
	};
}

const LONGEST_CHECKED = 10_000;

/** What the filter finds in reported words by now, as [start, end) in order. */
export async function findInReported(reported: string): Promise<{ start: number; end: number }[]> {
	const texts = [reported.slice(0, LONGEST_CHECKED)];
	return (await ask(forumCheck, { texts })).findings;
}

/** Throws BackendError `CASE_CHANGED` where another was first. */
export async function decideCase(
	backend: Backend,
	{ id, revision }: Pick<Case, "id" | "revision">,
	decision: Decision,
	line: string | null,
): Promise<void> {
	unwrap(
		await backend.rpc("decide_case", {
			case_id: id,
			read_revision: revision,
			decision,
			warn: line !== null,
			...(line === null ? {} : { line }),
		}),
	);
}

export type StaffWord = { word: string; allowed: boolean };

export async function listWords(backend: Backend): Promise<StaffWord[]> {
	return unwrap(await backend.from("moderation_words").select("word, allowed").order("word").limit(1000));
}

export async function addWord(backend: Backend, word: StaffWord): Promise<void> {
	unwrap(await backend.from("moderation_words").insert(word));
}

export async function removeWord(backend: Backend, word: string): Promise<void> {
	unwrap(await backend.from("moderation_words").delete().eq("word", word));
}
