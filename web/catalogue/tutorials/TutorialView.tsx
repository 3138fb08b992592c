import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, Check, CircleHelp, Hand } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Tutorial } from "#content/tutorials.ts";
import { m } from "#messages/generated/messages.js";
import { BenchPlayer } from "#web/bench/player/BenchPlayer.tsx";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { Glossary } from "#web/catalogue/glossary/Glossary.tsx";
import { useExplain } from "#web/platform/learning/explain.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { GoalMeter } from "./GoalMeter.tsx";
import { useGoalMet } from "./use-goal-met.ts";
import "./tutorials.css";

interface TutorialViewProps {
	tutorial: Tutorial;
	/** The steps whose goal was met before, from 0. */
	met: readonly number[];
	onMet: (step: number) => void;
}

/** One tutorial: a try at a time beside the board that judges it. Next always works. */
export function TutorialView({ tutorial, met, onMet }: TutorialViewProps) {
	useTitle(tutorial.title);
	const { id, title, minutes, steps, project, trouble, words } = tutorial;
	const [at, setAt] = useState(0);
	const [board, setBoard] = useState<LiveBoard | null>(null);
	const [helping, setHelping] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const next = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
	const step = steps[at] ?? steps[0];
	const reached = useGoalMet(board, step?.goal ?? []);
	const isMet = met.includes(at);
	const isNew = reached && !isMet;
	const source = step?.source;
	const work = useMemo(
		() => ({ kind: "sketch", projectId: project, program: source, unbuilt: "wired" }) as const,
		[project, source],
	);

	const report = useEffectEvent(() => {
		onMet(at);
		const focused = document.activeElement;
		// A learner who moves a slider keeps it, and one who has just opened the step reads it first.
		if (focused instanceof HTMLInputElement || focused === heading.current) return;
		next.current?.focus({ preventScroll: true });
	});
	useEffect(() => {
		if (isNew) report();
	}, [isNew]);

	function open(index: number) {
		setAt(index);
		setHelping(false);
		heading.current?.focus();
	}

	if (!step) return null;
	const isLast = at === steps.length - 1;
	const wanted = step.goal.find((condition) => "analog" in condition);
	const [, what = step.try, how = ""] = /^(.+?[.!?])( .*)$/.exec(step.try) ?? [];
	return (
		<Glossary entries={words}>
			<div className="tutorial">
				<div className="grid gap-5 content-start min-w-0">
					<div className="grid gap-3">
						<Link to="/tutorials" className="inline-flex items-center gap-2 min-h-11 w-fit font-bold text-teal-deep">
							<ArrowLeft size={18} aria-hidden="true" />
							{m.tutorials_all()}
						</Link>
						<h1 className="text-2xl">{title}</h1>
						<p className="text-ink-2">
							{[m.tutorials_minutes({ minutes }), m.tutorials_step({ step: at + 1, count: steps.length })].join(" · ")}
						</p>
						<div aria-hidden="true" className="tutorial-rail">
							{steps.map((one, index) => (
								<i key={one.title} data-now={index === at || undefined} data-met={met.includes(index) || undefined} />
							))}
						</div>
					</div>
					<h2 ref={heading} tabIndex={-1} className="text-3xl">
						{step.title}
					</h2>
					<p className="text-lg">
						<Explained text={step.text} />
					</p>
					<section aria-label={m.tutorials_try()} className="tutorial-try" data-met={isMet || undefined}>
						<span className="tutorial-tag">
							{isMet ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : <Hand size={16} aria-hidden="true" />}
							{m.tutorials_try()}
						</span>
						<p className="text-lg">
							<b>
								<Explained text={what} earlier={[step.text]} />
							</b>
							<Explained text={how} earlier={[step.text, what]} />
						</p>
						{wanted && <GoalMeter board={board} goal={wanted} />}
						<p role="status" className="font-bold text-leaf empty:hidden">
							{isMet ? m.tutorials_met() : ""}
						</p>
					</section>
					<div className="flex flex-wrap justify-between gap-3">
						<Button variant="quiet" disabled={at === 0} onClick={() => open(at - 1)}>
							<ArrowLeft size={18} aria-hidden="true" />
							{m.tutorials_back()}
						</Button>
						{isLast ? (
							<Link ref={next} to="/tutorials" className={buttonClass({ size: "big" })}>
								{m.tutorials_finish()}
							</Link>
						) : (
							<Button ref={next} size="big" onClick={() => open(at + 1)}>
								{m.tutorials_next()}
								<ArrowRight size={20} aria-hidden="true" />
							</Button>
						)}
					</div>
					<div className="grid gap-2">
						<button
							type="button"
							aria-expanded={helping}
							className="inline-flex items-center gap-2 min-h-11 w-fit font-bold text-teal-deep"
							onClick={() => setHelping(!helping)}
						>
							<CircleHelp size={18} aria-hidden="true" />
							{m.tutorials_trouble()}
						</button>
						{helping && (
							<p>
								<Explained text={trouble} earlier={[step.text, step.try]} />
							</p>
						)}
					</div>
				</div>
				<BenchPlayer
					key={id}
					label={m.tutorials_board({ title })}
					work={work}
					markedLine={step.line}
					shownPin={wanted?.analog}
					onBoard={setBoard}
				/>
			</div>
		</Glossary>
	);
}

function Explained({ text, earlier }: { text: string; earlier?: readonly string[] }) {
	return useExplain()(text, earlier);
}
