import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import { LEVEL_KITS, listKits } from "#content/kits.ts";
import type { Project } from "#content/projects.ts";
import { starsOf } from "#domain/stars.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { useProjectHelps } from "#web/features/helps/helps.queries.ts";
import { nextProject } from "#web/features/kits/next-project.ts";
import { pointsQuery } from "#web/features/points/points.queries.ts";
import { SuccessPage } from "#web/features/success/SuccessPage.tsx";
import { SuccessScene } from "#web/features/success/SuccessScene.tsx";
import { useCompletedProjects } from "#web/learning/completions.queries.ts";
import { completedHere } from "#web/learning/progress-store.ts";
import { Button } from "#web/ui/Button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { EachOnesPoints } from "../together/EachOnesPoints.tsx";
import { waysOn } from "../ways-on.tsx";
import type { Success } from "./use-bench.ts";

interface BenchSuccessProps {
	project: Project;
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
			scene={<SuccessScene circuit={circuit} board={board} onReset={board.reset} />}
			stars={helps && starsOf(helps)}
			points={success.points}
			total={points.data?.total ?? null}
			others={<EachOnesPoints projectId={project.id} />}
			ways={waysOn({ id: project.id, kind: "sketch", idea: project.text.challenges[0]?.text, onMake: onReturn }, next)}
			back={
				<div className="flex flex-wrap justify-center gap-3">
					<Link to="/secondary-kit" className={buttonClass({ variant: "quiet" })}>
						<ArrowLeft size={18} aria-hidden="true" />
						{m.success_back()}
					</Link>
					<Button variant="quiet" onClick={onReturn}>
						{m.success_stay()}
					</Button>
				</div>
			}
		/>
	);
}

/** The next written one of the secondary kits that is not completed, from this one on; then any that is not. */
function projectAfter(current: string, completed: readonly string[]) {
	const order = listKits()
		.filter(({ id, type }) => LEVEL_KITS.includes(id) && type === "secondary")
		.flatMap(({ project_ids }) => project_ids);
	const after = order.slice(order.indexOf(current) + 1);
	const every = listEveryProject(getLocale());
	const written = every.flatMap((project) => (project.written ? [project.id] : []));
	const id = nextProject([{ projectIds: after }, { projectIds: order }], written, [...completed, current]);
	return every.find((project) => project.id === id) ?? null;
}
