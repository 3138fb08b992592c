import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import type { CircuitScene, ScenePin } from "#web/bench/player/circuit/circuit-scene.ts";
import { SceneLayer } from "#web/bench/player/circuit/SceneLayer.tsx";
import { SceneParts } from "#web/bench/player/circuit/SceneParts.tsx";
import { loupeAt } from "./loupe-position.ts";
import { type Draft, DraftLine } from "./Overlay.tsx";
import type { Point } from "./view-port.ts";

const SCALE = 4.2;
const RADIUS = 72;
const ignore = () => {};

interface LoupeProps {
	scene: CircuitScene;
	board: SeenBoard;
	/** Where the finger is: on the pane, and in the scene. */
	at: Point;
	under: Point;
	pane: { width: number; height: number };
	/** The pin that lifting the finger would take, and its name. */
	pin: ScenePin | undefined;
	text: string;
	/** The wire that is being drawn. */
	draft: Draft | null;
}

/** What lies under the finger, larger and beside it, with the name of the pin that it means. */
export function Loupe({ scene, board, at, under, pane, pin, text, draft }: LoupeProps) {
	const { x, y } = loupeAt(at, pane);
	return (
		<div className="loupe" data-testid="loupe" data-pin={pin?.endpoint} style={{ left: x, top: y }} aria-hidden="true">
			<div className="loupe-glass">
				<div
					className="build-world"
					style={{
						transform: `translate(${RADIUS - under.x * SCALE}px, ${RADIUS - under.y * SCALE}px) scale(${SCALE})`,
					}}
				>
					<SceneParts scene={scene} board={board} onReset={ignore} />
					{draft && (
						<SceneLayer box={scene.box} className="overflow-visible">
							<DraftLine draft={draft} />
						</SceneLayer>
					)}
					{pin && (
						<SceneLayer box={scene.box} className="overflow-visible">
							<circle cx={pin.x} cy={pin.y} r="4.6" stroke="#fff" strokeWidth="2.6" />
							<circle cx={pin.x} cy={pin.y} r="4.6" stroke="var(--glow)" strokeWidth="1.4" />
							<path d={`M${pin.x - 3} ${pin.y}h6M${pin.x} ${pin.y - 3}v6`} stroke="#fff" strokeWidth="0.8" />
						</SceneLayer>
					)}
				</div>
			</div>
			{pin && <b className="loupe-name">{text}</b>}
		</div>
	);
}
