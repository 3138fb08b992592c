import { Blocks, Code, Cpu, type LucideIcon } from "lucide-react";
import type { ProjectCard } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";

/** The three groups of the challenges page. */
export interface Category {
	level: ProjectCard["level"];
	icon: LucideIcon;
	title: () => string;
	ages: () => string;
	/** Block code or text code; a group that does not say leaves it out. */
	code: (() => string) | null;
	difficulty: () => string;
	time: () => string;
}

export const CATEGORIES: readonly Category[] = [
	{
		level: "Beginner",
		icon: Blocks,
		title: m.level_beginner,
		ages: m.challenges_beginner_ages,
		code: m.challenges_block_code,
		difficulty: m.challenges_easy,
		time: m.challenges_beginner_time,
	},
	{
		level: "Intermediate",
		icon: Code,
		title: m.level_intermediate,
		ages: m.challenges_intermediate_ages,
		code: m.challenges_text_code,
		difficulty: m.challenges_medium,
		time: m.challenges_intermediate_time,
	},
	{
		level: "Advanced",
		icon: Cpu,
		title: m.level_advanced,
		ages: m.challenges_advanced_ages,
		code: null,
		difficulty: m.challenges_hard,
		time: m.challenges_advanced_time,
	},
];
