import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import { m } from "#messages/generated/messages.js";
import type { PartKinds } from "#simulator/parts/part.ts";
import type { MovedBoard } from "#web/circuit/board/live-board.ts";
import { CircuitView } from "#web/circuit/CircuitView.tsx";
import { BoardControls } from "#web/features/circuit-view/BoardControls.tsx";
import { CppPane } from "#web/features/workspace/CppPane.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx";
import "#web/circuit/circuit.css";

interface BoardOrCppProps {
	project: BlockProject;
	kinds: PartKinds;
	board: MovedBoard;
	program: BlockProgram;
	onReset: () => void;
	/** On a phone, only the tabs are seen. */
	folded: boolean;
	onFold: (folded: boolean) => void;
}

/** No project has two parts of a kind to move. */
const NO_NAMES: ReadonlyMap<string, string> = new Map();

type Pane = "board" | "cpp";

/** The board as it runs, or the same program in C++. */
export function BoardOrCpp({ project, kinds, board, program, onReset, folded, onFold }: BoardOrCppProps) {
	const [pane, setPane] = useState<Pane>("board");
	return (
		<Tabs value={pane} onValueChange={(next) => setPane(next as Pane)} className="flex flex-col h-full min-h-0">
			<div className="flex items-center gap-1.5 m-1.5 lg:m-2 shrink-0">
				<TabList aria-label={m.blocks_board_or_cpp()} className="grow" onClick={() => onFold(false)}>
					<Tab value="board">{m.blocks_board()}</Tab>
					<Tab value="cpp">{m.blocks_cpp()}</Tab>
				</TabList>
				<span className="block-bench-fold">
					<IconButton
						icon={folded ? ChevronDown : ChevronUp}
						label={folded ? m.blocks_board_show() : m.blocks_board_hide()}
						onClick={() => onFold(!folded)}
					/>
				</span>
			</div>
			<TabPanel value="board" className="board-stage dots bg-teal-wash grow min-h-0">
				<CircuitView circuit={project.circuit} board={board} onReset={onReset} />
				<div className="block-bench-controls">
					<BoardControls circuit={project.circuit} kinds={kinds} names={NO_NAMES} board={board} />
				</div>
			</TabPanel>
			<TabPanel value="cpp" className="grow min-h-0">
				<CppPane program={program} devices={project.devices} />
			</TabPanel>
		</Tabs>
	);
}
