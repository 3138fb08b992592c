import { Search } from "lucide-react";
import { type PointerEvent, useMemo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { PartDrawing } from "#web/bench/player/circuit/PartDrawing.tsx";
import { layoutOf, printText } from "#web/bench/player/circuit/parts/layouts.ts";
import { STILL_BOARD } from "#web/bench/player/circuit/still-board.ts";
import type { SurfaceHandle } from "./BuildSurface.tsx";
import type { TrayPart } from "./new-part.ts";
import { allParts, partsNamed, projectParts } from "./tray-parts.ts";

/** A drawing in the tray fits into a box of this many pixels. */
const TILE = { width: 84, height: 52 };

interface PartTrayProps {
	/** The project's own circuit. */
	wired: Circuit;
	/** What is built: its parts have a tick. */
	circuit: Circuit;
	onAdd: (part: TrayPart) => void;
	onCarry: SurfaceHandle["carry"];
}

/** The parts to build with: those of the project, then all there are, and what a search finds among them. */
export function PartTray({ wired, circuit, onAdd, onCarry }: PartTrayProps) {
	const [sought, setSought] = useState("");
	const own = useMemo(() => projectParts(wired), [wired]);
	const others = useMemo(() => allParts().filter(({ kind }) => !own.some((part) => part.kind === kind)), [own]);
	const groups = [
		{ label: m.build_tray_project(), parts: partsNamed(own, sought) },
		{ label: m.build_tray_more(), parts: partsNamed(others, sought) },
	].filter(({ parts }) => parts.length > 0);
	return (
		<>
			<label className="tray-search">
				<Search size={16} aria-hidden="true" />
				<input
					type="search"
					value={sought}
					placeholder={m.build_tray_search()}
					aria-label={m.build_tray_search_label()}
					onChange={(event) => setSought(event.target.value)}
				/>
			</label>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
			<section className="tray-parts" tabIndex={0} aria-label={m.build_tray_list()}>
				{groups.map(({ label, parts }) => (
					<ul key={label} className="tray-list" aria-label={label}>
						{parts.map((part) => (
							<Tile key={JSON.stringify(part)} {...{ part, circuit, onAdd, onCarry }} />
						))}
					</ul>
				))}
				{groups.length === 0 && <p className="text-tiny text-ink-2">{m.build_tray_none()}</p>}
			</section>
		</>
	);
}

function Tile({ part, circuit, onAdd, onCarry }: { part: TrayPart } & Omit<PartTrayProps, "wired">) {
	const pressed = useRef<{ x: number; y: number } | null>(null);
	const layout = layoutOf(part);
	if (!layout) return null;
	const { left, top, right, bottom } = layout.body ?? { left: 0, top: 0, right: layout.width, bottom: layout.height };
	const scale = Math.min(1, TILE.width / (right - left), TILE.height / (bottom - top));
	const isOnBoard = circuit.parts.some(({ kind, props }) => isSame(part, { kind, ...(props ? { props } : {}) }));

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
				title={m.build_tray_hint()}
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
						className="part-tile-drawing"
						style={{
							width: layout.width,
							height: layout.height,
							transform: `scale(${scale}) translate(${-(left + right) / 2}px, ${-(top + bottom) / 2}px)`,
						}}
					>
						<PartDrawing part={{ id: "tray", x: 0, y: 0, ...part, rotation: 0 }} layout={layout} board={STILL_BOARD} />
					</span>
				</span>
				<span>{printText(part)}</span>
				{isOnBoard && (
					<span role="img" aria-label={m.build_tray_on_board()} className="tray-tick">
						{TICK}
					</span>
				)}
			</button>
		</li>
	);
}

const TICK = "✓";

/** The same kind with the same print on it; what else a part of the project has is not printed. */
function isSame(tray: TrayPart, part: TrayPart): boolean {
	if (tray.kind !== part.kind) return false;
	const { print } = layoutOf(tray);
	return !print || (tray.props?.[print.prop] ?? print.otherwise) === (part.props?.[print.prop] ?? print.otherwise);
}
