import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { BlockProject } from "#content/projects.ts";
import { starsOf } from "#domain/bench/stars.ts";
import { m } from "#messages/generated/messages.js";
import { projectAfter } from "#web/app/screens/project-after.ts";
import { waysOn } from "#web/app/screens/ways-on.tsx";
import { useProjectHelps, useScore } from "#web/bench/hints/helps.queries.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { Confetti } from "#web/bench/success/Confetti.tsx";
import { SuccessPage } from "#web/bench/success/SuccessPage.tsx";
import { SuccessScene } from "#web/bench/success/SuccessScene.tsx";
import { EachOnesPoints } from "#web/classroom/seats/EachOnesPoints.tsx";
import { completedHere } from "#web/platform/learning/completions-store.ts";
import { pointsQuery } from "#web/platform/points/points.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";

interface BlockSuccessProps {
	project: BlockProject;
	userId: string;
	board: MovedBoard;
	/** Back to the blocks, to make something of one's own of them. */
	onMake: () => void;
	/** Back to the bench, which is as it was. */
	onReturn: () => void;
}

/** The success page of a project that is solved with blocks. */
export function BlockSuccess({ project, userId, board, onMake, onReturn }: BlockSuccessProps) {
	const helps = useProjectHelps(project);
	const { score } = useScore(project);
	const points = useQuery(pointsQuery(userId));
	return (
		<>
			<Confetti />
			<SuccessPage
				project={project.title}
				scene={<SuccessScene circuit={project.circuit} board={board} onReset={() => undefined} />}
				stars={helps && starsOf(helps)}
				points={score}
				total={points.data?.total ?? null}
				others={<EachOnesPoints projectId={project.id} />}
				ways={waysOn(
					{ project, idea: project.lesson.challenges[0]?.text, onMake },
					projectAfter(project.id, completedHere(userId)),
				)}
				back={
					<>
						<Link to="/primary-kit" className={buttonClass({ variant: "quiet" })}>
							<ArrowLeft size={18} aria-hidden="true" />
							{m.success_back()}
						</Link>
						<Button variant="quiet" onClick={onReturn}>
							{m.success_stay()}
						</Button>
					</>
				}
			/>
		</>
	);
}
