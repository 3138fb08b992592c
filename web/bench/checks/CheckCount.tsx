import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/platform/ui/class-names.ts";
import type { CheckRun } from "./check-run.ts";

/** "2/5" in the colour of the run; before the first one, how many checks there are. */
export function CheckCount({ run, steps }: { run: CheckRun; steps: readonly string[] }) {
	const passed = run.steps.filter(({ state }) => state === "passed").length;
	const begun = run.steps.length > 0;
	return (
		<span
			className={classNames(
				"min-w-5.5 px-1.5 rounded-full text-tiny leading-5.5 font-extrabold text-center",
				run.phase === "failed"
					? "bg-coral text-on-coral"
					: run.phase === "passed"
						? "bg-leaf-wash text-leaf"
						: "bg-sunken text-ink-2",
			)}
		>
			{begun ? m.checks_count({ passed, count: steps.length }) : steps.length}
		</span>
	);
}
