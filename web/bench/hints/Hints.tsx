import { Lightbulb } from "lucide-react";
import { useRef, useState } from "react";
import { isRungOf } from "#domain/bench/helps.ts";
import { hintCost } from "#domain/bench/score.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { useFreeHelp, useNextHint, useScore, useTakenHints } from "./helps.queries.ts";

interface HintsProps {
	project: { id: string; points: number; hints: readonly string[] };
	/** Only the ladder of this step of the checks. */
	step?: string;
}

/** The hints taken, and the next one, which needs a confirmation while it costs points. */
export function Hints({ project, step }: HintsProps) {
	const { hintsTaken } = useScore(project);
	const taken = useTakenHints(project, hintsTaken);
	const next = useNextHint(project);
	const free = useFreeHelp(project);
	const isAsked = (id: string) => step === undefined || isRungOf(step, id);
	const hints = taken.data?.hints.filter(({ id }) => isAsked(id)) ?? [];
	const left = project.hints.filter((id) => isAsked(id) && !hintsTaken.includes(id)).length;
	const list = useRef<HTMLOListElement>(null);

	/** The question unmounts with the last hint: moves the focus to the hints, unless it is elsewhere by now. */
	function handleHints() {
		const here = list.current;
		if (left > 1 || !here) return;
		const focused = document.activeElement;
		if (focused?.contains(here) || here.parentElement?.contains(focused)) here.focus();
	}

	return (
		<div className="relative flex flex-wrap items-center gap-3">
			<ol
				ref={list}
				tabIndex={-1}
				aria-live="polite"
				className="basis-full grid gap-2 m-0 pl-6 list-decimal empty:sr-only"
			>
				{hints.map(({ id, text }) => (
					<li key={id} className="pl-1 marker:font-extrabold marker:text-sun-ink">
						{text}
					</li>
				))}
			</ol>
			{hints.length === 0 && !free && step === undefined && (
				<p className="grow basis-52 text-ink-2 leading-snug">{m.hint_text({ points: hintCost(project.points) })}</p>
			)}
			{free && left > 0 && <p className="grow basis-52 text-ink-2 leading-snug">{m.hint_text_free()}</p>}
			{taken.isError && <p className="basis-full text-coral-ink">{m.hint_failed()}</p>}
			{left > 0 ? (
				<HintQuestion
					left={left}
					points={free ? 0 : hintCost(project.points)}
					asking={next.isPending}
					onAsk={() => next.mutate({ seen: hintsTaken, step }, { onSuccess: handleHints })}
				/>
			) : (
				<p className="text-sm text-ink-2">{step === undefined ? m.hint_none_left() : m.lesson_hint_none_left()}</p>
			)}
		</div>
	);
}

interface HintQuestionProps {
	left: number;
	/** What it costs. */
	points: number;
	asking: boolean;
	onAsk: () => void;
}

/** Focus starts on Cancel: a second press of the same key must not cost points. */
function HintQuestion({ left, points, asking, onAsk }: HintQuestionProps) {
	const [asked, setAsked] = useState(false);
	/** The question was open: the focus returns to its button. */
	const [answered, setAnswered] = useState(false);

	function close() {
		setAsked(false);
		setAnswered(true);
	}

	if (!asked) {
		return (
			<Button
				variant="soft"
				className="shrink-0"
				autoFocus={answered}
				loading={asking}
				onClick={() => (points === 0 ? onAsk() : setAsked(true))}
			>
				<Lightbulb size={18} aria-hidden="true" />
				{points === 0 ? m.hint_ask({ left }) : m.hint_ask_cost({ points, left })}
			</Button>
		);
	}
	return (
		<div
			role="alertdialog"
			aria-label={m.hint_ask_title()}
			className="basis-full grid gap-3 p-4 rounded-medium bg-sun-wash"
		>
			<p className="font-bold text-sun-ink">{m.hint_ask_text()}</p>
			<div className="flex flex-wrap gap-3">
				<Button
					once
					onClick={() => {
						close();
						onAsk();
					}}
				>
					{m.hint_ask_yes()}
				</Button>
				<Button variant="quiet" autoFocus once onClick={close}>
					{m.hint_ask_cancel()}
				</Button>
			</div>
		</div>
	);
}
