import { z } from "zod/mini";
import { listEveryProject } from "#content/catalogue.ts";
import { type ClassChange, classChange } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { changeFailureText } from "#web/classroom/classes/change-failure-text.ts";
import { changeText } from "#web/classroom/classes/change-text.ts";
import { CLASS_CHANGE } from "#web/classroom/classes/class-change.ts";
import { storedClasses } from "#web/classroom/classes/classes.data.ts";
import type { Entry } from "#web/platform/outbox/outbox.ts";

const KINDS: Record<string, (values: { title: string }) => string> = {
	check_sketch: m.outbox_kind_check_sketch,
	check_blocks: m.outbox_kind_check_blocks,
	submission: m.outbox_kind_submission,
	take_hint: m.outbox_kind_take_hint,
	check_attempt: m.outbox_kind_check_attempt,
	lesson_progress: m.outbox_kind_lesson_progress,
	"save_work:sketch": m.outbox_kind_save_sketch,
	"save_work:blocks": m.outbox_kind_save_blocks,
	"save_work:circuit": m.outbox_kind_save_circuit,
};

const FAILURES: Record<string, () => string> = {
	network_gone: m.outbox_failure_network_gone,
	not_signed_in: m.outbox_failure_not_signed_in,
	busy: m.outbox_failure_busy,
	unavailable: m.outbox_failure_busy,
	too_many_requests: m.outbox_failure_too_many_requests,
	cannot_award: m.outbox_failure_cannot_award,
	too_large: m.outbox_failure_too_large,
	no_room: m.outbox_failure_no_room,
	unreadable: m.outbox_failure_unreadable,
	unknown_project: m.outbox_failure_unknown_project,
	circuit_missing: m.outbox_failure_circuit_missing,
};

/** The project or challenge that an entry is about. */
export function projectOf({ kind, subject }: Pick<Entry, "kind" | "subject">) {
	const id = kind === "save_work" ? (subject.split(":")[1] ?? subject) : (subject.split("/")[0] ?? subject);
	const known = listEveryProject(getLocale()).find((project) => project.id === id);
	return { id, title: known?.title ?? id, kit: known?.kit ?? null };
}

/** What becomes of a class; null for what is no such change, or cannot be read. */
export function classChangeOf({ kind, payload }: Pick<Entry, "kind" | "payload">): ClassChange | null {
	return kind === CLASS_CHANGE ? (z.safeParse(classChange, payload).data ?? null) : null;
}

/** Names a pending action. */
export function kindText(entry: Pick<Entry, "kind" | "subject" | "payload" | "person">): string {
	const change = classChangeOf(entry);
	if (change) return changeText(change, storedClasses.read(entry.person));
	if (entry.kind === CLASS_CHANGE) return m.outbox_kind_class_change();
	const { title } = projectOf(entry);
	const name = entry.kind === "save_work" ? `${entry.kind}:${entry.subject.split(":")[0]}` : entry.kind;
	return (KINDS[name] ?? m.outbox_kind_other)({ title });
}

/** Why it was not sent; nothing where it was not tried. */
export function failureText(entry: Pick<Entry, "state" | "failure" | "kind" | "payload">): string | null {
	const { state, failure } = entry;
	if (!failure) return null;
	const change = classChangeOf(entry);
	if (change && state === "refused") return changeFailureText(change, failure.code);
	const text = Object.hasOwn(FAILURES, failure.code) ? FAILURES[failure.code] : undefined;
	return (text ?? (state === "refused" ? m.outbox_failure_refused : m.outbox_failure_waiting))();
}
