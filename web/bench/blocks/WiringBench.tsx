import { Puzzle } from "lucide-react";
import { useMemo, useState } from "react";
import type { BlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { buildingModules, CircuitBuilder } from "#web/bench/circuit/builder/CircuitBuilder.tsx";
import { useBuilding } from "#web/bench/circuit/builder/use-building.ts";
import { WiringGuide } from "#web/bench/circuit/wiring-guide/WiringGuide.tsx";
import { STILL_BOARD } from "#web/bench/player/circuit/still-board.ts";
import { usePrefetch } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import "#web/bench/player/circuit/circuit.css";
import "./wiring-bench.css";

interface WiringBenchProps {
	project: BlockProject;
	userId: string;
	/** The guide is one line above the board. */
	isSmall: boolean;
	onClose: () => void;
}

/**
 * The project's circuit to be wired by the learner, with the guide beside it: practice for the real board, as the page says.
 * The blocks run on the project's own circuit.
 */
export function WiringBench({ project, userId, isSmall, onClose }: WiringBenchProps) {
	const wanted = project.circuit;
	const start = useMemo(() => ({ ...wanted, wires: [] }), [wanted]);
	const builder = useBuilding({ userId, projectId: project.id, start, wired: wanted });
	const [marks, setMarks] = useState<SVGGElement | null>(null);
	usePrefetch(buildingModules);
	return (
		<div className="wiring-bench">
			{isSmall && (
				<div className="wiring-bench-close">
					<Button variant="quiet" className="shrink-0" onClick={onClose}>
						<Puzzle size={18} aria-hidden="true" />
						{m.guide_to_blocks()}
					</Button>
					<p>{m.guide_practice()}</p>
				</div>
			)}
			<div className="wiring-bench-guide">
				<WiringGuide
					{...{ start, wanted, marks, isSmall }}
					circuit={builder.circuit}
					scene={builder.scene}
					board={STILL_BOARD}
					way={{
						back: m.guide_to_blocks(),
						icon: Puzzle,
						next: m.guide_all_done_blocks(),
						note: m.guide_practice(),
					}}
					onWire={builder.wire}
					onReplace={builder.replace}
					onWireAll={builder.wireForMe}
					onClose={onClose}
				/>
			</div>
			<section aria-label={m.guide_board()} className="wiring-bench-board board-stage">
				<CircuitBuilder builder={builder} board={STILL_BOARD} wired={wanted} onReset={() => {}} marksRef={setMarks} />
			</section>
		</div>
	);
}
