import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, Check, CircleHelp, Hand, Keyboard } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Tutorial } from "#content/tutorials.ts";
import { m } from "#messages/generated/messages.js";
import { BenchPlayer } from "#web/bench/player/BenchPlayer.tsx";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { Glossary } from "#web/catalogue/glossary/Glossary.tsx";
import { TextWithCode } from "#web/platform/learning/TextWithCode.tsx";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { GoalMeter } from "./GoalMeter.tsx";
import { readTyped, writeTyped } from "./typed-programs.ts";
import { useGoalMet } from "./use-goal-met.ts";
import "./tutorials.css";

interface TutorialViewProps {
	tutorial: Tutorial;
	/** Whose programs are kept. */
	userId: string;
	/** The steps whose goal was met before, from 0. */
	met: readonly number[];
	onMet: (step: number) => void;
}

/** One tutorial: a try at a time beside the board that judges it. Next always works. */
export function TutorialView({ tutorial, userId, met, onMet }: TutorialViewProps) {
	useTitle(tutorial.title);
	const { id, title, minutes, steps, trouble, words } = tutorial;
	const [at, setAt] = useState(0);
	const [shown, setShown] = useState<{ player: string; board: LiveBoard | null }>();
	const [helping, setHelping] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const next = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
	const step = steps[at] ?? steps[0];
	// Steps with the same sketch share a board that runs on; what is typed in one step is not judged by the next.
	const player = `${id} ${step?.typed ? at : (step?.sketch ?? "main")}`;
	const board = shown?.player === player ? shown.board : null;
	const showBoard = useCallback((next: LiveBoard | null) => setShown({ player, board: next }), [player]);
	const reached = useGoalMet(board, step);
	const isMet = met.includes(at);
	const isNew = reached && !isMet;
	const { source, project = null, typed = false } = step ?? {};
	const work = useMemo(
		() => ({ kind: "sketch", projectId: project, program: source, unbuilt: "wired" }) as const,
		[project, source],
	);
	const editing = useMemo(() => {
		if (!typed || source === undefined) return undefined;
		return {
			initialText: readTyped(userId, id, at) ?? source,
			firstText: source,
			onChange: (text: string) => writeTyped(userId, id, at, text === source ? undefined : text),
		};
	}, [typed, source, userId, id, at]);

	const report = useEffectEvent(() => {
		onMet(at);
		const focused = document.activeElement;
		// A learner who moves a slider or types is not led away, and one who has just opened the step reads it first.
		if (focused instanceof HTMLInputElement || focused === heading.current) return;
		if (focused instanceof HTMLElement && focused.isContentEditable) return;
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
	const Mark = isMet ? Check : typed ? Keyboard : Hand;
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
						<TextWithCode text={step.text} />
					</p>
					<section aria-label={m.tutorials_try()} className="tutorial-try" data-met={isMet || undefined}>
						<span className="tutorial-tag">
							<Mark size={16} strokeWidth={isMet ? 3 : 2} aria-hidden="true" />
							{typed ? m.tutorials_type() : m.tutorials_try()}
						</span>
						<p className="text-lg">
							<b>
								<TextWithCode text={what} earlier={[step.text]} />
							</b>
							<TextWithCode text={how} earlier={[step.text, what]} />
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
						{helping && step.hint && (
							<p>
								<TextWithCode text={step.hint} earlier={[step.text, step.try]} />
							</p>
						)}
						{helping && (
							<p>
								<TextWithCode text={trouble} earlier={[step.text, step.try, step.hint ?? ""]} />
							</p>
						)}
					</div>
				</div>
				<BenchPlayer
					key={player}
					label={m.tutorials_board({ title })}
					work={work}
					markedLine={step.line}
					shownPin={wanted?.analog}
					editing={editing}
					onBoard={showBoard}
				/>
			</div>
		</Glossary>
	);
}
