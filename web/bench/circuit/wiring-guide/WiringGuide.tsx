import { Check, ChevronLeft, ChevronRight, Eye, ListChecks, type LucideIcon, WandSparkles } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { m } from "#messages/generated/messages.js";
import type { Circuit, WireColor } from "#simulator/circuit.ts";
import { isMendable, mendWiring } from "#simulator/wiring/mend-wiring.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import { stepTexts } from "#web/bench/player/circuit/wiring-step-texts.ts";
import { wiringText } from "#web/bench/player/circuit/wiring-text.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { GuideMarks } from "./GuideMarks.tsx";
import { guideOf, withPart } from "./guide.ts";
import { StepEnds } from "./StepEnds.tsx";
import { type GuideState, useGuide } from "./use-guide.ts";
import "./wiring-guide.css";

interface WiringGuideProps {
	circuit: Circuit;
	/** What the project begins with: steps done there already are not shown. */
	start: Circuit;
	/** One line above the board, as on a phone. */
	isSmall: boolean;
	/** A layer over the circuit, in scene pixels. */
	marks: SVGGElement | null;
	/** The project's own circuit, wired. */
	wanted: Circuit;
	scene: CircuitScene;
	board: SeenBoard;
	onWire: (from: string, to: string, color: WireColor) => void;
	/** Another circuit, as one step that can be undone. */
	onReplace: (circuit: Circuit, said: string) => void;
	onWireAll: () => void;
	/** Where the guide leads back to. */
	way: WayBack;
	onClose: () => void;
}

interface WayBack {
	/** The button's label and picture. */
	back: string;
	icon: LucideIcon;
	/** What comes once all is wired. */
	next: string;
	/** What the wiring is for, where it is not what runs. */
	note?: string;
}

/** What the learner's check of a circuit found. */
interface Checked {
	of: Circuit;
	text: string;
	/** The first step to come. */
	missing: { id: string; title: string } | null;
}

/** How the circuit is built, one step at a time, beside the board. A step ticks itself once it is electrically true. */
export function WiringGuide(props: WiringGuideProps) {
	const { circuit, start, wanted, scene, marks, way, onReplace, onWireAll, onClose } = props;
	const state = useGuide(circuit, wanted, start);
	const { guide, current, mistake } = state;
	const [checked, setChecked] = useState<Checked | null>(null);
	const [stuck, setStuck] = useState(false);
	const title = useRef<HTMLHeadingElement>(null);
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => title.current?.focus({ preventScroll: true }), []);
	const step = current?.step.id;
	useEffect(() => showInList(list.current, step), [step]);
	if (!guide) return <p className="p-5">{m.guide_unreadable()}</p>;
	const { steps, done } = guide;
	const number = current ? steps.indexOf(current) + 1 : 0;
	/** Of the circuit as it is now. */
	const said = checked?.of === circuit ? checked : null;

	function check() {
		const missing = mistake ? undefined : steps.find((one) => !one.done);
		setChecked({
			of: circuit,
			text: mistake ? wiringText(mistake, circuit, wanted) : m.guide_count({ done, count: steps.length }),
			missing: missing ? { id: missing.step.id, title: stepTexts(missing.step, wanted).title } : null,
		});
	}

	/** Leads to what the check found missing: its card above, both ends on the board. */
	function showMissing(id: string) {
		state.choose(id);
		title.current?.focus({ preventScroll: true });
	}

	function mend() {
		const next = mistake && mendWiring(circuit, wanted, mistake);
		setStuck(!next);
		if (next) onReplace(next, m.guide_said_mended());
	}

	const layer = marks && createPortal(<GuideMarks state={state} wanted={wanted} scene={scene} />, marks);
	if (props.isSmall) return <GuideBar {...{ ...props, state, number, mend }}>{layer}</GuideBar>;
	return (
		<section aria-labelledby="guide-title" className="guide">
			{layer}
			<header className="guide-head">
				<h2 id="guide-title" ref={title} tabIndex={-1}>
					{m.guide_title()}
				</h2>
				<Button variant="quiet" onClick={onClose}>
					<way.icon size={18} aria-hidden="true" />
					{way.back}
				</Button>
				{way.note && <p className="guide-note">{way.note}</p>}
				<div
					className="guide-bar"
					role="progressbar"
					aria-label={m.guide_progress()}
					aria-valuemin={0}
					aria-valuemax={steps.length}
					aria-valuenow={done}
				>
					{steps.map((one) => (
						<i key={one.step.id} data-mark={markOf(one, state)} />
					))}
				</div>
			</header>
			{mistake ? (
				<article className="guide-card" data-wrong="" aria-live="polite">
					<p className="guide-number">
						{number > 0 ? m.guide_step_wrong({ number, count: steps.length }) : m.guide_wrong()}
					</p>
					<h3>{wiringText(mistake, circuit, wanted)}</h3>
					{stuck && <p>{m.guide_cannot_mend()}</p>}
					<div className="flex flex-wrap gap-2">
						{isMendable(mistake) && (
							<Button variant="quiet" className="grow !bg-surface" onClick={mend}>
								<WandSparkles size={18} aria-hidden="true" />
								{m.guide_mend()}
							</Button>
						)}
						<Button variant="quiet" className="grow !bg-surface" onClick={state.show}>
							<Eye size={18} aria-hidden="true" />
							{m.guide_show()}
						</Button>
					</div>
				</article>
			) : current ? (
				<CurrentStep {...props} state={state} current={current} number={number} />
			) : (
				<article className="guide-card" data-right="" aria-live="polite">
					<h3>{m.guide_all_done()}</h3>
					<p>{way.next}</p>
				</article>
			)}
			<ol ref={list} className="guide-steps">
				{steps.map((one, index) => (
					<li key={one.step.id} data-step={one.step.id}>
						<button
							type="button"
							className="guide-step"
							data-mark={markOf(one, state)}
							aria-current={one === current ? "step" : undefined}
							onClick={() => state.choose(one.step.id)}
						>
							<i>
								{one.done ? (
									<Check size={15} aria-label={m.guide_step_done()} />
								) : one === current && mistake ? (
									"!"
								) : (
									index + 1
								)}
							</i>
							{stepTexts(one.step, wanted).title}
						</button>
					</li>
				))}
			</ol>
			<footer className="guide-foot">
				<div role="status" className={said ? "guide-said" : "sr-only"}>
					{said?.text}
					{said?.missing && <p>{m.guide_missing({ step: said.missing.title })}</p>}
				</div>
				{said?.missing && (
					<Button variant="quiet" className="guide-show-missing" onClick={() => showMissing(said.missing?.id ?? "")}>
						<Eye size={18} aria-hidden="true" />
						{m.guide_show()}
					</Button>
				)}
				<Button variant="quiet" onClick={onWireAll}>
					<WandSparkles size={18} aria-hidden="true" />
					{m.guide_wire_all()}
				</Button>
				<Button onClick={check}>
					<ListChecks size={18} aria-hidden="true" />
					{m.wiring_check()}
				</Button>
			</footer>
		</section>
	);
}

/** Scrolls the list of steps to one of them. */
function showInList(list: HTMLElement | null, step = "") {
	list?.querySelector(`[data-step="${CSS.escape(step)}"]`)?.scrollIntoView({ block: "nearest" });
}

interface CurrentStepProps extends WiringGuideProps {
	state: GuideState;
	current: NonNullable<GuideState["current"]>;
	number: number;
}

function CurrentStep(props: CurrentStepProps) {
	const { state, wanted, scene, board, current, number } = props;
	const { step, from, to, done } = current;
	const texts = stepTexts(step, wanted);
	const count = state.guide?.steps.length ?? 0;

	return (
		<article className="guide-card">
			<p className="guide-number">{m.guide_step({ number, count })}</p>
			<h3>{texts.title}</h3>
			{step.kind === "wire" && <StepEnds {...{ step, from, to, wanted, scene, board }} />}
			<p>{texts.text}</p>
			{!done && (
				<Button
					variant="soft"
					className="w-full"
					disabled={step.kind === "wire" && (from === null || to === null)}
					onClick={() => doStep(props)}
				>
					<WandSparkles size={18} aria-hidden="true" />
					{step.kind === "part" ? m.guide_put_in() : m.guide_wire_one()}
				</Button>
			)}
		</article>
	);
}

/**
 * Does a step for the learner: a part where the project has it, or a wire to where its ends are now. The guide follows the
 * circuit a moment later: a second press in between finds the step done.
 */
function doStep({ current, circuit, wanted, start, onReplace, onWire }: Omit<CurrentStepProps, "number" | "state">) {
	const { step } = current;
	const now = guideOf(circuit, wanted, start)?.steps.find((one) => one.step.id === step.id);
	if (!now || now.done) return;
	if (step.kind === "part") return onReplace(withPart(circuit, step.part), stepTexts(step, wanted).title);
	if (now.from && now.to) onWire(now.from, now.to, step.wire.color);
}

interface GuideBarProps extends WiringGuideProps {
	state: GuideState;
	number: number;
	mend: () => void;
	children: ReactNode;
}

/** The guide in one line: the step before, this one, the next one. */
function GuideBar(props: GuideBarProps) {
	const { state, circuit, wanted, number, mend, children } = props;
	const { guide, current, mistake } = state;
	const steps = guide?.steps ?? [];
	const choose = (by: number) => {
		const next = steps[number - 1 + by];
		if (next) state.choose(next.step.id);
	};
	const text = mistake
		? wiringText(mistake, circuit, wanted)
		: current
			? stepTexts(current.step, wanted).title
			: m.guide_all_done();
	const canMend = mistake && isMendable(mistake);
	return (
		<section aria-label={m.guide_title()} className="guide-line" data-wrong={mistake ? "" : undefined}>
			{children}
			<IconButton icon={ChevronLeft} label={m.guide_before()} disabled={number <= 1} onClick={() => choose(-1)} />
			<p className="grow min-w-0" aria-live="polite">
				{current && <span className="guide-number">{m.guide_step({ number, count: steps.length })}</span>}
				<b>{text}</b>
			</p>
			{(canMend || (current && !current.done && !mistake)) && (
				<Button
					variant="soft"
					className="shrink-0"
					onClick={() => (canMend ? mend() : current && doStep({ ...props, current }))}
				>
					<WandSparkles size={18} aria-hidden="true" />
					{m.guide_for_me()}
				</Button>
			)}
			<IconButton
				icon={ChevronRight}
				label={m.guide_next()}
				disabled={number === 0 || number >= steps.length}
				onClick={() => choose(1)}
			/>
		</section>
	);
}

/** How a step is marked: done, the one to do, one with a mistake. */
function markOf(one: GuideState["current"], { current, mistake }: GuideState): "done" | "now" | "wrong" | undefined {
	if (one === current) return mistake ? "wrong" : "now";
	return one?.done ? "done" : undefined;
}
