import { LEVEL_KITS } from "#content/kits.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import type { Kit } from "./kits.data.ts";
import { useKits } from "./kits.queries.ts";

/** How far the learner is in the kits begun. */
export function KitProgressCard() {
	const kits = useKits();
	const shown =
		kits.data && LEVEL_KITS.flatMap((id) => kits.data.find((kit) => kit.id === id && kit.completedLevels > 0) ?? []);
	return (
		<Card className="grid grid-cols-[minmax(0,1fr)] gap-4 content-start" aria-busy={kits.isPending}>
			<h2 className="text-lg min-h-7 flex items-center">{m.kits_progress_card()}</h2>
			{kits.isPending && <Skeleton className="h-24" />}
			{kits.isError && (
				<ErrorState compact title={m.kits_failed()} onRetry={() => void kits.refetch()} retrying={kits.isFetching} />
			)}
			{shown?.length === 0 && <p className="text-sm text-ink-2">{m.kits_progress_none()}</p>}
			{shown?.map((kit) => (
				<div key={kit.id} className="grid gap-1.5">
					<div className="flex items-baseline justify-between gap-3">
						<span className="leading-snug">{kit.title}</span>
						<b className="font-bold">{m.kits_progress_of({ done: kit.completedLevels, total: kit.totalLevels })}</b>
					</div>
					<Stops kit={kit} />
					<p className="text-sm text-ink-2">
						{kit.completedLevels < kit.totalLevels
							? m.kits_progress_left({ count: kit.totalLevels - kit.completedLevels })
							: m.kit_completed()}
					</p>
				</div>
			))}
		</Card>
	);
}

/** A kit's projects as stops on a wire, this many of them done. */
function Stops({ kit: { title, completedLevels, totalLevels } }: { kit: Kit }) {
	const stops = Array.from({ length: totalLevels }, (_, index) => index);
	return (
		<div
			role="progressbar"
			aria-label={title}
			aria-valuemin={0}
			aria-valuemax={totalLevels}
			aria-valuenow={completedLevels}
			aria-valuetext={m.kit_levels({ done: completedLevels, total: totalLevels })}
			className="flex items-center h-6"
		>
			{stops.map((stop) => (
				<span key={stop} className={classNames("contents", stop < completedLevels ? "text-sun" : "text-line")}>
					{stop > 0 && <span className="grow h-1 bg-current" />}
					<span
						className={classNames(
							"size-3.5 shrink-0 rounded-full border-3",
							stop < completedLevels ? "border-current bg-current" : "border-current bg-surface",
							stop === completedLevels && "!border-teal size-4.5",
						)}
					/>
				</span>
			))}
		</div>
	);
}
