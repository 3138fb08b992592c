import { type PointerEvent, useMemo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { STILL_BOARD } from "#web/circuit/board/live-board.ts";
import { PartDrawing } from "#web/circuit/PartDrawing.tsx";
import { layoutOf, printWords } from "#web/circuit/parts/layouts.ts";
import { Button } from "#web/ui/Button.tsx";
import { BuildPanel } from "./BuildPanel.tsx";
import type { SurfaceHandle } from "./BuildSurface.tsx";
import type { TrayPart } from "./new-part.ts";
import { allParts, projectParts } from "./tray-parts.ts";

/** A drawing in the tray fits into a square of this many pixels. */
const TILE = 56;

interface PartTrayProps {
	/** The project's own circuit. */
	wired: Circuit;
	onAdd: (part: TrayPart) => void;
	onCarry: SurfaceHandle["carry"];
	onClose: () => void;
}

/** The parts to build with: those of the project, and all there are. */
export function PartTray({ wired, onAdd, onCarry, onClose }: PartTrayProps) {
	const [more, setMore] = useState(false);
	const own = useMemo(() => projectParts(wired), [wired]);
	const others = useMemo(() => (more ? allParts() : []), [more]);
	return (
		<BuildPanel title={m.build_parts()} onClose={onClose}>
			<p className="text-tiny text-ink-2">{m.build_tray_hint()}</p>
			<ul className="grid grid-cols-2 gap-2 m-0 p-0 list-none" aria-label={m.build_tray_project()}>
				{own.map((part) => (
					<Tile key={JSON.stringify(part)} part={part} onAdd={onAdd} onCarry={onCarry} />
				))}
			</ul>
			<Button variant="soft" aria-expanded={more} onClick={() => setMore(!more)}>
				{more ? m.build_tray_less() : m.build_tray_more()}
			</Button>
			{more && (
				<ul className="grid grid-cols-2 gap-2 m-0 p-0 list-none" aria-label={m.build_tray_more()}>
					{others.map((part) => (
						<Tile key={part.kind} part={part} onAdd={onAdd} onCarry={onCarry} />
					))}
				</ul>
			)}
		</BuildPanel>
	);
}

function Tile({ part, onAdd, onCarry }: { part: TrayPart } & Pick<PartTrayProps, "onAdd" | "onCarry">) {
	const pressed = useRef<{ x: number; y: number } | null>(null);
	const layout = layoutOf(part);
	if (!layout) return null;
	const scale = Math.min(1, TILE / layout.width, TILE / layout.height);

	function handleMove(event: PointerEvent) {
		const from = pressed.current;
		if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
		pressed.current = null;
		onCarry(part, event);
	}

	return (
		<li>
			<button
				type="button"
				className="part-tile"
				onClick={() => onAdd(part)}
				onPointerDown={(event) => {
					if (event.pointerType !== "touch" && event.button === 0)
						pressed.current = { x: event.clientX, y: event.clientY };
				}}
				onPointerMove={handleMove}
				onPointerUp={() => {
					pressed.current = null;
				}}
				onPointerLeave={handleMove}
			>
				<span className="part-tile-picture" aria-hidden="true">
					<span
						style={{ width: layout.width, height: layout.height, transform: `translate(-50%, -50%) scale(${scale})` }}
					>
						<PartDrawing part={{ id: "tray", x: 0, y: 0, ...part, rotation: 0 }} layout={layout} board={STILL_BOARD} />
					</span>
				</span>
				<span>{printWords(part)}</span>
			</button>
		</li>
	);
}
