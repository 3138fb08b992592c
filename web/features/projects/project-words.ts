import type { ProjectFacts } from "#content/schema.ts";
import { m } from "#messages/generated/messages.js";
import type { ChipTone } from "#web/ui/Chip.tsx";

type Level = ProjectFacts["level"];

const LEVELS: Record<Level, { words: () => string; tone: ChipTone }> = {
	Beginner: { words: m.level_beginner, tone: "leaf" },
	Intermediate: { words: m.level_intermediate, tone: "teal" },
	Advanced: { words: m.level_advanced, tone: "violet" },
};

export function levelWords(level: Level): string {
	return LEVELS[level].words();
}

export function levelTone(level: Level): ChipTone {
	return LEVELS[level].tone;
}
