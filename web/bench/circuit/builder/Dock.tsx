import { Cable, MousePointer2, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { WireColor } from "#simulator/circuit.ts";
import { ColorStrip } from "./ColorStrip.tsx";
import { DockButton } from "./DockButton.tsx";
import { SelectionTools } from "./SelectionTools.tsx";
import type { Builder } from "./use-building.ts";

export type Mode = "move" | "wire";

interface DockProps {
	builder: Builder;
	mode: Mode;
	onModeChange: (mode: Mode) => void;
	color: WireColor | null;
	onColorChange: (color: WireColor | null) => void;
	/** Little room: the colours open on a press. */
	isSmall: boolean;
	/** What a small pane has in the dock besides. */
	children?: ReactNode;
}

/** The tools below the board: the hand, the pen with its colours, what can be done to what is chosen, undo and redo. */
export function Dock({ builder, mode, onModeChange, color, onColorChange, isSmall, children }: DockProps) {
	const { selection } = builder;
	const [choosing, setChoosing] = useState(false);
	const isChosen = mode === "move" && selection.parts.length + selection.wires.length > 0;
	return (
		<div role="toolbar" aria-label={m.build_tools()} className="circuit-dock">
			<DockButton
				icon={MousePointer2}
				label={m.build_move()}
				pressed={mode === "move"}
				onPress={() => onModeChange("move")}
			/>
			<DockButton
				icon={Cable}
				label={m.build_pen()}
				title={m.build_wire()}
				{...(isSmall ? {} : { text: m.build_pen() })}
				pressed={mode === "wire"}
				onPress={() => onModeChange(mode === "wire" ? "move" : "wire")}
			/>
			{mode === "wire" && isSmall && (
				<button
					type="button"
					className="dock-button color-shown"
					aria-label={m.build_wire_color()}
					aria-expanded={choosing}
					onClick={() => setChoosing(!choosing)}
				>
					<span aria-hidden="true" style={{ background: color ? `var(--wire-${color})` : "var(--wire-by-itself)" }} />
				</button>
			)}
			{mode === "wire" && (choosing || !isSmall) && (
				<ColorStrip
					value={color}
					automatic
					onChange={(next) => {
						onColorChange(next);
						setChoosing(false);
					}}
				/>
			)}
			{isChosen && <SelectionTools builder={builder} />}
			<span className="dock-line" />
			<DockButton icon={Undo2} label={m.build_undo()} disabled={!builder.canUndo} onPress={builder.undo} />
			<DockButton icon={Redo2} label={m.build_redo()} disabled={!builder.canRedo} onPress={builder.redo} />
			{children}
		</div>
	);
}
