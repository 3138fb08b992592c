import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { BOARD_ID } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { SeenBoard } from "./board/live-board.ts";
import { type CircuitScene, sceneOf } from "./circuit-scene.ts";
import { PartDrawing } from "./PartDrawing.tsx";
import { PinLabels } from "./PinLabels.tsx";
import { layoutOf } from "./parts/layouts.ts";
import { UnoBoard } from "./UnoBoard.tsx";
import { unoLayout } from "./uno-layout.ts";
import { Wires } from "./Wires.tsx";

const LARGEST_SCALE = 2.2;

interface CircuitViewProps {
	circuit: Circuit;
	board: SeenBoard;
	/** The board's reset button was pressed. */
	onReset: () => void;
	/** The wire that is laid now, where it is built wire by wire. */
	laying?: number | undefined;
	/** Drawn over the circuit, in scene pixels. */
	children?: ReactNode;
}

/** The circuit drawn to fill its box. Only the parts that change are drawn again while a program runs. */
export function CircuitView({ circuit, board, onReset, laying, children }: CircuitViewProps) {
	const scene = useMemo(() => sceneOf(circuit, unoLayout, layoutOf), [circuit]);
	const names = useMemo(
		() =>
			new Map([[BOARD_ID, m.part_uno()], ...scene.parts.map(({ part, layout }) => [part.id, layout.name] as const)]),
		[scene],
	);
	const nameOf = useMemo(() => (partId: string) => names.get(partId) ?? partId, [names]);
	return (
		<Fitted box={scene.box}>
			<UnoBoard board={board} onReset={onReset} />
			{scene.parts.map(({ part, layout }) => (
				<PartDrawing key={part.id} part={part} layout={layout} board={board} />
			))}
			<Wires scene={scene} laying={laying} />
			<PinLabels scene={scene} nameOf={nameOf} />
			<WiringAsText scene={scene} nameOf={nameOf} />
			{children}
		</Fitted>
	);
}

/** Scales what it holds so that the whole box is seen. */
function Fitted({ box, children }: { box: CircuitScene["box"]; children: ReactNode }) {
	const pane = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState(1);
	useEffect(() => {
		const element = pane.current;
		if (!element) return;
		const scaleToPane = () => {
			const { clientWidth, clientHeight } = element;
			setScale(Math.min(LARGEST_SCALE, clientWidth / box.width, clientHeight / box.height));
		};
		scaleToPane();
		const observer = new ResizeObserver(scaleToPane);
		observer.observe(element);
		return () => observer.disconnect();
	}, [box]);
	return (
		<div ref={pane} className="board-place">
			<div
				className="absolute left-1/2 top-1/2"
				style={{
					width: box.width,
					height: box.height,
					transform: `translate(-50%, -50%) scale(${scale})`,
					...scaleAsVariable(scale),
				}}
			>
				<div className="absolute" style={{ left: -box.left, top: -box.top }}>
					{children}
				</div>
			</div>
		</div>
	);
}

/** For what keeps its size on the screen. */
export function scaleAsVariable(scale: number): Record<string, number> {
	return { "--scale": scale };
}

/** The same for those who do not see it. */
function WiringAsText({ scene, nameOf }: { scene: CircuitScene; nameOf: (partId: string) => string }) {
	const text = (pin: CircuitScene["pins"][number]) => m.board_pin_of_part({ part: nameOf(pin.partId), pin: pin.label });
	return (
		<ul className="sr-only" aria-label={m.board_wiring()}>
			{scene.wires.map(({ id, from, to }) => (
				<li key={id}>{m.board_wire_line({ from: text(from), to: text(to) })}</li>
			))}
		</ul>
	);
}
