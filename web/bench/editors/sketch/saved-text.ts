import { m } from "#messages/generated/messages.js";
import type { WorkState } from "#web/platform/learning/saved-work/use-saved-work.ts";

const LABELS: Record<WorkState, () => string> = {
	saved: m.bench_saved,
	saved_here: m.bench_saved_here,
	unsaved: m.bench_unsaved,
	not_kept: m.bench_unsaved,
};

/** Where the program is stored, in two or three words. */
export function savedText(state: WorkState): string {
	return LABELS[state]();
}
