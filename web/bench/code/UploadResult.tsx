import { m } from "#messages/generated/messages.js";
import type { CheckRun } from "#web/bench/checks/check-run.ts";
import { classNames } from "#web/platform/ui/class-names.ts";

interface UploadResultProps {
	run: CheckRun;
	count: number;
	/** Leads to the checks. */
	onOpen: () => void;
}

/** What came of the last upload, beside Run; a press leads to the checks. */
export function UploadResult({ run, count, onOpen }: UploadResultProps) {
	const text = resultText(run, count);
	return (
		<div role="status" className="run-result">
			{text !== null && (
				<button
					type="button"
					onClick={onOpen}
					className={classNames(
						"min-h-11 px-3 py-1 rounded-medium font-extrabold text-sm leading-tight text-balance max-w-full",
						run.phase === "failed" || run.phase === "miswired"
							? "bg-coral-wash text-coral-deep"
							: run.phase === "passed"
								? "bg-leaf-wash text-leaf"
								: "bg-sunken text-ink-2",
					)}
				>
					{text}
				</button>
			)}
		</div>
	);
}

function resultText({ phase, steps }: CheckRun, count: number): string | null {
	const passed = steps.filter(({ state }) => state === "passed").length;
	switch (phase) {
		case "none":
			return null;
		case "page":
		case "server":
			return m.result_checking();
		case "failed":
			return m.result_passed_some({ passed, count });
		case "miswired":
			return m.result_miswired();
		case "unanswered":
			return m.result_unanswered();
		case "passed":
			return m.result_passed();
	}
}
