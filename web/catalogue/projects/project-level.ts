import type { ProjectFacts } from "#content/schema.ts";
import { m } from "#messages/generated/messages.js";
import type { ChipTone } from "#web/platform/ui/Chip.tsx";

type Level = ProjectFacts["level"];

const LEVELS: Record<Level, { label: () => string; tone: ChipTone }> = {
	Beginner: { label: m.level_beginner, tone: "leaf" },
	Intermediate: { label: m.level_intermediate, tone: "teal" },
	Advanced: { label: m.level_advanced, tone: "violet" },
};

export function levelText(level: Level): string {
	return LEVELS[level].label();
}

export function levelTone(level: Level): ChipTone {
	return LEVELS[level].tone;
}
