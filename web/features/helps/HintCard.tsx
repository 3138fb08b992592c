import { Lightbulb } from "lucide-react";
import { hintCost } from "#domain/score.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";
import { useNextHint, useScore, useTakenHints } from "./helps.queries.ts";

interface HintCardProps {
	project: { id: string; points: number; hints: number };
}

/** The hints that were taken, and the next one, which is asked for twice because it costs. */
export function HintCard({ project }: HintCardProps) {
	const { hintsTaken } = useScore(project);
	const taken = useTakenHints(project, hintsTaken);
	const next = useNextHint(project);
	const hints = taken.data?.hints ?? [];
	const left = project.hints - hintsTaken;
	return (
		<Card aria-labelledby="hints" className="grid gap-3.5">
			<h2 id="hints" className="text-lg flex items-center gap-2.5">
				<Lightbulb size={22} className="text-sun" aria-hidden="true" />
				{m.hint_title()}
			</h2>
			{hints.length > 0 ? (
				<ol aria-live="polite" className="grid gap-2 m-0 pl-6">
					{hints.map((hint) => (
						<li key={hint} className="pl-1 marker:font-extrabold marker:text-sun-ink">
							{hint}
						</li>
					))}
				</ol>
			) : (
				<p className="text-ink-2">{m.hint_text({ points: hintCost(project.points) })}</p>
			)}
			{taken.isError && <p className="text-coral-ink">{m.hint_failed()}</p>}
			{left > 0 ? (
				<HintQuestion left={left} asking={next.isPending} onAsk={() => next.mutate(hints.length)} />
			) : (
				<p className="text-sm text-ink-2">{m.hint_none_left()}</p>
			)}
		</Card>
	);
}

interface HintQuestionProps {
	left: number;
	asking: boolean;
	onAsk: () => void;
}

function HintQuestion({ left, asking, onAsk }: HintQuestionProps) {
	return (
		<Dialog
			title={m.hint_ask_title()}
			description={m.hint_ask_text()}
			trigger={
				<Button variant="soft" className="justify-self-start" loading={asking}>
					{m.hint_ask({ left })}
				</Button>
			}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.hint_ask_cancel()}</Button>
					</DialogClose>
					<DialogClose>
						<Button onClick={onAsk}>{m.hint_ask_yes()}</Button>
					</DialogClose>
				</>
			}
		/>
	);
}
