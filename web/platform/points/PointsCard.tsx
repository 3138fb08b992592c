import { useQuery } from "@tanstack/react-query";
import { type LevelTitle, levelProgress, titleForLevel } from "#domain/bench/points.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { usePerson } from "#web/platform/session/session.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { pointsQuery } from "./points.queries.ts";

const TITLES: Record<LevelTitle, () => string> = {
	beginner: m.points_title_beginner,
	advanced: m.points_title_advanced,
	expert: m.points_title_expert,
	master: m.points_title_master,
};

/** All points of the person, their level, and how far the next one is. */
export function PointsCard() {
	const points = useQuery(pointsQuery(usePerson().id));
	return (
		<Card className="grid gap-4 content-start" aria-busy={points.isPending}>
			<div className="flex items-center justify-between gap-3 min-h-7">
				<h2 className="text-lg">{m.points_card()}</h2>
				{points.data && <Chip tone="sun">{TITLES[titleForLevel(points.data.level)]()}</Chip>}
			</div>
			{points.isPending && <Skeleton className="h-24" />}
			{points.isError && (
				<ErrorState
					compact
					title={m.points_failed()}
					onRetry={() => void points.refetch()}
					retrying={points.isFetching}
				/>
			)}
			{points.data && <PointsAndLevel total={points.data.total} level={points.data.level} />}
		</Card>
	);
}

function PointsAndLevel({ total, level }: { total: number; level: number }) {
	const { fraction, pointsToNext } = levelProgress(total);
	const toNext = m.points_to_next({ points: pointsToNext, level: level + 1 });
	return (
		<>
			<p className="flex items-baseline gap-3">
				<b className="text-[2.375rem] leading-none font-heavy">{total.toLocaleString(getLocale())}</b>
				<span className="text-sm text-ink-2">{m.points_level({ level })}</span>
			</p>
			<ProgressBar tone="sun" label={m.points_level({ level })} fraction={fraction} valueText={toNext} />
			<p className="text-sm text-ink-2">{toNext}</p>
		</>
	);
}
