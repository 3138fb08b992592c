import { useQuery } from "@tanstack/react-query";
import { Star, Trophy } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { usePerson } from "#web/platform/session/session.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useNow } from "#web/platform/ui/use-now.ts";
import { type Achievement, achievementsQuery } from "./achievements.queries.ts";
import { BadgeList } from "./BadgeList.tsx";
import { daysAgo } from "./days-ago.ts";

type TitleOf = (projectId: string) => string;

/** What was awarded last: projects completed, and work approved by a teacher. `titleOf` names a project. */
export function AchievementsCard({ titleOf }: { titleOf: TitleOf }) {
	const achievements = useQuery(achievementsQuery(usePerson().id));
	return (
		<Card className="grid grid-cols-[minmax(0,1fr)] gap-4 content-start" aria-busy={achievements.isPending}>
			<h2 className="text-lg min-h-7 flex items-center">{m.achievements_card()}</h2>
			{achievements.isPending && <Skeleton className="h-24" />}
			{achievements.isError && (
				<ErrorState
					compact
					title={m.achievements_failed()}
					onRetry={() => void achievements.refetch()}
					retrying={achievements.isFetching}
				/>
			)}
			{achievements.data?.length === 0 && (
				<p className="flex items-center gap-3 text-sm text-ink-2">
					<span className="grid place-items-center size-10 shrink-0 rounded-full bg-sunken">
						<Trophy size={20} aria-hidden="true" />
					</span>
					{m.achievements_none()}
				</p>
			)}
			{achievements.data && achievements.data.length > 0 && (
				<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
					{achievements.data.map((achievement) => (
						<AchievementLine key={achievement.id} achievement={achievement} titleOf={titleOf} />
					))}
				</ul>
			)}
			<BadgeList />
		</Card>
	);
}

function AchievementLine({ achievement, titleOf }: { achievement: Achievement; titleOf: TitleOf }) {
	const { projectId, title, points, awardedAt } = achievement;
	const facts = m.achievement_facts({ points, when: daysAgo(awardedAt, new Date(useNow()), dateLocale()) });
	return (
		<li className="flex items-center gap-3">
			<span className="w-15 shrink-0 rounded-medium overflow-hidden">
				<ProjectPicture projectId={projectId} className="!aspect-[4/3]" />
			</span>
			<span className="min-w-0 grow">
				<b className="font-bold block leading-snug">{title || titleOf(projectId)}</b>
				<span className="text-tiny text-ink-2">
					{title === null ? facts : [m.achievement_approved(), facts].join(" · ")}
				</span>
			</span>
			<Star size={20} aria-hidden="true" fill="currentColor" className="shrink-0 text-sun" />
		</li>
	);
}
