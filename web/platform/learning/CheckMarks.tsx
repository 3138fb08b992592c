import { Check } from "lucide-react";
import type { StepResult } from "#domain/bench/check-report.ts";
import { classNames } from "#web/platform/ui/class-names.ts";

const LOOKS = {
	passed: "bg-leaf text-surface",
	failed: "bg-surface border-2 border-coral",
	waiting: "bg-surface border-2 border-dashed border-ink-2",
};

/** One mark a check, in their order: done, not yet, not judged. Hidden from screen readers: a count follows. */
export function CheckMarks({ steps }: { steps: readonly Pick<StepResult, "id" | "state">[] }) {
	return (
		<span aria-hidden="true" className="inline-flex flex-wrap gap-1 shrink-0">
			{steps.map(({ id, state }) => (
				<span
					key={id}
					data-mark={state}
					className={classNames("grid place-items-center size-4.5 rounded-full", LOOKS[state])}
				>
					{state === "passed" && <Check size={12} strokeWidth={4} />}
				</span>
			))}
		</span>
	);
}
