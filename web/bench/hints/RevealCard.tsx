import { KeyRound } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { RevealResponse } from "#domain/api/bench.ts";
import { REVEAL_COST } from "#domain/bench/score.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { useFreeHelp, useReveal, useRevealedSolution, useScore } from "./helps.queries.ts";

interface RevealCardProps {
	project: { id: string; points: number };
	/** How a solution is shown. */
	children: (solution: RevealResponse["solution"]) => ReactNode;
}

/** The project's solution, hidden until it is asked for twice: it costs points, and that is not taken back. It is free after the project is completed. */
export function RevealCard({ project, children }: RevealCardProps) {
	const { revealed } = useScore(project);
	const solution = useRevealedSolution(project, revealed);
	const reveal = useReveal(project);
	const free = useFreeHelp(project);
	const title = useRef<HTMLHeadingElement>(null);
	/** The question is closed: the focus moves to its answer. */
	const show = () => reveal.mutate(undefined, { onSuccess: () => title.current?.focus() });
	return (
		<Card aria-labelledby="reveal" className="grid gap-3.5">
			<h2 ref={title} tabIndex={-1} id="reveal" className="text-lg flex items-center gap-2.5">
				<KeyRound size={22} className="text-coral" aria-hidden="true" />
				{m.reveal_title()}
			</h2>
			{!revealed && (
				<>
					<p className="text-ink-2">{free ? m.reveal_text_free() : m.reveal_text({ points: REVEAL_COST })}</p>
					{free ? (
						<Button variant="quiet" className="justify-self-start" loading={reveal.isPending} onClick={show}>
							{m.reveal_ask()}
						</Button>
					) : (
						<RevealQuestion asking={reveal.isPending} onReveal={show} />
					)}
				</>
			)}
			{revealed && solution.isPending && <Spinner label={m.reveal_loading()} />}
			{revealed && solution.isError && (
				<ErrorState
					compact
					title={m.reveal_failed()}
					onRetry={() => void solution.refetch()}
					retrying={solution.isFetching}
				/>
			)}
			{solution.data && children(solution.data.solution)}
		</Card>
	);
}

function RevealQuestion({ asking, onReveal }: { asking: boolean; onReveal: () => void }) {
	return (
		<Dialog
			title={m.reveal_ask_title()}
			description={m.reveal_ask_text({ points: REVEAL_COST })}
			trigger={
				<Button variant="quiet" className="justify-self-start" loading={asking}>
					{m.reveal_ask()}
				</Button>
			}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.reveal_ask_cancel()}</Button>
					</DialogClose>
					<DialogClose>
						<Button once variant="danger" onClick={onReveal}>
							{m.reveal_ask_yes()}
						</Button>
					</DialogClose>
				</>
			}
		/>
	);
}
