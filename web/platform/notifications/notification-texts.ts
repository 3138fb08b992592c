import { m } from "#messages/generated/messages.js";
import type { Notification } from "./notifications.data.ts";

type Texts = { title: string; message: string };
type Params = Notification["params"];

/** The texts of a code; null where a parameter is missing. */
type Maker = (params: Params) => Texts | null;

const TEXTS: Record<string, Maker> = {
	submission_approved: ofSubmission((values) => ({ title: m.news_approved_title(), message: m.news_approved(values) })),
	submission_rejected: ofSubmission((values) => ({ title: m.news_rejected_title(), message: m.news_rejected(values) })),
	submission_under_review: ofSubmission((values) => ({
		title: m.news_under_review_title(),
		message: m.news_under_review(values),
	})),
	submission_reopened: ofSubmission((values) => ({ title: m.news_reopened_title(), message: m.news_reopened(values) })),
	forum_post: ofPost((values) => ({ title: m.news_forum_post_title(), message: m.news_forum_post(values) })),
	forum_comment: ofPost((values) => ({ title: m.news_forum_comment_title(), message: m.news_forum_comment(values) })),
	forum_warning: ({ line }) =>
		typeof line === "string" ? { title: m.news_warning_title(), message: m.news_warning({ line }) } : null,
	consent_asked: ({ author }) =>
		typeof author === "string" ? { title: m.news_consent_title(), message: m.news_consent({ author }) } : null,
	age_asked: ({ author, age }) =>
		typeof author === "string" && typeof age === "number"
			? { title: m.news_age_title(), message: m.news_age({ author, age }) }
			: null,
	assistant_distress: ({ author }) =>
		typeof author === "string" ? { title: m.news_distress_title(), message: m.news_distress({ author }) } : null,
	assistant_question: ({ author }) =>
		typeof author === "string" ? { title: m.news_question_title(), message: m.news_question({ author }) } : null,
	teacher_tip: ({ author, tip }) =>
		typeof author === "string" && typeof tip === "string"
			? { title: m.news_tip_title({ author }), message: tip }
			: null,
	assignment_reminder: ({ author, challenge_title }) =>
		typeof author === "string" && typeof challenge_title === "string"
			? { title: m.news_reminder_title({ author }), message: m.news_reminder({ challenge: challenge_title }) }
			: null,
	educator_waits: ({ author }) =>
		typeof author === "string" ? { title: m.news_waits_title(), message: m.news_waits({ author }) } : null,
	educator_verified: () => ({ title: m.news_verified_title(), message: m.news_verified() }),
	reported: () => ({ title: m.news_reported_title(), message: m.news_reported() }),
};

type ClassValues = { name: string; className: string };
type ManyValues = { count: number; className: string };

/** The texts of several in one line. */
const MANY_TEXTS: Record<string, (values: ManyValues) => Texts> = {
	class_join_asked: (values) => ({
		title: m.news_class_asked_many_title(values),
		message: m.news_class_asked_many(values),
	}),
	class_first_choice: (values) => ({
		title: m.news_class_first_many_title(values),
		message: m.news_class_first_many(values),
	}),
	educator_waits: ({ count }) => ({ title: m.news_waits_many_title({ count }), message: m.news_waits_many() }),
	class_left: (values) => ({ title: m.news_class_left_many_title(values), message: m.news_class_left_many(values) }),
};

const CLASS_TEXTS: Record<string, (values: ClassValues) => Texts> = {
	class_join_asked: (values) => ({ title: m.news_class_asked_title(), message: m.news_class_asked(values) }),
	class_first_choice: (values) => ({ title: m.news_class_first_title(), message: m.news_class_first(values) }),
	class_locked: (values) => ({ title: m.news_class_locked_title(), message: m.news_class_locked(values) }),
	class_locked_here: (values) => ({
		title: m.news_class_locked_here_title(),
		message: m.news_class_locked_here(values),
	}),
	class_unknown_names: (values) => ({ title: m.news_class_unknown_title(), message: m.news_class_unknown(values) }),
	class_left: (values) => ({ title: m.news_class_left_title(), message: m.news_class_left(values) }),
	class_hand_raised: (values) => ({ title: m.news_class_hand_title(), message: m.news_class_hand(values) }),
	class_taught: (values) => ({ title: m.news_class_taught_title(), message: m.news_class_taught(values) }),
	class_handed_over: (values) => ({
		title: m.news_class_handed_over_title(),
		message: m.news_class_handed_over(values),
	}),
	class_let_in: (values) => ({ title: m.news_class_let_in_title(), message: m.news_class_let_in(values) }),
};

/** What a notification, or `count` of them in one line, says in the page's language. Of a code that this page does not know, only that there is something new. */
export function notificationTexts({ code, params }: Pick<Notification, "code" | "params">, count = 1): Texts {
	const ofMany = count > 1 && Object.hasOwn(MANY_TEXTS, code) ? MANY_TEXTS[code] : undefined;
	if (ofMany) return ofMany({ count, className: textOf(params.class_name) });
	const ofClass = Object.hasOwn(CLASS_TEXTS, code) ? CLASS_TEXTS[code] : undefined;
	if (ofClass) return ofClass({ name: textOf(params.name), className: textOf(params.class_name) });
	const texts = Object.hasOwn(TEXTS, code) ? TEXTS[code]?.(params) : null;
	return texts ?? { title: m.news_other_title(), message: m.news_other() };
}

/** The page it leads to; null where it leads nowhere. */
export function notificationPage({ code, params }: Pick<Notification, "code" | "params">): string | null {
	const { challenge_id, kit, post_id, case_id } = params;
	if (code === "consent_asked") return "/consents";
	if (code === "educator_waits") return "/staff";
	if (code === "assistant_distress") return "/ai-questions?show=distress";
	if (code === "assistant_question") return "/ai-questions?show=asked";
	if (typeof case_id === "string") return `/reports?case=${encodeURIComponent(case_id)}`;
	if (typeof post_id === "string") return `/forum?post=${encodeURIComponent(post_id)}`;
	if (code === "class_hand_raised" && typeof params.class_id === "string") {
		return `/student-progress?class=${encodeURIComponent(params.class_id)}`;
	}
	if (code === "age_asked") return typeof params.class_id === "string" ? classPage(params.class_id) : "/staff";
	if (code.startsWith("class_") && typeof params.class_id === "string") {
		return code === "class_let_in" ? "/dashboard" : classPage(params.class_id);
	}
	if (typeof challenge_id !== "string") return null;
	if (code.startsWith("submission_")) return `/dashboard?feedback=${encodeURIComponent(challenge_id)}`;
	const page = kit === "primary" || kit === "secondary" ? `/${kit}-kit` : "/challenges";
	return `${page}?challenge=${encodeURIComponent(challenge_id)}`;
}

const classPage = (id: string) => `/class-management?class=${encodeURIComponent(id)}`;

function ofSubmission(make: (values: { challenge: string; points: number }) => Texts): Maker {
	return ({ challenge_title, points }) =>
		typeof challenge_title === "string"
			? make({ challenge: challenge_title, points: typeof points === "number" ? points : 0 })
			: null;
}

function ofPost(make: (values: { author: string; post: string }) => Texts): Maker {
	return ({ author, post_title }) =>
		typeof author === "string" && typeof post_title === "string" ? make({ author, post: post_title }) : null;
}

function textOf(value: unknown): string {
	return typeof value === "string" ? value : "";
}
