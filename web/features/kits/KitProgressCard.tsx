import { LEVEL_KITS } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/ui/Card.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { useKits } from "./kits.queries.ts";

/** How far the learner is in the kit of each level. */
export function KitProgressCard() {
	const kits = useKits();
	const shown = kits.data && LEVEL_KITS.flatMap((id) => kits.data.find((kit) => kit.id === id) ?? []);
	return (
		<Card className="grid grid-cols-[minmax(0,1fr)] gap-4 content-start" aria-busy={kits.isPending}>
			<h2 className="text-lg min-h-7 flex items-center">{m.progress_card()}</h2>
			{kits.isPending && <Skeleton className="h-24" />}
			{kits.isError && (
				<ErrorState compact title={m.kits_failed()} onRetry={() => void kits.refetch()} retrying={kits.isFetching} />
			)}
			{shown?.length === 0 && <p className="text-sm text-ink-2">{m.kits_none()}</p>}
			{shown?.map((kit) => (
				<div key={kit.id} className="grid gap-1.5">
					<div className="flex items-baseline justify-between gap-3">
						<span className="leading-snug">{kit.title}</span>
						<b className="font-bold">{m.progress_of({ done: kit.completedLevels, total: kit.totalLevels })}</b>
					</div>
					<ProgressBar
						label={kit.title}
						fraction={kit.progressPercentage / 100}
						valueText={m.kit_levels({ done: kit.completedLevels, total: kit.totalLevels })}
						tone={kit.progressPercentage === 100 ? "leaf" : "teal"}
					/>
				</div>
			))}
		</Card>
	);
}
