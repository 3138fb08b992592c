import { m } from "#messages/generated/messages.js";
import type { FileProblem } from "./file-problem.ts";

const PROBLEMS: Record<FileProblem, (file: { name: string }) => string> = {
	type_not_taken: m.file_type_not_taken,
	heic: m.file_heic,
	empty: m.file_empty,
	too_large: m.file_too_large,
	not_what_it_says: m.file_not_what_it_says,
	unreadable: m.file_unreadable,
};

/** Why a file is not taken. */
export function problemText(problem: FileProblem, name: string): string {
	return PROBLEMS[problem]({ name });
}

/** "12 KB", "1.4 MB". */
export function sizeText(bytes: number): string {
	if (bytes < 1_000_000) return m.file_kilobytes({ size: Math.max(1, Math.round(bytes / 1000)) });
	return m.file_megabytes({ size: (bytes / 1_000_000).toFixed(1) });
}
