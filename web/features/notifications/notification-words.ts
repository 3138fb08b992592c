import { m } from "#messages/generated/messages.js";
import type { Notification } from "./notifications.data.ts";

type Words = { title: string; message: string };
type Values = { challenge: string; points: number };

const WORDS: Record<string, (values: Values) => Words> = {
	submission_approved: (values) => ({ title: m.news_approved_title(), message: m.news_approved(values) }),
	submission_rejected: (values) => ({ title: m.news_rejected_title(), message: m.news_rejected(values) }),
	submission_under_review: (values) => ({ title: m.news_under_review_title(), message: m.news_under_review(values) }),
	submission_reopened: (values) => ({ title: m.news_reopened_title(), message: m.news_reopened(values) }),
};

/** What a notification says, in the page's language. Of a code that this page does not know, only that there is something new. */
export function notificationWords({ code, params }: Pick<Notification, "code" | "params">): Words {
	const make = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
	const { challenge_title, points } = params;
	if (!make || typeof challenge_title !== "string") return { title: m.news_other_title(), message: m.news_other() };
	return make({ challenge: challenge_title, points: typeof points === "number" ? points : 0 });
}

/** The page it leads to; null where it leads nowhere. */
export function notificationPage({ params }: Pick<Notification, "params">): string | null {
	const { challenge_id, kit } = params;
	if (typeof challenge_id !== "string") return null;
	const page = kit === "primary" || kit === "secondary" ? `/${kit}-kit` : "/challenges";
	return `${page}?challenge=${encodeURIComponent(challenge_id)}`;
}
