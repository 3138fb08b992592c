import { listProjects } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { useTitle } from "#web/device/title.ts";
import { KitCatalogue } from "#web/features/kits/KitCatalogue.tsx";
import { KitProgressCard } from "#web/features/kits/KitProgressCard.tsx";
import { AchievementsCard } from "#web/features/points/AchievementsCard.tsx";
import { PointsCard } from "#web/features/points/PointsCard.tsx";
import { NextStepCard } from "./dashboard/NextStepCard.tsx";

/** Home: what to do next, how far one is, and every kit. */
export function DashboardScreen() {
	useTitle(m.nav_dashboard());
	return (
		<div className="grid gap-5.5">
			<NextStepCard />
			<div className="grid gap-4.5 md:grid-cols-2 xl:grid-cols-3">
				<PointsCard />
				<KitProgressCard />
				<AchievementsCard titleOf={titleOf} />
			</div>
			<KitCatalogue />
		</div>
	);
}

function titleOf(projectId: string): string {
	return listProjects().find((project) => project.id === projectId)?.title ?? projectId;
}
