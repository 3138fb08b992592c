import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { CompletionsFailed } from "#web/app/screens/CompletionsFailed.tsx";
import { KitCatalogue } from "#web/catalogue/kits/KitCatalogue.tsx";
import { KitProgressCard } from "#web/catalogue/kits/KitProgressCard.tsx";
import { areUnknown } from "#web/platform/learning/completions.queries.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { AchievementsCard } from "#web/platform/points/AchievementsCard.tsx";
import { PointsCard } from "#web/platform/points/PointsCard.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { AllDoneCard, ContinueProjectCard } from "./ContinueProjectCard.tsx";
import { FirstStepCard } from "./FirstStepCard.tsx";
import { useLearnerHome } from "./use-learner-home.ts";
import { WaysOn } from "./WaysOn.tsx";

const loadAssigned = () => import("./Assigned.tsx");
const loadMembership = () => import("#web/classroom/membership/MyClasses.tsx");

const Feedback = lazy(async () => ({ default: (await import("./Feedback.tsx")).Feedback }));

/** A learner's home. `?feedback=` opens what a teacher wrote about their work for a challenge. */
export function LearnerDashboard() {
	const { feedback } = useSearch({ from: "/signed-in/shell/dashboard" });
	return (
		<>
			<Home />
			{feedback && (
				<Suspense>
					<Feedback challengeId={feedback} />
				</Suspense>
			)}
		</>
	);
}

/** What to do next, how far the learner is, and every kit. A first visit has the next step, the kits and no empty cards. */
function Home() {
	const home = useLearnerHome();
	const membership = useLazyModule(loadMembership);
	const assigned = useLazyModule(loadAssigned);
	if (home?.firstVisit && home.next) {
		return (
			<div className="grid grid-cols-[minmax(0,1fr)] gap-7">
				{assigned && <assigned.Assigned done={home.done} />}
				<FirstStepCard project={home.next.project} stage={home.stage} />
				{assigned && <assigned.OtherChallenges />}
				{assigned && <assigned.OwnWeek done={home.done} />}
				<KitCatalogue stage={home.stage} />
				{membership && <membership.MyClasses />}
				<WaysOn brief />
			</div>
		);
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			{!home && <Skeleton className="h-58 rounded-large" />}
			{home && <CompletionsFailed completions={home.completions} />}
			{home && assigned && <assigned.Assigned done={home.done} />}
			{home?.next && <ContinueProjectCard project={home.next.project} begun={home.next.begun} />}
			{home && !home.next && !areUnknown(home.completions) && <AllDoneCard stage={home.stage} />}
			{assigned && <assigned.OtherChallenges />}
			{home && assigned && <assigned.OwnWeek done={home.done} />}
			<div className="grid gap-4.5 md:grid-cols-2 xl:grid-cols-3">
				<PointsCard />
				<KitProgressCard />
				<AchievementsCard titleOf={titleOf} />
			</div>
			<KitCatalogue stage={home?.stage} />
			{membership && <membership.MyClasses />}
			<WaysOn />
		</div>
	);
}

function titleOf(projectId: string): string {
	return listEveryProject(getLocale()).find((project) => project.id === projectId)?.title ?? projectId;
}
