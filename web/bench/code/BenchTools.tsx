import { BookOpen, Lightbulb } from "lucide-react";
import type { KeyboardEvent } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { ActionMenu } from "../actions/ActionMenu.tsx";
import { runByKey } from "../actions/bench-action.ts";
import type { CodeActionBench } from "./actions/code-action.ts";
import { CODE_ACTIONS } from "./actions/code-actions.ts";
import type { PanelTab } from "./use-bench-panel.ts";

/** Runs the action of a pressed key. */
export function runCodeAction(event: KeyboardEvent, bench: CodeActionBench): void {
	runByKey(event, CODE_ACTIONS, bench);
}

interface BenchToolsProps {
	bench: CodeActionBench;
	/** Which tab is seen; null while none is. */
	shown: PanelTab | null;
}

/** What helps with a program, beside Verify and Upload. The reference and the hints open in a panel beside the code. */
export function BenchTools({ bench, shown }: BenchToolsProps) {
	const { project, showHelp } = bench;
	return (
		<>
			<Button
				variant="quiet"
				aria-pressed={shown === "reference"}
				className="bench-tool bench-tool-reference"
				title={m.reference_title()}
				onClick={() => showHelp("reference")}
			>
				<BookOpen size={20} aria-hidden="true" />
				<span>{m.reference_title()}</span>
			</Button>
			{project.hints.length > 0 && (
				<Button variant="quiet" className="bench-tool" onClick={() => showHelp("task")}>
					<Lightbulb size={20} aria-hidden="true" />
					{m.bench_hint()}
				</Button>
			)}
			<ActionMenu actions={CODE_ACTIONS} bench={bench} />
		</>
	);
}
