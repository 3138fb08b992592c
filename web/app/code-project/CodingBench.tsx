import { CodeXml } from "lucide-react";
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { MISTAKE_ENTRIES } from "#content/mistake-entries.ts";
import type { SketchProject } from "#content/projects.ts";
import { startingCircuit } from "#content/starting-circuit.ts";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import { m } from "#messages/generated/messages.js";
import type { ValueRow } from "#simulator/debugger/read-values.ts";
import { useBuilding } from "#web/bench/circuit/builder/use-building.ts";
import { roomyWidth } from "#web/bench/circuit/builder/use-stage-size.ts";
import { BenchModes } from "#web/bench/code/BenchModes.tsx";
import { BENCH_MODES, type BenchMode, PHONE, STACKED } from "#web/bench/code/bench-mode.ts";
import { lazyModules as barModules, CodeBar, loadTools } from "#web/bench/code/CodeBar.tsx";
import { RefusalPanel } from "#web/bench/code/RefusalPanel.tsx";
import { type BenchFindings, type Success, useBench } from "#web/bench/code/use-bench.ts";
import { useBenchPanel } from "#web/bench/code/use-bench-panel.ts";
import { useBenchProgram } from "#web/bench/code/use-bench-program.ts";
import { CodeEditor, lazyModules as editorModules } from "#web/bench/editors/sketch/CodeEditor.tsx";
import { MessagePanel } from "#web/bench/editors/sketch/MessagePanel.tsx";
import { NotStored } from "#web/bench/editors/sketch/NotStored.tsx";
import { SymbolKeys } from "#web/bench/editors/sketch/SymbolKeys.tsx";
import { fetchSimulator } from "#web/bench/player/circuit/board/open-simulator.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { useStatusMessage } from "#web/bench/run/status/use-status-message.ts";
import { isOtherNumber } from "#web/bench/tour/other-number.ts";
import { useFirstTour } from "#web/bench/tour/use-first-tour.ts";
import { Glossary } from "#web/catalogue/glossary/Glossary.tsx";
import type { WorkState } from "#web/platform/learning/saved-work/use-saved-work.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { type BenchSizes, changeBenchSizes, useBenchSizes } from "#web/platform/storage/bench-sizes.ts";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { useOpenTab } from "#web/platform/storage/use-open-tab.ts";
import { Divider } from "#web/platform/ui/Divider.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { usePointed } from "./use-pointed.tsx";
import "./bench.css";
import "./bench-panel.css";
import "./small-bench.css";
import "#web/app/screens/bench-toasts.css";

const loadGuide = () => import("#web/bench/circuit/wiring-guide/WiringGuide.tsx");
const loadSides = () => import("./BenchSides.tsx");
const loadConfetti = () => import("#web/bench/success/Confetti.tsx");
const loadTour = () => import("#web/bench/code/BenchTour.tsx");

export const lazyModules = [
	...editorModules,
	fetchSimulator,
	loadSides,
	loadGuide,
	loadTour,
	...barModules,
	loadConfetti,
];

const NO_VALUES: readonly ValueRow[] = [];

interface CodingBenchProps {
	project: SketchProject;
	userId: string;
	/** Called at once and at each change of where the program is stored. */
	onWorkState: (state: WorkState) => void;
	/** Called at once and whenever the compiler or the checks have found something. */
	onFindings: (findings: BenchFindings) => void;
	/** The success page is due. */
	onSuccess: (success: Success) => void;
	/** The extension was passed some time. */
	made: boolean;
	/** The extension was passed. */
	onMade: () => void;
	/** The view with the help is open instead. */
	helping: boolean;
}

/** The coding environment: what one writes and reads at the left, what one builds and sees at the right. */
export function CodingBench({
	project,
	userId,
	onWorkState,
	onFindings,
	onSuccess,
	made,
	onMade,
	helping,
}: CodingBenchProps) {
	const code = useRef<HTMLElement>(null);
	const panelPane = useRef<HTMLElement>(null);
	const boardPane = useRef<HTMLDivElement>(null);
	const hints = useRef<HTMLElement>(null);
	const passing = useRef<HTMLElement>(null);
	const keepFocus = useFocusKept();
	const codeRef = useCallback(
		(element: HTMLElement | null) => {
			code.current = element;
			return keepFocus(element);
		},
		[keepFocus],
	);
	const phone = useMedia(PHONE);
	const stacked = useMedia(STACKED);
	const sizes = useBenchSizes();
	const sides = useLazyModule(loadSides);
	const later = useLazyModule(loadConfetti);
	const [guiding, setGuiding] = useState(false);
	const [marks, setMarks] = useState<SVGGElement | null>(null);
	const guide = useLazyModule(loadGuide, guiding);
	const { statusMessage, showStatus } = useStatusMessage();
	const program = useBenchProgram(userId, project, showStatus);
	const { editor } = program;
	const [mode, setMode] = useOpenTab<BenchMode>(`bench:${project.id}`, BENCH_MODES);
	const panel = useBenchPanel(project.id, phone);
	const start = useMemo(() => startingCircuit(project), [project]);
	const builder = useBuilding({
		userId,
		projectId: project.id,
		start,
		wired: project.circuit,
	});
	/** The editor begins as wide as the circuit of the project allows, until it is dragged. */
	const [circuitWidth] = useState(() => ({ "--bench-circuit": `${roomyWidth(builder.scene)}px` }) as CSSProperties);
	/** The program is not what runs on the board. */
	const [differs, setDiffers] = useState(true);
	function onLoaded(source: string) {
		setMode("board");
		setDiffers(program.text() !== source);
	}
	const bench = useBench(project, userId, builder.circuit, { onLoaded, onSuccess, onMade, showStatus });
	const paused = useReading(bench.board, ({ halt }) => halt?.line ?? null);
	const values = useReading(bench.board, ({ halt }) => halt?.values ?? NO_VALUES);
	const shown = panel.folded ? null : panel.tab;
	const { diagnostics, refusal } = bench.upload.state;
	const [tour, endTour] = useFirstTour(userId, "code", loadTour);
	const [hasChanged, setChanged] = useState(false);
	const [hasHint, setHint] = useState(false);

	const reportState = useEffectEvent(onWorkState);
	useEffect(() => reportState(program.state), [program.state]);
	const { steps: checked } = bench.goal.run;
	const reportFindings = useEffectEvent((found: Omit<BenchFindings, "body">) => {
		onFindings({ ...found, body: program.text });
	});
	const errorLine = firstErrorLine(diagnostics);
	const { foldForNow } = panel;
	/** An error, its words and its line are read together: the panel leaves them its room. */
	useEffect(() => {
		foldForNow(errorLine !== null);
		if (errorLine !== null) editor.current?.reveal(errorLine);
	}, [errorLine, foldForNow, editor]);
	const { circuit } = builder;
	useEffect(() => reportFindings({ diagnostics, steps: checked, circuit }), [diagnostics, checked, circuit]);

	function press(act: (source: string) => Promise<void>) {
		program.keep();
		editor.current?.noteCompiled();
		void act(program.text());
	}

	function handleChange(text: string) {
		if (tour && isOtherNumber(program.text(), text)) setChanged(true);
		program.edit(text);
		setDiffers(text !== bench.uploaded);
		if (bench.stepping.state !== "off") bench.stepping.stop();
	}

	/** A hidden pane takes no focus: the mode changes first. */
	function changeMode(next: BenchMode) {
		flushSync(() => setMode(next));
	}

	function showLine(line: number) {
		changeMode("code");
		editor.current?.jumpTo(line, 1);
	}

	/** Opens the reference or the hints beside the code; the reference's button closes it, too. */
	function showHelp(tab: "reference" | "task") {
		flushSync(() => {
			if (phone) setMode("task");
			if (phone) panel.choose(tab);
			else panel.show(tab === "reference" && shown === "reference" ? "checks" : tab);
		});
		if (tab === "task") {
			setHint(true);
			hints.current?.scrollIntoView({ block: "nearest" });
			hints.current?.focus({ preventScroll: true });
		}
	}

	/** On a phone the panel, which this is asked in, gives its room to the board. */
	function showGuide() {
		flushSync(() => setGuiding(true));
		if (phone) boardPane.current?.querySelector("section")?.focus();
	}

	const pointed = usePointed({
		...{ circuit, marks },
		onLine: showLine,
		onBoard: () => changeMode("board"),
	});
	const tools = { project, userId, program, showHelp };
	const actions = useLazyModule(loadTools);

	const guidePanel = guiding && guide && (
		<guide.WiringGuide
			{...{ start, marks, isSmall: phone }}
			circuit={builder.circuit}
			wanted={project.circuit}
			scene={builder.scene}
			board={bench.board}
			way={{ back: m.guide_close(), icon: CodeXml, next: m.guide_all_done_text() }}
			onWire={builder.wire}
			onReplace={builder.replace}
			onWireAll={builder.wireForMe}
			onClose={() => setGuiding(false)}
		/>
	);
	const side = {
		guide: {
			open: guiding,
			onToggle: () => setGuiding(!guiding),
			onShow: showGuide,
			marksRef: setMarks,
			bar: phone ? guidePanel : null,
		},
		...{
			project,
			start,
			userId,
			builder,
			bench,
			panel,
			phone,
			hints,
			passing,
			made,
			pointed,
			statusMessage,
			errorLine,
		},
		...{ onShowLine: showLine, onUse: program.restore, onMode: changeMode },
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of all that lies inside; their buttons are in the menu
		<div
			className="bench"
			data-mode={mode}
			data-guiding={guiding || undefined}
			style={{ ...sizesAsStyle(sizes), ...circuitWidth }}
			onKeyDown={(event) => actions?.runCodeAction(event, tools)}
		>
			{/* Before the editor, which keeps the Tab key. */}
			{phone && <BenchModes mode={mode} onModeChange={setMode} />}
			<section ref={codeRef} tabIndex={-1} aria-label={m.bench_tools()} className="bench-code">
				<CodeBar {...{ tools, bench, panel, phone, shown }} differs={differs} onPress={press} />
				<div className="flex-1 min-h-0">
					<CodeEditor
						ref={editor}
						initialText={program.initialText}
						wrap={phone}
						diagnostics={diagnostics}
						pausedLine={bench.stepping.state === "on" ? paused : null}
						values={values}
						onChange={handleChange}
						onSave={program.save}
						onBreakpoints={bench.board.setBreakpoints}
					/>
				</div>
				<NotStored state={program.state} />
				<Glossary entries={MISTAKE_ENTRIES}>
					<MessagePanel
						diagnostics={diagnostics}
						onJump={(line, column) => editor.current?.jumpTo(line, column)}
						onFix={(fix) => editor.current?.applyFix(fix) ?? false}
					/>
				</Glossary>
				{refusal && <RefusalPanel refusal={refusal} onTryAgain={() => press(bench.upload.again)} />}
				{phone && sides && <sides.CodeResult {...side} />}
				{phone && <SymbolKeys onType={(text) => editor.current?.type(text)} />}
			</section>
			{!phone && guidePanel && <div className="bench-guide">{guidePanel}</div>}
			<section
				ref={panelPane}
				aria-label={m.bench_panel()}
				className="bench-panel"
				data-folded={panel.folded || undefined}
				data-tab={shown ?? undefined}
			>
				{!phone && !panel.folded && (
					<Divider
						label={m.bench_panel_height()}
						orientation="horizontal"
						pane={panelPane}
						side="after"
						least={{ pane: 120, rest: 180 }}
						onResize={(bottom) => changeBenchSizes({ bottom })}
						className="bench-panel-divider"
					/>
				)}
				{sides && <sides.PanelSide {...side} />}
			</section>
			{!phone && (
				<Divider
					label={stacked ? m.bench_board_height() : m.bench_editor_width()}
					orientation={stacked ? "horizontal" : "vertical"}
					pane={stacked ? boardPane : code}
					side="before"
					least={stacked ? { pane: 240, rest: 320 } : { pane: 320, rest: 328 }}
					onResize={(size) => changeBenchSizes(stacked ? { top: size } : { left: size })}
					className="bench-divider"
				/>
			)}
			<div ref={boardPane} className="bench-board">
				{sides && <sides.BoardSide {...side} />}
			</div>
			{phone && <div className="bench-task">{sides && <sides.TaskSide {...side} />}</div>}
			{pointed.ring}
			{tour && (
				<tour.BenchTour
					{...{ userId, hasChanged }}
					board={bench.board}
					hasAsked={hasHint || helping}
					onShow={setMode}
					onEnd={endTour}
				/>
			)}
			{later && bench.celebration > 0 && <later.Confetti key={bench.celebration} />}
		</div>
	);
}

/** Where the compiler stopped; null where it did not. 0: at no line. */
function firstErrorLine(diagnostics: readonly Diagnostic[]): number | null {
	const lines = diagnostics.flatMap(({ severity, line }) => (severity === "error" ? [line] : []));
	return lines.length > 0 ? Math.min(...lines) : null;
}

/** The chosen sizes as the properties that the styles read. */
function sizesAsStyle({ left, top, bottom }: BenchSizes): CSSProperties {
	const chosen = Object.entries({ left, top, bottom }).filter(([, size]) => size !== null);
	return Object.fromEntries(chosen.map(([name, size]) => [`--bench-${name}`, `${size}px`]));
}
