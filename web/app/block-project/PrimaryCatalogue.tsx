import { useQuery } from "@tanstack/react-query";
import { listKits } from "#content/kits.ts";
import { isOfBlocks, listProjects } from "#content/projects.ts";
import { kitProgress } from "#domain/catalogue/kit-progress.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { CompletionsFailed } from "#web/app/screens/CompletionsFailed.tsx";
import { KitHeader } from "#web/catalogue/projects/KitHeader.tsx";
import { KitMap, type StopState } from "#web/catalogue/projects/KitMap.tsx";
import { PrimaryProjects } from "#web/catalogue/projects/PrimaryProjects.tsx";
import { useBegun } from "#web/platform/learning/begun-work/use-begun.ts";
import { areUnknown, completionsQuery, useBestStars } from "#web/platform/learning/completions.queries.ts";
import type { ProjectProgress } from "#web/platform/learning/completions-store.ts";
import { useProgress } from "#web/platform/learning/use-progress.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

const PRIMARY_KIT = "primary-level-kit";

/** The primary kit's projects, as far as they are done; those of another kit where one is named. */
export function PrimaryCatalogue({ kitId }: { kitId: string | undefined }) {
	const person = usePerson();
	const completions = useQuery(completionsQuery(person.id));
	const progress = useProgress(person.id, completions.data);
	const stars = useBestStars(person.id);
	const begun = useBegun(person.id);
	/** What this browser knows is shown also before the server has answered, and where it does not. */
	const known = completions.data?.length === 0 || Object.keys(progress).length > 0;
	const kits = listKits();
	const whole = kits.find(({ id }) => id === PRIMARY_KIT)?.project_ids ?? [];
	const kit = kits.find(({ id }) => id === kitId && id !== PRIMARY_KIT);
	const shown = kit?.project_ids ?? whole;
	const projects = listProjects(getLocale())
		.filter(isOfBlocks)
		.filter(({ id }) => shown.includes(id));
	const ordered = projects.toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
	const next = ordered.find(({ id }) => !progress[id])?.id;
	const done = ordered.flatMap(({ id }) => (progress[id]?.waiting === null ? [progress[id]] : []));
	const standing = kitProgress({
		points: done.reduce((sum, { points }) => sum + points, 0),
		done: done.length,
		total: ordered.length,
	});
	return (
		<div className="grid gap-6" aria-busy={completions.isFetching}>
			<KitHeader kit={kit} title={m.primary_title()} text={m.primary_text()} all="/primary-kit" />
			<CompletionsFailed completions={completions} text={m.primary_progress_failed_text()} />
			{known && (
				<KitMap
					standing={standing}
					stops={ordered.map(({ id, title }) => ({ id, title, state: stopOf(progress[id], id === next) }))}
				/>
			)}
			{known || areUnknown(completions) ? (
				<PrimaryProjects projects={ordered} {...{ progress, stars, begun }} next={known ? next : undefined} />
			) : (
				<KitSkeleton />
			)}
		</div>
	);
}

function stopOf(progress: ProjectProgress | undefined, isNext: boolean): StopState {
	if (progress) return progress.waiting === null ? "done" : "waiting";
	return isNext ? "next" : "open";
}

function KitSkeleton() {
	return (
		<>
			<Skeleton className="h-46 rounded-large" />
			<div className="grid gap-5 mt-16 sm:grid-cols-2 xl:grid-cols-3">
				{["first", "second", "third"].map((key) => (
					<Skeleton key={key} className="h-58 rounded-large" />
				))}
			</div>
		</>
	);
}
