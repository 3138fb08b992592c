import { useCallback, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { SeenBoard } from "#web/circuit/board/live-board.ts";
import { laterDrawings } from "#web/circuit/parts/drawings.tsx";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";
import { BuildSurface, type SurfaceHandle } from "./BuildSurface.tsx";
import { BuildTools, type Panel, ViewTools } from "./BuildTools.tsx";
import { loadVersions, MorePanel } from "./MorePanel.tsx";
import { SelectionCard } from "./SelectionCard.tsx";
import type { Builder } from "./use-building.ts";
import { useView } from "./use-view.ts";
import { WireForm } from "./WireForm.tsx";
import "./building.css";
import "./builder-tools.css";

const loadTray = () => import("./PartTray.tsx");

/** What opens on a press, and the drawings of every part that can be taken. */
export const buildingModules = [loadTray, loadVersions, ...laterDrawings];

const REMOVES = new Set(["Delete", "Backspace"]);

interface CircuitBuilderProps {
	builder: Builder;
	board: SeenBoard;
	/** The project's own circuit. */
	wired: Circuit;
	onReset: () => void;
}

/** The circuit to be built on, with its tools. Delete takes away what is chosen, Ctrl+Z takes back. */
export function CircuitBuilder({ builder, board, wired, onReset }: CircuitBuilderProps) {
	const place = useRef<HTMLDivElement>(null);
	const surface = useRef<SurfaceHandle>(null);
	const view = useView(place, builder.scene.box);
	const [panel, setPanel] = useState<Panel>(null);
	const [pointed, setPointed] = useState<string | null>(null);
	const tray = useLazyModule(loadTray, panel === "parts");
	const tools = useRef<HTMLDivElement>(null);
	const keepFocus = useFocusKept(place);
	const wholeRef = useCallback(
		(element: HTMLDivElement | null) => {
			tools.current = element;
			return keepFocus(element);
		},
		[keepFocus],
	);

	function close() {
		setPanel(null);
		setPointed(null);
		tools.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
	}

	function handleKey(event: React.KeyboardEvent) {
		if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
		const control = event.ctrlKey || event.metaKey;
		const key = event.key.toLowerCase();
		if (control && key === "z") event.shiftKey ? builder.redo() : builder.undo();
		else if (control && key === "y") builder.redo();
		else if (event.key === "Escape") {
			surface.current?.giveUp();
			builder.select(null);
		} else if (REMOVES.has(event.key) && event.target === place.current && builder.selection) {
			builder.remove(builder.selection);
		} else return;
		event.preventDefault();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what lies inside; each has a button too
		<div ref={wholeRef} className="contents" onKeyDown={handleKey}>
			<BuildSurface
				builder={builder}
				board={board}
				view={view}
				place={place}
				handle={surface}
				pointed={pointed}
				onPointed={setPointed}
				onReset={onReset}
			/>
			<ViewTools view={view} />
			<BuildTools builder={builder} panel={panel} onPanelChange={setPanel} />
			{panel === "parts" && tray && (
				<tray.PartTray
					wired={wired}
					onAdd={(part) => builder.add(part, view.middle(), "near")}
					onCarry={(part, event) => surface.current?.carry(part, event)}
					onClose={close}
				/>
			)}
			{panel === "wire" && <WireForm builder={builder} onPointed={setPointed} onClose={close} />}
			{panel === "more" && <MorePanel builder={builder} onClose={close} />}
			{panel === null && <SelectionCard builder={builder} />}
			<p role="status" data-testid="build-said" className={builder.said?.trouble ? "build-trouble" : "sr-only"}>
				{builder.said?.text}
			</p>
			{!builder.kept && (
				<p role="alert" className="build-trouble">
					{m.build_not_kept()}
				</p>
			)}
		</div>
	);
}
