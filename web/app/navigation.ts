import {
	Blocks,
	Cpu,
	FileCheck,
	GraduationCap,
	Grid3x3,
	LayoutDashboard,
	type LucideIcon,
	MessageCircleQuestionMark,
	MessagesSquare,
	Rocket,
	School,
	ShieldAlert,
	Trophy,
	UsersRound,
} from "lucide-react";
import { m } from "#messages/generated/messages.js";

type Audience = keyof typeof AUDIENCES;

const AUDIENCES = { administrators: "administrator", staff: "staff", educators: "educator" } as const;

type Entry = {
	to:
		| "/dashboard"
		| "/primary-kit"
		| "/secondary-kit"
		| "/challenges"
		| "/class-management"
		| "/student-progress"
		| "/forum"
		| "/tutorials"
		| "/quick-start"
		| "/reports"
		| "/consents"
		| "/ai-questions"
		| "/staff";
	label: () => string;
	note?: () => string;
	icon: LucideIcon;
	/** Who finds it in the sidebar; everybody where it is left out. */
	audience?: Audience;
};

type Group = { title?: () => string; entries: readonly Entry[] };

/** The sidebar. A page that is built gets its line here. */
const NAVIGATION: readonly Group[] = [
	{ entries: [{ to: "/dashboard", label: m.nav_dashboard, icon: LayoutDashboard }] },
	{
		title: m.nav_educator_tools,
		entries: [
			{ to: "/class-management", label: m.classes_title, icon: School, audience: "educators" },
			{ to: "/student-progress", label: m.progress_title, icon: Grid3x3, audience: "educators" },
			{ to: "/reports", label: m.nav_reports, icon: ShieldAlert, audience: "staff" },
			{ to: "/ai-questions", label: m.nav_ai_questions, icon: MessageCircleQuestionMark, audience: "staff" },
			{ to: "/consents", label: m.nav_consents, icon: FileCheck, audience: "staff" },
			{ to: "/staff", label: m.nav_staff, icon: UsersRound, audience: "administrators" },
		],
	},
	{
		title: m.nav_learn_and_create,
		entries: [
			{ to: "/primary-kit", label: m.nav_primary_kit, note: m.primary_ages, icon: Blocks },
			{ to: "/secondary-kit", label: m.nav_secondary_kit, icon: Cpu },
			{ to: "/challenges", label: m.nav_challenges, note: m.nav_challenges_note, icon: Trophy },
			{ to: "/forum", label: m.nav_forum, note: m.nav_forum_note, icon: MessagesSquare },
			{ to: "/tutorials", label: m.tutorials_title, icon: GraduationCap },
			{ to: "/quick-start", label: m.quick_start_title, icon: Rocket },
		],
	},
];

/** The groups with what this person finds in them; none is empty. */
export function navigationFor(
	permissions: Record<"administrator" | "staff" | "educator", boolean> | undefined,
): readonly Group[] {
	const isShown = ({ audience }: Entry) => audience === undefined || permissions?.[AUDIENCES[audience]] === true;
	return NAVIGATION.map((group) => ({ ...group, entries: group.entries.filter(isShown) })).filter(
		({ entries }) => entries.length > 0,
	);
}
