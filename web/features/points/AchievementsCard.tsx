import { useQuery } from "@tanstack/react-query";
import { Star, Trophy } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { completionsQuery } from "#web/learning/completions.queries.ts";
import { usePerson } from "#web/session/session.ts";
import { Card } from "#web/ui/Card.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { daysAgo } from "./days-ago.ts";

const SHOWN = 3;

/** The projects completed last. `titleOf` names a project. */
export function AchievementsCard({ titleOf }: { titleOf: (projectId: string) => string }) {
	const completions = useQuery(completionsQuery(usePerson().id));
	return (
		<Card className="grid grid-cols-[minmax(0,1fr)] gap-4 content-start" aria-busy={completions.isPending}>
			<h2 className="text-lg min-h-7 flex items-center">{m.achievements_card()}</h2>
			{completions.isPending && <Skeleton className="h-24" />}
			{completions.isError && (
				<ErrorState
					compact
					title={m.achievements_failed()}
					onRetry={() => void completions.refetch()}
					retrying={completions.isFetching}
				/>
			)}
			{completions.data?.length === 0 && (
				<p className="flex items-center gap-3 text-sm text-ink-2">
					<span className="grid place-items-center size-10 shrink-0 rounded-full bg-sunken">
						<Trophy size={20} aria-hidden="true" />
					</span>
					{m.achievements_none()}
				</p>
			)}
			{completions.data && completions.data.length > 0 && (
				<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
					{completions.data.slice(0, SHOWN).map(({ projectId, points, completedAt }) => (
						<li key={projectId} className="flex items-center gap-3">
							<span className="grid place-items-center size-10 shrink-0 rounded-full bg-sun-wash text-sun-ink">
								<Star size={20} aria-hidden="true" fill="currentColor" />
							</span>
							<span className="min-w-0">
								<b className="font-bold block leading-snug">{titleOf(projectId)}</b>
								<span className="text-tiny text-ink-2">
									{m.achievement_facts({ points, when: daysAgo(completedAt, new Date(), getLocale()) })}
								</span>
							</span>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
