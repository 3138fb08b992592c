import { Ellipsis, List, Maximize, PanelRightClose, Plus } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit, WireColor } from "#simulator/circuit.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { laterDrawings } from "#web/bench/player/circuit/parts/drawings.tsx";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { BuildSurface, type SurfaceHandle } from "./BuildSurface.tsx";
import { Dock, type Mode } from "./Dock.tsx";
import { DockButton } from "./DockButton.tsx";
import { loadVersions, MorePanel } from "./MorePanel.tsx";
import { NOTHING } from "./selection.ts";
import type { Builder } from "./use-building.ts";
import { useStageSize } from "./use-stage-size.ts";
import { useView } from "./use-view.ts";
import { ViewTools } from "./ViewTools.tsx";
import { WireForm } from "./WireForm.tsx";
import "./building.css";
import "./builder-tools.css";
import "./part-tray.css";
import "./small-stage.css";

const loadTray = () => import("./PartTray.tsx");

/** The tray, what opens on a press, and the drawings of every part that can be taken. */
export const buildingModules = [loadTray, loadVersions, ...laterDrawings];

const REMOVES = new Set(["Delete", "Backspace"]);

type Panel = "parts" | "wire" | "more" | null;

interface CircuitBuilderProps {
	builder: Builder;
	board: SeenBoard;
	/** The project's own circuit. */
	wired: Circuit;
	onReset: () => void;
	/** What changes the world, as sliders of sensors; it takes the free column at the right. */
	controls?: ReactNode;
	/** What works the parts on the board. */
	hands?: ReactNode;
	/** Said beside the board, below the controls; has the class "circuit-note". */
	note?: ReactNode;
	/** A layer over the circuit, in scene pixels, for the marks of a guide. */
	marksRef?: Ref<SVGGElement>;
	/** Nothing can be changed; the view can be moved. */
	readOnly?: boolean;
}

/**
 * The circuit to be built on, with its tools; it fills the box that it is given. W takes the pen and puts it down, Delete
 * removes what is chosen, Ctrl with Z, Y, C, V, D and A undoes, redoes, copies, pastes, duplicates and chooses all.
 */
export function CircuitBuilder(props: CircuitBuilderProps) {
	const { builder, board, wired, onReset, controls, hands, note, marksRef = null, readOnly = false } = props;
	const pane = useRef<HTMLDivElement>(null);
	const surface = useRef<SurfaceHandle>(null);
	const stage = useRef<HTMLDivElement | null>(null);
	const whole = useMemo(() => sceneOf(wired, unoLayout, layoutOf), [wired]);
	const size = useStageSize(stage, builder.scene, whole);
	const view = useView(pane, { box: builder.scene.box, taken: size.taken });
	const [mode, setMode] = useState<Mode>("move");
	const [color, setColor] = useState<WireColor | null>(null);
	const [chosenPanel, setPanel] = useState<Panel | undefined>(undefined);
	const [pointed, setPointed] = useState<string | null>(null);
	const [wiringFrom, setWiringFrom] = useState<string | null>(null);
	const copied = useRef<readonly string[]>([]);
	const panel = chosenPanel === undefined ? (size.hasRoomForTray ? "parts" : null) : chosenPanel;
	const tray = useLazyModule(loadTray, panel === "parts");
	const keepFocus = useFocusKept(pane);
	const wholeRef = useCallback(
		(element: HTMLDivElement | null) => {
			stage.current = element;
			return keepFocus(element);
		},
		[keepFocus],
	);

	function close() {
		stage.current?.querySelector<HTMLElement>("[data-opens][aria-expanded=true]")?.focus();
		setPanel(panel === "parts" ? null : undefined);
		setPointed(null);
	}

	function changeMode(next: Mode) {
		surface.current?.giveUp();
		builder.select(NOTHING);
		setMode(next);
	}

	function leave() {
		if (surface.current?.giveUp()) return;
		if (mode === "wire") setMode("move");
		else builder.select(NOTHING);
	}

	function shortcut(key: string, shift: boolean): (() => void) | undefined {
		const { selection, circuit } = builder;
		if (key === "z") return shift ? builder.redo : builder.undo;
		if (key === "y") return builder.redo;
		if (key === "d") return () => builder.copy(selection.parts);
		if (key === "v") return () => builder.copy(copied.current);
		if (key === "a") return () => builder.select({ parts: circuit.parts.map(({ id }) => id), wires: [] });
		if (key === "c" && selection.parts.length > 0) {
			return () => {
				copied.current = selection.parts;
			};
		}
		return undefined;
	}

	function handleKey(event: KeyboardEvent) {
		if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
		const key = event.key.toLowerCase();
		const chosen = builder.selection.parts.length + builder.selection.wires.length > 0;
		const act = event.ctrlKey || event.metaKey ? shortcut(key, event.shiftKey) : undefined;
		if (event.key === "Escape") leave();
		else if (readOnly) return;
		else if (act) act();
		else if (key === "w" && !event.ctrlKey && !event.metaKey && !event.altKey)
			changeMode(mode === "wire" ? "move" : "wire");
		else if (REMOVES.has(event.key) && event.target === pane.current && chosen) builder.remove(builder.selection);
		else return;
		event.preventDefault();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what lies inside; each has a button too
		<div
			ref={wholeRef}
			className="circuit-stage"
			data-size={size.name}
			data-pen={mode === "wire" || undefined}
			data-low={size.isLow || undefined}
			data-dock={size.dockBeside ? "beside" : undefined}
			data-controls={size.taken.row > 0 ? "above" : undefined}
			onKeyDown={handleKey}
		>
			<div className="circuit-canvas dots">
				<div className="circuit-board">
					<BuildSurface
						{...{ builder, board, view, pane, readOnly, pointed, onReset, marksRef, hands }}
						handle={surface}
						pen={mode === "wire" ? { color } : null}
						onPointed={setPointed}
						onWiring={setWiringFrom}
					/>
					{size.name !== "phone" && <ViewTools view={view} />}
					<p role="status" data-testid="build-said" className={builder.said?.trouble ? "build-trouble" : "sr-only"}>
						{builder.said?.text}
					</p>
					{!builder.kept && (
						<p role="alert" className="build-trouble">
							{m.build_not_kept()}
						</p>
					)}
				</div>
				<div className="circuit-side">
					<div className="circuit-controls">{controls}</div>
					{note}
					{mode === "wire" && <PenNote from={wiringFrom} builder={builder} isSmall={size.name === "phone"} />}
				</div>
				{readOnly ? null : (
					<Dock
						{...{ builder, mode, color }}
						isSmall={size.name === "phone" || size.dockBeside}
						onModeChange={changeMode}
						onColorChange={setColor}
					>
						{size.name === "phone" && (
							<>
								<DockButton icon={Maximize} label={m.build_fit()} onPress={view.showAll} />
								<PanelButtons panel={panel} onPanelChange={setPanel} />
							</>
						)}
					</Dock>
				)}
			</div>
			{!readOnly && (size.name !== "phone" || panel) && (
				<aside aria-label={m.build_parts()} className="circuit-tray" data-panel={panel ?? "rail"}>
					{panel === "wire" && <WireForm builder={builder} onPointed={setPointed} onClose={close} />}
					{panel === "more" && <MorePanel builder={builder} onClose={close} />}
					{panel === "parts" && (
						<div className="tray-head">
							<h2>{m.build_parts()}</h2>
							<DockButton icon={PanelRightClose} label={m.build_tray_fold()} onPress={() => setPanel(null)} />
						</div>
					)}
					{panel === "parts" && tray && (
						<tray.PartTray
							wired={wired}
							circuit={builder.circuit}
							onAdd={(part) => builder.add(part, view.middle(), "near")}
							onCarry={(part, event) => surface.current?.carry(part, event)}
						/>
					)}
					{size.name !== "phone" && (
						<div className="tray-foot">
							<PanelButtons panel={panel} onPanelChange={setPanel} />
						</div>
					)}
				</aside>
			)}
		</div>
	);
}

/** Opens the tray, the form for a wire, and what concerns the whole circuit; one at a time. */
function PanelButtons({ panel, onPanelChange }: { panel: Panel; onPanelChange: (panel: Panel) => void }) {
	const buttons = [
		{ of: "parts", icon: Plus, label: m.build_parts() },
		{ of: "wire", icon: List, label: m.build_wire_form() },
		{ of: "more", icon: Ellipsis, label: m.build_more() },
	] as const;
	return buttons.map(({ of, icon, label }) => (
		<DockButton
			key={of}
			icon={icon}
			label={label}
			expanded={panel === of}
			onPress={() => onPanelChange(panel === of ? null : of)}
		/>
	));
}

/** What the pen waits for. */
function PenNote({ from, builder, isSmall }: { from: string | null; builder: Builder; isSmall: boolean }) {
	const text = from
		? isSmall
			? m.build_touch_from({ from: builder.holeTextOf(from) })
			: m.build_pen_second()
		: isSmall
			? m.build_touch_first()
			: m.build_pen_first();
	return <p className="circuit-note">{text}</p>;
}
