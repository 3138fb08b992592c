import { CodeXml, StepForward } from "lucide-react";
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { MISTAKE_WORDS } from "#content/mistake-words.ts";
import type { Project } from "#content/projects.ts";
import { startingCircuit } from "#content/starting-circuit.ts";
import { tabsOf, withTab } from "#domain/sketch-tabs.ts";
import { m } from "#messages/generated/messages.js";
import type { ValueRow } from "#simulator/debugger/read-values.ts";
import { useReading } from "#web/circuit/board/use-reading.ts";
import { type BenchSizes, changeBenchSizes, useBenchSizes } from "#web/device/bench-sizes.ts";
import { useMedia } from "#web/device/use-media.ts";
import { useBuilding } from "#web/features/circuit-builder/use-building.ts";
import { CodeEditor, type CodeEditorHandle, loadEditorTools } from "#web/features/code-editor/CodeEditor.tsx";
import { EditorToolbar } from "#web/features/code-editor/EditorToolbar.tsx";
import { MessagePanel } from "#web/features/code-editor/MessagePanel.tsx";
import { NotStored } from "#web/features/code-editor/NotStored.tsx";
import { QueuePosition } from "#web/features/code-editor/QueuePosition.tsx";
import { SketchTabs } from "#web/features/code-editor/SketchTabs.tsx";
import { SymbolKeys } from "#web/features/code-editor/SymbolKeys.tsx";
import { UploadProgress } from "#web/features/code-editor/UploadProgress.tsx";
import { useProgram } from "#web/features/code-editor/use-program.ts";
import { hasSeenTour } from "#web/features/first-steps/seen-tours.ts";
import { Glossary } from "#web/features/glossary/Glossary.tsx";
import { useCompletedProjects } from "#web/learning/completions.queries.ts";
import type { WorkState } from "#web/learning/saved-work/use-saved-work.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Button } from "#web/ui/Button.tsx";
import { Divider } from "#web/ui/Divider.tsx";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";
import { BenchModes } from "./BenchModes.tsx";
import { type BenchMode, PHONE, STACKED } from "./bench-mode.ts";
import { sayRestored, saySaved, sayStartedAgain } from "./challenge-toasts.ts";
import { RefusalPanel } from "./RefusalPanel.tsx";
import { type BenchFindings, type Success, useBench } from "./use-bench.ts";
import { useBenchPanel } from "./use-bench-panel.ts";
import "./bench.css";
import "./bench-panel.css";
import "./small-bench.css";
import "../bench-toasts.css";

const loadTools = () => import("./BenchTools.tsx");
const loadGuide = () => import("#web/features/wiring-guide/WiringGuide.tsx");
const loadSides = () => import("./BenchSides.tsx");
const loadConfetti = () => import("#web/features/success/Confetti.tsx");
const loadStepBar = () => import("#web/features/debugger/StepBar.tsx");
const loadTour = () => import("./BenchTour.tsx");

export const lazyModules = [loadEditorTools, loadTools, loadSides, loadGuide, loadTour, loadStepBar, loadConfetti];

const NO_VALUES: readonly ValueRow[] = [];

interface CodingBenchProps {
	project: Project;
	person: string;
	/** Called at once and at each change of where the program is stored. */
	onWorkState: (state: WorkState) => void;
	/** Called at once and whenever the compiler or the checks have found something. */
	onFindings: (findings: BenchFindings) => void;
	/** The success page is due. */
	onSuccess: (success: Success) => void;
}

/** The coding environment: what one writes and reads at the left, what one builds and sees at the right. */
export function CodingBench({ project, person, onWorkState, onFindings, onSuccess }: CodingBenchProps) {
	const editor = useRef<CodeEditorHandle>(null);
	const code = useRef<HTMLElement>(null);
	const panelPane = useRef<HTMLElement>(null);
	const boardPane = useRef<HTMLDivElement>(null);
	const hints = useRef<HTMLElement>(null);
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
	const tools = useLazyModule(loadTools);
	const sides = useLazyModule(loadSides);
	const later = useLazyModule(loadConfetti);
	const [guiding, setGuiding] = useState(false);
	const [marks, setMarks] = useState<SVGGElement | null>(null);
	const guide = useLazyModule(loadGuide, guiding);
	const program = useProgram(person, project.id, project.starter, (text) => editor.current?.replaceText(text));
	const [tabs, setTabs] = useState(() => tabsOf(program.initialBody));
	const [mode, setMode] = useState<BenchMode>("code");
	const panel = useBenchPanel(phone);
	const start = useMemo(() => startingCircuit(project), [project]);
	const builder = useBuilding({
		person,
		projectId: project.id,
		start,
		wired: project.circuit,
	});
	const bench = useBench(project, person, builder.circuit, { onLoaded: () => setMode("board"), onSuccess });
	const paused = useReading(bench.board, ({ halt }) => halt?.line ?? null);
	const values = useReading(bench.board, ({ halt }) => halt?.values ?? NO_VALUES);
	const steps = useLazyModule(loadStepBar, bench.stepping.state === "on");
	const shown = panel.folded ? null : panel.tab;
	const { step, diagnostics, refusal } = bench.upload.state;
	const [touring, setTouring] = useState(() => !hasSeenTour(person, "code"));
	const isFirstProject = useCompletedProjects(person).data?.length === 0;
	const tour = useLazyModule(loadTour, touring && isFirstProject);

	const reportState = useEffectEvent(onWorkState);
	useEffect(() => reportState(program.state), [program.state]);
	const { steps: checked } = bench.goal.run;
	const reportFindings = useEffectEvent((found: Omit<BenchFindings, "body">) => {
		onFindings({ ...found, body: program.body });
	});
	const { circuit } = builder;
	useEffect(() => reportFindings({ diagnostics, steps: checked, circuit }), [diagnostics, checked, circuit]);

	function press(act: (source: string) => Promise<void>) {
		program.save();
		editor.current?.noteCompiled();
		void act(program.body());
	}

	function upload() {
		if (!phone) panel.show("checks");
		press(bench.upload.upload);
	}

	function beginStepping() {
		program.save();
		bench.stepping.start(program.body());
		if (!phone) panel.show("values");
	}

	function endStepping() {
		bench.stepping.stop();
		if (panel.tab === "values") panel.show("checks");
	}

	function save() {
		saySaved(program.save());
	}

	function handleChange(text: string) {
		program.edit(text);
		if (bench.stepping.state !== "off") bench.stepping.stop();
		const next = tabsOf(text);
		setTabs((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
	}

	function addTab(name: string) {
		const text = withTab(program.body(), name);
		editor.current?.replaceText(text);
		editor.current?.showLine(tabsOf(text).at(-1)?.from ?? 1);
	}

	function startAgain() {
		const own = program.body();
		program.save();
		editor.current?.replaceText(project.starter);
		program.save();
		sayStartedAgain(() => editor.current?.replaceText(own));
	}

	function restore(text: string) {
		program.save();
		editor.current?.replaceText(text);
		program.save();
		sayRestored();
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
			hints.current?.scrollIntoView({ block: "nearest" });
			hints.current?.focus({ preventScroll: true });
		}
	}

	function handleKeyDown(event: React.KeyboardEvent) {
		const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
		if (!isSave || event.defaultPrevented) return;
		event.preventDefault();
		save();
	}

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
			marksRef: setMarks,
			bar: phone ? guidePanel : null,
		},
		...{ project, person, builder, bench, panel, phone, hints },
		...{ onShowLine: showLine, onUse: restore, onMode: changeMode },
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of all that lies inside; its button is in the menu
		<div
			className="bench"
			data-mode={mode}
			data-guiding={guiding || undefined}
			style={sizesAsStyle(sizes)}
			onKeyDown={handleKeyDown}
		>
			{/* Before the editor, which keeps the Tab key. */}
			{phone && <BenchModes mode={mode} onModeChange={setMode} />}
			<section ref={codeRef} tabIndex={-1} aria-label={m.bench_tools()} className="bench-code">
				{bench.stepping.state === "on" && steps ? (
					<steps.StepBar board={bench.board} onStop={endStepping} />
				) : (
					<EditorToolbar step={step} onVerify={() => press(bench.upload.verify)} onUpload={upload}>
						<Button
							variant="quiet"
							size="icon"
							className="bench-tool-icon !border-transparent"
							loading={bench.stepping.state === "compiling"}
							aria-label={m.step_start()}
							title={m.step_start()}
							onClick={beginStepping}
						>
							<StepForward size={20} aria-hidden="true" />
						</Button>
						{tools ? (
							<tools.BenchTools
								project={project}
								person={person}
								tabs={tabs}
								shown={shown}
								onShow={showHelp}
								onSave={save}
								onAddTab={addTab}
								onRestore={restore}
								onStartAgain={startAgain}
							/>
						) : (
							<span className="h-11" />
						)}
					</EditorToolbar>
				)}
				<UploadProgress step={step} />
				<QueuePosition step={step} />
				<SketchTabs tabs={tabs} onOpen={(line) => editor.current?.showLine(line)} />
				<div className="flex-1 min-h-0">
					<CodeEditor
						ref={editor}
						initialText={program.initialBody}
						wrap={phone}
						diagnostics={diagnostics}
						pausedLine={bench.stepping.state === "on" ? paused : null}
						values={values}
						onChange={handleChange}
						onSave={save}
						onBreakpoints={bench.board.setBreakpoints}
					/>
				</div>
				<NotStored state={program.state} />
				<Glossary words={MISTAKE_WORDS}>
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
			{tour && touring && isFirstProject && (
				<tour.BenchTour person={person} onShow={setMode} onEnd={() => setTouring(false)} />
			)}
			{later && bench.celebration > 0 && <later.Confetti key={bench.celebration} />}
		</div>
	);
}

/** The chosen sizes as the properties that the styles read. */
function sizesAsStyle({ left, top, bottom }: BenchSizes): CSSProperties {
	const chosen = Object.entries({ left, top, bottom }).filter(([, size]) => size !== null);
	return Object.fromEntries(chosen.map(([name, size]) => [`--bench-${name}`, `${size}px`]));
}
