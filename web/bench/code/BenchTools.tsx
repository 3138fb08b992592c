import { BookOpen, Lightbulb } from "lucide-react";
import type { ComponentProps } from "react";
import { hintCost } from "#domain/bench/score.ts";
import { m } from "#messages/generated/messages.js";
import { useFreeHelp } from "#web/bench/hints/helps.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { BenchMenu } from "./BenchMenu.tsx";
import type { PanelTab } from "./use-bench-panel.ts";

type BenchToolsProps = Omit<ComponentProps<typeof BenchMenu>, "onReference"> & {
	/** Which tab is seen; null while none is. */
	shown: PanelTab | null;
	onShow: (tab: "reference" | "task") => void;
};

/** What helps with a program, beside Verify and Upload. The reference and the hints open in a panel beside the code. */
export function BenchTools({ shown, onShow, ...menu }: BenchToolsProps) {
	const { project } = menu;
	const free = useFreeHelp(project);
	return (
		<>
			<Button
				variant="quiet"
				aria-pressed={shown === "reference"}
				className="bench-tool bench-tool-reference"
				title={m.reference_title()}
				onClick={() => onShow("reference")}
			>
				<BookOpen size={20} aria-hidden="true" />
				<span>{m.reference_title()}</span>
			</Button>
			{project.hints.length > 0 && (
				<Button data-tour="hint" variant="quiet" className="bench-tool" onClick={() => onShow("task")}>
					<Lightbulb size={20} aria-hidden="true" />
					{free ? m.bench_hint() : m.bench_hint_cost({ points: hintCost(project.points) })}
				</Button>
			)}
			<BenchMenu {...menu} onReference={() => onShow("reference")} />
		</>
	);
}
