import { m } from "#messages/generated/messages.js";
import type { WorkState } from "#web/learning/saved-work/use-saved-work.ts";
import { classNames } from "#web/ui/class-names.ts";

const WORDS: Record<WorkState, () => string> = {
	saved: m.bench_saved,
	saved_here: m.bench_saved_here,
	unsaved: m.bench_unsaved,
	not_kept: m.bench_not_kept,
};

/** Where the program is kept: one line below it, so that nothing moves while somebody writes. Read out only in need. */
export function SavedLine({ state }: { state: WorkState }) {
	const isLost = state === "not_kept";
	return (
		<p
			role={isLost ? "alert" : undefined}
			className={classNames(
				"shrink-0 px-4.5 py-1.5 border-t border-line text-tiny",
				isLost ? "bg-coral-wash text-coral-deep font-bold" : "text-ink-2",
			)}
		>
			{WORDS[state]()}
		</p>
	);
}
