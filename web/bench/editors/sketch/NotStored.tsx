import { m } from "#messages/generated/messages.js";
import type { WorkState } from "#web/platform/learning/saved-work/use-saved-work.ts";

/** Says below the editor that this browser cannot store the program; else nothing. */
export function NotStored({ state }: { state: WorkState }) {
	if (state !== "not_kept") return null;
	return (
		<p
			role="alert"
			className="shrink-0 px-4.5 py-1.5 border-t border-line text-tiny bg-coral-wash text-coral-deep font-bold"
		>
			{m.bench_not_kept()}
		</p>
	);
}
