import { ArrowRight } from "lucide-react";
import type { Circuit } from "#simulator/circuit.ts";
import type { StepEnd, WireStep } from "#simulator/wiring/wiring-steps.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import { SceneParts } from "#web/bench/player/circuit/SceneParts.tsx";
import { endPositionText } from "#web/bench/player/circuit/wiring-step-texts.ts";

interface StepEndsProps {
	step: WireStep;
	/** Where the ends belong in the learner's circuit. */
	from: string | null;
	to: string | null;
	wanted: Circuit;
	scene: CircuitScene;
	board: SeenBoard;
}

/** Both ends of a wire: what is drawn there, and its name. */
export function StepEnds({ step, from, to, wanted, scene, board }: StepEndsProps) {
	return (
		<div className="guide-ends">
			<End {...{ end: step.from, at: from, wanted, scene, board }} />
			<ArrowRight size={20} aria-hidden="true" />
			<End {...{ end: step.to, at: to, wanted, scene, board }} />
		</div>
	);
}

const SCALE = 2;
const ignore = () => {};

function End({
	end,
	at,
	wanted,
	scene,
	board,
}: { end: StepEnd; at: string | null } & Omit<StepEndsProps, "step" | "from" | "to">) {
	const point = at === null ? undefined : scene.pointAt(at);
	return (
		<div className="guide-end">
			{point && (
				<div className="guide-picture circuit-colors" aria-hidden="true" inert>
					<div
						style={{
							transform: `translate(${-point.x * SCALE}px, ${-point.y * SCALE}px) scale(${SCALE})`,
						}}
					>
						<SceneParts scene={scene} board={board} onReset={ignore} />
					</div>
					<i className="guide-dot" />
				</div>
			)}
			<b>{endPositionText(end, wanted)}</b>
		</div>
	);
}
