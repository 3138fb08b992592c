import { Link } from "@tanstack/react-router";
import { Blocks, Cpu, GraduationCap, type LucideIcon, MessagesSquare, Rocket, Trophy } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";

type Way = {
	to: "/primary-kit" | "/secondary-kit" | "/challenges" | "/forum" | "/tutorials" | "/quick-start";
	icon: LucideIcon;
	title: () => string;
	text: () => string;
	badge: () => string;
};

const WAYS: readonly Way[] = [
	{ to: "/primary-kit", icon: Blocks, title: m.nav_primary_kit, text: m.way_primary_text, badge: m.primary_ages },
	{
		to: "/secondary-kit",
		icon: Cpu,
		title: m.nav_secondary_kit,
		text: m.way_secondary_text,
		badge: m.way_secondary_ages,
	},
	{
		to: "/challenges",
		icon: Trophy,
		title: m.nav_challenges,
		text: m.way_challenges_text,
		badge: m.way_all_levels,
	},
	{ to: "/forum", icon: MessagesSquare, title: m.nav_forum, text: m.way_forum_text, badge: m.way_all_ages },
	{
		to: "/tutorials",
		icon: GraduationCap,
		title: m.tutorials_title,
		text: m.way_tutorials_text,
		badge: m.way_all_ages,
	},
	{
		to: "/quick-start",
		icon: Rocket,
		title: m.quick_start_title,
		text: m.way_quick_start_text,
		badge: m.way_beginners,
	},
];

/** Where one can go from the dashboard, each with the age or level it is for. `brief`: those besides the kits, as plain links. */
export function WaysOn({ brief = false }: { brief?: boolean }) {
	if (brief) return <BriefWays />;
	return (
		<nav aria-label={m.ways_title()} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
			{WAYS.map(({ to, icon: Icon, title, text, badge }) => (
				<Link
					key={to}
					to={to}
					className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 items-center p-4 rounded-large bg-surface border border-line shadow-lift-1 hover:border-edge"
				>
					<span className="row-span-2 grid place-items-center size-11 rounded-medium bg-teal-wash text-teal-deep">
						<Icon size={22} aria-hidden="true" />
					</span>
					<span className="font-extrabold leading-tight">{title()}</span>
					<span className="text-sm text-ink-2">{text()}</span>
					<Chip className="col-start-2 justify-self-start mt-1">{badge()}</Chip>
				</Link>
			))}
		</nav>
	);
}

function BriefWays() {
	return (
		<nav aria-label={m.ways_title()} className="flex flex-wrap gap-x-6 gap-y-2">
			{WAYS.filter(({ to }) => to !== "/primary-kit" && to !== "/secondary-kit").map(({ to, icon: Icon, title }) => (
				<Link
					key={to}
					to={to}
					className="inline-flex items-center gap-2 min-h-11 font-bold text-ink-2 no-underline hover:text-ink"
				>
					<Icon size={20} aria-hidden="true" />
					{title()}
				</Link>
			))}
		</nav>
	);
}
