import {
	Blocks,
	Cpu,
	FileCheck,
	LayoutDashboard,
	type LucideIcon,
	MessagesSquare,
	ShieldAlert,
	Trophy,
	UsersRound,
} from "lucide-react";
import { m } from "#messages/generated/messages.js";

type Entry = {
	to: "/dashboard" | "/primary-kit" | "/secondary-kit" | "/challenges" | "/forum" | "/reports" | "/consents" | "/staff";
	label: () => string;
	note?: () => string;
	icon: LucideIcon;
};

type Group = {
	title?: () => string;
	entries: readonly Entry[];
	/** For administrators only, or for all staff. */
	administrators?: true;
	staff?: true;
};

/** The sidebar. A page that is built gets its line here. */
export const NAVIGATION: readonly Group[] = [
	{ entries: [{ to: "/dashboard", label: m.nav_dashboard, icon: LayoutDashboard }] },
	{
		title: m.nav_educator_tools,
		administrators: true,
		entries: [{ to: "/staff", label: m.nav_staff, icon: UsersRound }],
	},
	{
		staff: true,
		entries: [
			{ to: "/reports", label: m.nav_reports, icon: ShieldAlert },
			{ to: "/consents", label: m.nav_consents, icon: FileCheck },
		],
	},
	{
		title: m.nav_learn_and_create,
		entries: [
			{ to: "/primary-kit", label: m.nav_primary_kit, note: m.primary_ages, icon: Blocks },
			{ to: "/secondary-kit", label: m.nav_secondary_kit, icon: Cpu },
			{ to: "/challenges", label: m.nav_challenges, note: m.nav_challenges_note, icon: Trophy },
			{ to: "/forum", label: m.nav_forum, note: m.nav_forum_note, icon: MessagesSquare },
		],
	},
];
