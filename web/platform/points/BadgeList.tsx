import { useQuery } from "@tanstack/react-query";
import { HandHeart, Lightbulb, type LucideIcon, PencilRuler } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { type Badges, badgesQuery } from "./badges.queries.ts";

const KINDS: { of: keyof Badges; icon: LucideIcon; text: (count: { count: number }) => string }[] = [
	{ of: "unaided", icon: Lightbulb, text: m.badge_unaided },
	{ of: "made", icon: PencilRuler, text: m.badge_made },
	{ of: "helped", icon: HandHeart, text: m.badge_helped },
];

/** The badges that this person has; nothing while there is none. Never a rank, and nothing is lost by a pause. */
export function BadgeList() {
	const { data } = useQuery(badgesQuery(usePerson().id));
	const earned = KINDS.filter(({ of }) => (data?.[of] ?? 0) > 0);
	if (!data || earned.length === 0) return null;
	return (
		<ul aria-label={m.badges()} className="grid gap-2 m-0 p-0 pt-3 list-none border-t border-line text-sm">
			{earned.map(({ of, icon: Icon, text }) => (
				<li key={of} className="flex items-center gap-2.5">
					<span className="grid place-items-center size-8 shrink-0 rounded-full bg-sun-wash text-sun-ink">
						<Icon size={17} aria-hidden="true" />
					</span>
					{text({ count: data[of] })}
				</li>
			))}
		</ul>
	);
}
