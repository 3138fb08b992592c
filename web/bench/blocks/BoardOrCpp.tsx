import { ClipboardList } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { BlockProject } from "#content/projects.ts";
import type { Pointer } from "#domain/assistant/pointers.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { m } from "#messages/generated/messages.js";
import type { PartKinds } from "#simulator/parts/part.ts";
import { BoardControls } from "#web/bench/circuit/view/BoardControls.tsx";
import { CppPane } from "#web/bench/editors/blocks/CppPane.tsx";
import type { BlockPlayer } from "#web/bench/editors/blocks/player.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { Hands } from "#web/bench/player/circuit/hands/Hands.tsx";
import { PointedAt } from "#web/bench/player/circuit/PointedAt.tsx";
import { sizeNow, useFittingCircuit } from "#web/bench/player/circuit/use-fitting-circuit.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { LightTags } from "./LightTags.tsx";
import { SensorReadings } from "./SensorReadings.tsx";
import { SensorTags } from "./SensorTags.tsx";
import "#web/bench/player/circuit/circuit.css";

interface BoardOrCppProps {
	project: BlockProject;
	kinds: PartKinds;
	board: MovedBoard;
	player: BlockPlayer;
	program: BlockProgram;
	/** What the helper points at. */
	shown: Pointer | null;
	onReset: () => void;
	/** Opens the wiring guide. */
	onWire: () => void;
}

/** No project has two parts of a kind to move. */
const NO_NAMES: ReadonlyMap<string, string> = new Map();

type Pane = "board" | "cpp";

/** The board as it runs, or the same program in C++. */
export function BoardOrCpp({ project, kinds, board, player, program, shown, onReset, onWire }: BoardOrCppProps) {
	const [pane, setPane] = useState<Pane>("board");
	const scene = useRef<HTMLDivElement>(null);
	const circuit = useFittingCircuit(scene, project.circuit, sizeWhenRun);
	const at = shown?.kind === "pin" || shown?.kind === "part" ? shown : null;
	useEffect(() => {
		if (at) setPane("board");
	}, [at]);
	return (
		<Tabs
			value={pane}
			onValueChange={(next) => setPane(next as Pane)}
			className="relative flex flex-col h-full min-h-0"
		>
			<TabList aria-label={m.blocks_board_or_cpp()} className="block-bench-tabs">
				<Tab value="board">{m.blocks_board()}</Tab>
				<Tab value="cpp">{m.blocks_cpp()}</Tab>
			</TabList>
			{pane === "board" && (
				<Button variant="soft" className="block-bench-wire" title={m.guide_open()} onClick={onWire}>
					<ClipboardList size={18} aria-hidden="true" />
					<span>{m.guide_open()}</span>
				</Button>
			)}
			<TabPanel value="board" className="board-stage grow min-h-0">
				<div ref={scene} className="block-bench-scene dots">
					<CircuitView circuit={circuit} board={board} onReset={onReset}>
						<LightTags devices={project.program.devices} circuit={circuit} player={player} />
						<SensorTags
							devices={project.program.devices}
							circuit={circuit}
							kinds={kinds}
							player={player}
							above={circuit !== project.circuit}
						/>
						<Hands circuit={circuit} kinds={kinds} names={NO_NAMES} board={board} quiet />
						{at && <PointedAt circuit={circuit} at={at} />}
					</CircuitView>
				</div>
				<div className="block-bench-controls">
					<BoardControls circuit={project.circuit} kinds={kinds} names={NO_NAMES} board={board} />
					<SensorReadings project={project} player={player} />
				</div>
			</TabPanel>
			<TabPanel value="cpp" className="grow min-h-0">
				<CppPane program={program} devices={project.program.devices} />
			</TabPanel>
		</Tabs>
	);
}

/** The pane is larger while the program runs: the layout is chosen for then, so that no part moves when it begins. */
function sizeWhenRun(pane: HTMLElement) {
	const bench = pane.closest<HTMLElement>(".block-bench:not([data-running])");
	if (!bench) return sizeNow(pane);
	bench.dataset.running = "true";
	const size = sizeNow(pane);
	delete bench.dataset.running;
	return size;
}
