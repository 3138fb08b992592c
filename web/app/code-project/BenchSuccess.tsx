import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { SketchProject } from "#content/projects.ts";
import { starsOf } from "#domain/bench/stars.ts";
import { m } from "#messages/generated/messages.js";
import { projectAfter } from "#web/app/screens/project-after.ts";
import { waysOn } from "#web/app/screens/ways-on.tsx";
import type { Success } from "#web/bench/code/use-bench.ts";
import { useProjectHelps } from "#web/bench/hints/helps.queries.ts";
import { SuccessPage } from "#web/bench/success/SuccessPage.tsx";
import { SuccessScene } from "#web/bench/success/SuccessScene.tsx";
import { EachOnesPoints } from "#web/classroom/seats/EachOnesPoints.tsx";
import { useCompletedProjects } from "#web/platform/learning/completions.queries.ts";
import { completedHere } from "#web/platform/learning/completions-store.ts";
import { pointsQuery } from "#web/platform/points/points.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";

interface BenchSuccessProps {
	project: SketchProject;
	userId: string;
	success: Success;
	/** Back to the bench, which is as it was. */
	onReturn: () => void;
}

/** The success page of a project that is solved with a sketch, on the circuit that the learner built. */
export function BenchSuccess({ project, userId, success, onReturn }: BenchSuccessProps) {
	const helps = useProjectHelps(project);
	const points = useQuery(pointsQuery(userId));
	const completed = useCompletedProjects(userId).data ?? [];
	const next = projectAfter(project.id, [...completed, ...completedHere(userId)]);
	const { board, circuit } = success;
	return (
		<SuccessPage
			project={project.title}
			scene={<SuccessScene circuit={circuit} board={board} onReset={board.reset} />}
			stars={helps && starsOf(helps)}
			points={success.points}
			total={points.data?.total ?? null}
			others={<EachOnesPoints projectId={project.id} />}
			ways={waysOn({ project, idea: project.lesson.challenges[0]?.text, onMake: onReturn }, next)}
			back={
				<>
					<Link to="/secondary-kit" className={buttonClass({ variant: "quiet" })}>
						<ArrowLeft size={18} aria-hidden="true" />
						{m.success_back()}
					</Link>
					<Button variant="quiet" onClick={onReturn}>
						{m.success_stay()}
					</Button>
				</>
			}
		/>
	);
}
