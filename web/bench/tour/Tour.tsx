import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { markTourSeen, type TourName } from "./seen-tours.ts";
import { type Ground, useCardPosition } from "./use-card-position.ts";
import "./tour.css";

/** One thing to do. */
export interface TourStep {
	id: string;
	text: string;
	/** A second, quieter line. */
	detail: string;
	/** What to press, move or change; null while it is not mounted. A constant function. */
	find: () => Element | null;
	done: boolean;
	/** Left out where there is nothing to do it to. */
	optional?: boolean;
}

interface TourProps<Step extends TourStep> {
	tour: TourName;
	userId: string;
	steps: readonly Step[];
	/** Constant. */
	ground: Ground;
	/** A step begins: shows the pane that its target is in. */
	onShow: (step: Step) => void;
	/** All is done or skipped. */
	onEnd: () => void;
}

/**
 * The first minute at a bench: a small card says what to do, and continues when it is done, in whatever order. The focus
 * stays where it is. It is over for good once it has begun: what was done once is not asked for at the next visit.
 */
export function Tour<Step extends TourStep>({ tour, userId, steps, ground, onShow, onEnd }: TourProps<Step>) {
	const [done, setDone] = useState<readonly string[]>([]);
	const news = steps.filter((step) => step.done && !done.includes(step.id)).map(({ id }) => id);
	if (news.length > 0) setDone([...done, ...news]);
	const step = steps.find(({ id }) => !done.includes(id));

	function end() {
		markTourSeen(userId, tour);
		onEnd();
	}
	const begun = done.length > 0;
	useEffect(() => {
		if (begun) markTourSeen(userId, tour);
	}, [begun, userId, tour]);
	const begin = useEffectEvent(() => {
		if (!step) return end();
		if (step.optional && !step.find()) return setDone([...done, step.id]);
		onShow(step);
	});
	const id = step?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: at each step that begins
	useEffect(() => begin(), [id]);

	if (!step) return null;
	return <TourCard step={step} steps={steps} ground={ground} onSkip={end} />;
}

/** The card has a row of its own. The same query is in tour.css. */
const IN_ROW = "(max-width: 640px) and (min-height: 481px)";

interface TourCardProps {
	step: TourStep;
	steps: readonly TourStep[];
	ground: Ground;
	onSkip: () => void;
}

function TourCard({ step, steps, ground, onSkip }: TourCardProps) {
	const card = useRef<HTMLDivElement>(null);
	const inRow = useMedia(IN_ROW);
	const position = useCardPosition(card, step.find, ground, inRow);
	const number = steps.indexOf(step) + 1;
	return (
		<div
			ref={card}
			role="status"
			className="tour-card"
			data-step={step.id}
			data-arrow={position?.arrow?.side}
			data-waiting={position ? undefined : ""}
			style={{ ...position?.at, "--arrow": `${position?.arrow?.at ?? 0}px` } as CSSProperties}
		>
			<p>
				{step.text}
				<small>{step.detail}</small>
				<span className="tour-dots" role="img" aria-label={m.tour_count({ number, count: steps.length })}>
					{steps.map(({ id }) => (
						<i key={id} data-now={id === step.id || undefined} />
					))}
				</span>
			</p>
			<Button variant="quiet" className="tour-skip" onClick={onSkip}>
				{m.tour_skip()}
			</Button>
		</div>
	);
}
