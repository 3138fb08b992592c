import { m } from "#messages/generated/messages.js";
import type { CaseLine, LogLine } from "./moderation.data.ts";

const KIND: Record<CaseLine["kind"], (values: { name: string }) => string> = {
	post: m.reports_post_by,
	comment: m.reports_comment_by,
	name: m.reports_name_of,
};

/** "A comment by Kelvin B." */
export function caseTitle({ kind, author }: Pick<CaseLine, "kind" | "author">): string {
	return KIND[kind]({ name: author ?? m.forum_unknown_user() });
}

const REASON: Record<string, () => string> = {
	private: m.reports_reason_private,
	unkind: m.report_unkind,
	unsafe: m.report_unsafe,
	spam: m.reports_reason_spam,
	other: m.report_other,
};

export function reasonText(reason: string): string {
	return (REASON[reason] ?? m.report_other)();
}

const HOUR_MS = 3_600_000;

/** "Safety · 21 hours left", or how long it is overdue. */
export function dueText({ safety, dueAt }: Pick<CaseLine, "safety" | "dueAt">, now: Date): string {
	const hours = (new Date(dueAt).getTime() - now.getTime()) / HOUR_MS;
	const kind = safety ? m.reports_safety() : m.reports_general();
	if (hours < 0) return m.reports_overdue({ kind, hours: Math.ceil(-hours) });
	if (hours < 1) return m.reports_due_soon({ kind });
	return m.reports_due({ kind, hours: Math.floor(hours) });
}

const ACTION: Record<string, (values: { name: string }) => string> = {
	reported: m.log_reported,
	hidden_by_reports: () => m.log_hidden_by_reports(),
	hidden: m.log_hidden,
	kept_hidden: m.log_kept_hidden,
	restored: m.log_restored,
	dismissed: m.log_dismissed,
	warned: m.log_warned,
};

export function logText({ action, actor }: Pick<LogLine, "action" | "actor">): string {
	return (ACTION[action] ?? m.log_reported)({ name: actor ?? m.forum_unknown_user() });
}
