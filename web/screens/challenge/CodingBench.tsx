import { useRef, useState } from "react";
import type { Project } from "#content/projects.ts";
import { startingCircuit } from "#content/starting-circuit.ts";
import { tabsOf, withTab } from "#domain/sketch-tabs.ts";
import { m } from "#messages/generated/messages.js";
import { useBuilding } from "#web/features/circuit-builder/use-building.ts";
import { CodeEditor, type CodeEditorHandle, loadEditorTools } from "#web/features/code-editor/CodeEditor.tsx";
import { EditorToolbar } from "#web/features/code-editor/EditorToolbar.tsx";
import { MessagePanel } from "#web/features/code-editor/MessagePanel.tsx";
import { PlaceInQueue } from "#web/features/code-editor/PlaceInQueue.tsx";
import { SavedLine } from "#web/features/code-editor/SavedLine.tsx";
import { SketchTabs } from "#web/features/code-editor/SketchTabs.tsx";
import { UploadProgress } from "#web/features/code-editor/UploadProgress.tsx";
import { useProgram } from "#web/features/code-editor/use-program.ts";
import { hasSeenTour } from "#web/features/first-steps/seen-tours.ts";
import { useCompletedProjects } from "#web/learning/completions.queries.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";
import { sayBroughtBack, saySaved, sayStartedAgain } from "./challenge-toasts.ts";
import { type Pane, PaneSwitch } from "./PaneSwitch.tsx";
import { RefusalPanel } from "./RefusalPanel.tsx";
import { useBench } from "./use-bench.ts";
import "./bench.css";

const loadTools = () => import("./BenchTools.tsx");
const loadBoard = () => import("./BoardHalf.tsx");
const loadSolution = () => import("./SolutionPanel.tsx");
const loadCelebration = () => import("./Celebration.tsx");
const loadTour = () => import("./BenchTour.tsx");

export const lazyModules = [loadEditorTools, loadTools, loadBoard, loadSolution, loadCelebration, loadTour];

/** The coding environment: the program at the left, the board, its checks and its serial line at the right. */
export function CodingBench({ project, person }: { project: Project; person: string }) {
	const editor = useRef<CodeEditorHandle>(null);
	const keepFocus = useFocusKept();
	const tools = useLazyModule(loadTools);
	const board = useLazyModule(loadBoard);
	const solution = useLazyModule(loadSolution);
	const later = useLazyModule(loadCelebration);
	const program = useProgram(person, project.id, project.starter, (text) => editor.current?.replaceText(text));
	const [tabs, setTabs] = useState(() => tabsOf(program.initialBody));
	const [pane, setPane] = useState<Pane>("code");
	const builder = useBuilding({
		person,
		projectId: project.id,
		start: startingCircuit(project),
		wired: project.circuit,
	});
	const bench = useBench(project, person, builder.circuit, { onLoaded: () => setPane("board") });
	const { step, diagnostics, refusal } = bench.upload.state;
	const [touring, setTouring] = useState(() => !hasSeenTour(person, "code"));
	const isFirstProject = useCompletedProjects(person).data?.length === 0;
	const tour = useLazyModule(loadTour, touring && isFirstProject);

	function press(act: (source: string) => Promise<void>) {
		program.save();
		editor.current?.noteCompiled();
		void act(program.body());
	}

	function handleChange(text: string) {
		program.edit(text);
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

	function bringBack(text: string) {
		program.save();
		editor.current?.replaceText(text);
		program.save();
		sayBroughtBack();
	}

	return (
		<>
			<div className="bench">
				<PaneSwitch pane={pane} onPaneChange={setPane} />
				<section
					ref={keepFocus}
					tabIndex={-1}
					aria-label={m.bench_tools()}
					className="bench-code"
					data-shown={pane === "code"}
				>
					<EditorToolbar
						step={step}
						onVerify={() => press(bench.upload.verify)}
						onUpload={() => press(bench.upload.upload)}
						onSave={() => saySaved(program.save())}
					>
						{tools ? (
							<tools.BenchTools
								project={project}
								person={person}
								tabs={tabs}
								onAddTab={addTab}
								onBringBack={bringBack}
								onStartAgain={startAgain}
							/>
						) : (
							<span className="h-11" />
						)}
					</EditorToolbar>
					<UploadProgress step={step} />
					<PlaceInQueue step={step} />
					<SketchTabs tabs={tabs} onOpen={(line) => editor.current?.showLine(line)} />
					<div className="grow min-h-40">
						<CodeEditor
							ref={editor}
							initialText={program.initialBody}
							diagnostics={diagnostics}
							onChange={handleChange}
							onSave={() => saySaved(program.save())}
						/>
					</div>
					<SavedLine state={program.state} />
					<MessagePanel
						diagnostics={diagnostics}
						onJump={(line, column) => editor.current?.jumpTo(line, column)}
						onFix={(fix) => editor.current?.applyFix(fix) ?? false}
					/>
					{refusal && <RefusalPanel refusal={refusal} onTryAgain={() => press(bench.upload.again)} />}
				</section>
				<div className="bench-board" data-shown={pane === "board"}>
					{board && <board.BoardHalf project={project} person={person} builder={builder} bench={bench} />}
				</div>
				{tour && touring && isFirstProject && (
					<tour.BenchTour person={person} onShow={setPane} onEnd={() => setTouring(false)} />
				)}
				{later && bench.celebration > 0 && <later.Celebration occasion={bench.celebration} />}
			</div>
			{solution && <solution.SolutionPanel project={project} onUse={bringBack} />}
		</>
	);
}
