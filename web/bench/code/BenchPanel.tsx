import {
	BookOpen,
	ChartLine,
	ChevronDown,
	ChevronUp,
	ClipboardList,
	Cpu,
	Eye,
	ListChecks,
	type LucideIcon,
	Terminal,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { SketchProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { CheckCount } from "#web/bench/checks/CheckCount.tsx";
import type { Builder } from "#web/bench/circuit/builder/use-building.ts";
import { loadWiringCheck, WiringNotes } from "#web/bench/circuit/builder/WiringNotes.tsx";
import { usedPin } from "#web/bench/circuit/view/used-pin.ts";
import { loadReference } from "#web/bench/editors/sketch/reference/load-reference.ts";
import { SerialMonitor } from "#web/bench/run/serial/SerialMonitor.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import type { CodeBench } from "./use-bench.ts";
import type { BenchPanelState, PanelTab } from "./use-bench-panel.ts";
import type { WiringCount } from "./use-wiring-count.ts";

const loadValues = () => import("#web/bench/run/debugger/ValuesTable.tsx");
const loadPlotter = () => import("#web/bench/run/plot/SerialPlotter.tsx");
const loadInspector = () => import("#web/bench/circuit/view/PinInspector.tsx");

export const lazyModules = [loadWiringCheck, loadValues, loadPlotter, loadInspector, loadReference];

interface BenchPanelProps {
	project: SketchProject;
	userId: string;
	builder: Builder;
	bench: CodeBench;
	panel: BenchPanelState;
	/** The list of checks. */
	checks: ReactNode;
	/** What is built of the circuit; null while that is not known. */
	wiring: WiringCount | null;
	/** Leads to the next step of the wiring. */
	onShowWiring: () => void;
	/** The task, the hints and the solution; null where the window has a mode for them. */
	task: ReactNode;
}

/** What is read beside the code: the checks, the task, what the board sends, the reference. */
export function BenchPanel(props: BenchPanelProps) {
	const { project, userId, builder, bench, panel, checks, task } = props;
	const { tab, folded } = panel;
	const { run, checks: wanted } = bench.goal;
	const steps = stepIds(wanted);
	const plotter = useLazyModule(loadPlotter, tab === "plot");
	const inspector = useLazyModule(loadInspector, tab === "pins");
	const reference = useLazyModule(loadReference, tab === "reference" || undefined);
	const stepping = bench.stepping.state !== "off";
	const values = useLazyModule(loadValues, stepping);
	const findings = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (run.phase !== "none") findings.current?.scrollTo({ top: 0 });
	}, [run.phase]);

	const wiringNotes = (
		<WiringNotes
			key="wiring"
			builder={builder}
			wired={project.circuit}
			found={bench.problems}
			uploaded={run.phase !== "none"}
			count={props.wiring}
			onShowNext={props.onShowWiring}
		/>
	);
	const isCrowded = [stepping, task, tab === "reference"].filter(Boolean).length > 1;
	const wiringFirst = run.phase === "none" || run.phase === "miswired";
	return (
		<Tabs look="line" value={tab} onValueChange={(next) => panel.show(next as PanelTab)} className="bench-panel-tabs">
			<div className="bench-panel-head">
				<TabList aria-label={m.bench_panel()} className="bench-panel-list" data-crowded={isCrowded || undefined}>
					{stepping && (
						<PanelTabButton value="values" icon={Eye} onPress={panel.show}>
							{m.values_title()}
						</PanelTabButton>
					)}
					<PanelTabButton value="checks" icon={ListChecks} onPress={panel.show}>
						{m.checks_title()}
						{steps.length > 0 && <CheckCount run={run} steps={steps} />}
					</PanelTabButton>
					{task && (
						<PanelTabButton value="task" icon={ClipboardList} onPress={panel.show}>
							{m.bench_show_task()}
						</PanelTabButton>
					)}
					<PanelTabButton value="serial" icon={Terminal} onPress={panel.show}>
						{m.output_serial()}
					</PanelTabButton>
					<PanelTabButton value="plot" icon={ChartLine} onPress={panel.show}>
						{m.output_plot()}
					</PanelTabButton>
					<PanelTabButton value="pins" icon={Cpu} onPress={panel.show}>
						{m.output_pins()}
					</PanelTabButton>
					{tab === "reference" && (
						<PanelTabButton value="reference" icon={BookOpen} onPress={panel.show}>
							{m.reference_title()}
						</PanelTabButton>
					)}
				</TabList>
				<IconButton
					icon={folded ? ChevronUp : ChevronDown}
					label={folded ? m.bench_panel_unfold() : m.bench_panel_fold()}
					aria-expanded={!folded}
					className="!border-transparent shrink-0"
					onClick={() => panel.setFolded(!folded)}
				/>
			</div>
			<div className="bench-panel-body" hidden={folded}>
				<TabPanel value="values" className="h-full">
					{values && <values.ValuesTable board={bench.board} sketch={bench.stepping.sketch} />}
				</TabPanel>
				<TabPanel value="checks" className="bench-panel-text" ref={findings}>
					{wiringFirst ? [wiringNotes, checks] : [checks, wiringNotes]}
				</TabPanel>
				{task && (
					<TabPanel value="task" className="bench-panel-text">
						{task}
					</TabPanel>
				)}
				<TabPanel value="serial" className="h-full">
					<SerialMonitor board={bench.board} userId={userId} baud={bench.baud} />
				</TabPanel>
				<TabPanel value="plot" className="h-full">
					{plotter && <plotter.SerialPlotter board={bench.board} />}
				</TabPanel>
				<TabPanel value="pins" className="h-full">
					{inspector && (
						<inspector.PinInspector board={bench.board} first={usedPin(builder.circuit, project.circuit)} />
					)}
				</TabPanel>
				<TabPanel value="reference" className="bench-panel-text">
					{reference ? (
						<reference.SketchReference libraries={project.program.libraries} />
					) : (
						<Spinner label={m.reference_loading()} />
					)}
				</TabPanel>
			</div>
		</Tabs>
	);
}

interface PanelTabButtonProps {
	value: PanelTab;
	icon: LucideIcon;
	onPress: (tab: PanelTab) => void;
	children: ReactNode;
}

/** A press on the tab that is chosen already unfolds the panel. */
function PanelTabButton({ value, icon: Icon, onPress, children }: PanelTabButtonProps) {
	return (
		<Tab value={value} className="bench-panel-tab" onClick={() => onPress(value)}>
			<Icon size={16} aria-hidden="true" />
			{children}
		</Tab>
	);
}
