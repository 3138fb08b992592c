import { lazy, Suspense } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import { isEducator } from "#domain/roles.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { useTitle } from "#web/device/title.ts";
import { KitCatalogue } from "#web/features/kits/KitCatalogue.tsx";
import { KitProgressCard } from "#web/features/kits/KitProgressCard.tsx";
import { AchievementsCard } from "#web/features/points/AchievementsCard.tsx";
import { PointsCard } from "#web/features/points/PointsCard.tsx";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { profileFailureWords, useProfile } from "#web/session/profile.queries.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { NextStepCard } from "./dashboard/NextStepCard.tsx";
import { WaysOn } from "./dashboard/WaysOn.tsx";

const TeacherDashboard = lazy(async () => ({
	default: (await import("./TeacherDashboard.tsx")).TeacherDashboard,
}));

const loadMembership = () => import("#web/features/class-membership/MyClasses.tsx");

/** Home, for a learner or for an educator. */
export function DashboardScreen() {
	useTitle(m.nav_dashboard());
	const profile = useProfile();
	const waiting = <Skeleton className="h-58 rounded-large" />;
	if (profile.isPending) return waiting;
	if (!profile.data) {
		return (
			<ErrorState
				title={profileFailureWords(profile.error)}
				text={m.profile_failed_text()}
				onRetry={() => void profile.refetch()}
				retrying={profile.isFetching}
			/>
		);
	}
	if (!isEducator(profile.data.user_type)) return <LearnerDashboard />;
	return (
		<Suspense fallback={waiting}>
			<TeacherDashboard />
		</Suspense>
	);
}

/** What to do next, how far one is, and every kit. */
function LearnerDashboard() {
	const membership = useLazyModule(loadMembership);
	return (
		<div className="grid gap-5.5">
			<NextStepCard />
			<div className="grid gap-4.5 md:grid-cols-2 xl:grid-cols-3">
				<PointsCard />
				<KitProgressCard />
				<AchievementsCard titleOf={titleOf} />
			</div>
			<KitCatalogue />
			{membership && <membership.MyClasses />}
			<WaysOn />
		</div>
	);
}

function titleOf(projectId: string): string {
	return listEveryProject(getLocale()).find((project) => project.id === projectId)?.title ?? projectId;
}
