import { ChevronRight, Lightbulb } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { Hints } from "#web/bench/hints/Hints.tsx";
import { Stages } from "#web/platform/learning/Stages.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { SolutionPanel } from "./SolutionPanel.tsx";
import type { WiringCount } from "./use-wiring-count.ts";
import "./task.css";

interface TaskPaneProps {
	project: Project;
	/** What is built of the circuit; null while that is not known. */
	wiring: WiringCount | null;
	/** The check steps that passed in the last run. */
	passed: ReadonlySet<string>;
	/** The checks, where they are not on a tab of their own. */
	checks?: ReactNode;
	checksRef: Ref<HTMLElement>;
	/** Leads to the board, to the program. Absent where both are in view. */
	onBuild?: () => void;
	onWrite?: () => void;
	/** Puts the solution into the editor. */
	onUse: (text: string) => void;
	hintsRef: Ref<HTMLElement>;
}

/** The task step by step, with its hints and its solution. */
export function TaskPane(props: TaskPaneProps) {
	const { project, wiring, passed, checks, checksRef, onBuild, onWrite, onUse, hintsRef } = props;
	return (
		<div className="task-pane">
			<p>{project.summary}</p>
			{wiring && (
				<Step number={1} title={m.task_build()} note={m.task_count(wiring)} current={wiring.done < wiring.count}>
					<div aria-hidden="true" className="task-segments">
						{Array.from({ length: wiring.count }, (_, index) => (
							<i
								// biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of segments
								key={index}
								data-state={index < wiring.done ? "done" : index === wiring.done ? "current" : undefined}
							/>
						))}
					</div>
					{wiring.next !== null && (
						<p>
							{m.task_next()} <b>{wiring.next}</b>
						</p>
					)}
					{onBuild && (
						<Button onClick={onBuild}>
							{wiring.done === 0 ? m.task_begin_building() : m.task_continue_building()}
						</Button>
					)}
				</Step>
			)}
			<Step number={wiring ? 2 : 1} title={m.task_write()} {...(onWrite ? { onOpen: onWrite } : {})}>
				<Stages stages={project.lesson.stages} passed={passed} />
			</Step>
			{checks && (
				<Step ref={checksRef} number={wiring ? 3 : 2} title={m.task_pass()}>
					{checks}
				</Step>
			)}
			{project.hints.length > 0 && (
				<section ref={hintsRef} tabIndex={-1} aria-label={m.hint_title()} className="task-card">
					<h3 className="flex items-center gap-2">
						<Lightbulb size={20} className="text-sun-ink" aria-hidden="true" />
						{m.hint_title()}
					</h3>
					<Hints project={project} />
				</section>
			)}
			<SolutionPanel project={project} onUse={onUse} />
		</div>
	);
}

interface StepProps {
	number: number;
	title: string;
	/** "2 of 7". */
	note?: string;
	current?: boolean;
	onOpen?: () => void;
	children: ReactNode;
	ref?: Ref<HTMLElement>;
}

function Step({ number, title, note, current = false, onOpen, children, ref }: StepProps) {
	const id = useId();
	const text = m.task_step({ number, title });
	return (
		<section
			ref={ref}
			tabIndex={-1}
			aria-labelledby={id}
			className={classNames("task-card", current && "task-card-current")}
		>
			<div className="flex items-center gap-2">
				<h3 id={id} className="grow">
					{text}
				</h3>
				{note && <b className="text-sm text-ink-2">{note}</b>}
				{onOpen && (
					<Button
						variant="quiet"
						size="icon"
						className="-my-2 !border-transparent"
						aria-label={title}
						title={title}
						onClick={onOpen}
					>
						<ChevronRight size={20} aria-hidden="true" />
					</Button>
				)}
			</div>
			{children}
		</section>
	);
}
