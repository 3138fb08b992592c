import { StepForward } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { EditorToolbar } from "#web/bench/editors/sketch/EditorToolbar.tsx";
import { QueuePosition } from "#web/bench/editors/sketch/QueuePosition.tsx";
import { SketchTabs } from "#web/bench/editors/sketch/SketchTabs.tsx";
import { UploadProgress } from "#web/bench/editors/sketch/UploadProgress.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import type { CodeActionBench } from "./actions/code-action.ts";
import type { CodeBench } from "./use-bench.ts";
import type { BenchPanelState, PanelTab } from "./use-bench-panel.ts";

export const loadTools = () => import("./BenchTools.tsx");
const loadStepBar = () => import("#web/bench/run/debugger/StepBar.tsx");

export const lazyModules = [loadTools, loadStepBar];

interface CodeBarProps {
	/** What the tools are for. */
	tools: CodeActionBench;
	bench: CodeBench;
	panel: BenchPanelState;
	phone: boolean;
	/** The program differs from that on the board. */
	differs: boolean;
	/** The tab of the panel that is seen. */
	shown: PanelTab | null;
	/** Compiles the program in the editor, which is kept first. */
	onPress: (act: (source: string) => Promise<void>) => void;
}

/** Above the editor: Verify, Upload, Step and the rest, or the way through a paused program; and the tabs. */
export function CodeBar({ tools, bench, panel, phone, differs, shown, onPress }: CodeBarProps) {
	const { program } = tools;
	const later = useLazyModule(loadTools);
	const steps = useLazyModule(loadStepBar, bench.stepping.state === "on");
	const { step } = bench.upload.state;

	function upload() {
		if (!phone) panel.show("checks");
		onPress(bench.upload.upload);
	}

	function beginStepping() {
		program.keep();
		bench.stepping.start(program.text());
		if (!phone) panel.show("values");
	}

	function endStepping() {
		bench.stepping.stop();
		if (panel.tab === "values") panel.show("checks");
	}

	return (
		<>
			{bench.stepping.state === "on" && steps ? (
				<steps.StepBar board={bench.board} onStop={endStepping} />
			) : (
				<EditorToolbar step={step} differs={differs} onVerify={() => onPress(bench.upload.verify)} onUpload={upload}>
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
					{later ? <later.BenchTools bench={tools} shown={shown} /> : <span className="h-11" />}
				</EditorToolbar>
			)}
			<UploadProgress step={step} isHere={bench.upload.isHere} />
			<QueuePosition step={step} />
			<SketchTabs tabs={program.tabs} onOpen={(line) => program.editor.current?.showLine(line)} />
		</>
	);
}
