import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { LEVEL_KITS } from "#content/kits.ts";
import { m } from "#messages/generated/messages.js";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { KitPicture } from "./KitPicture.tsx";
import { KIT_PAGES } from "./kit-pages.ts";
import { useKits, useOpenKit } from "./kits.queries.ts";

/** The kit of each level in one row, for a teacher to look inside. */
export function KitRows() {
	const kits = useKits();
	const opening = useOpenKit();
	const levels = kits.data && LEVEL_KITS.flatMap((id) => kits.data.find((kit) => kit.id === id) ?? []);
	return (
		<section aria-labelledby="kit-rows" aria-busy={kits.isFetching} className="grid gap-4">
			<h2 id="kit-rows">{m.kits_of_levels()}</h2>
			{kits.isPending && <Skeleton className="h-22 rounded-large" />}
			{kits.isError && (
				<ErrorState compact title={m.kits_failed()} onRetry={() => void kits.refetch()} retrying={kits.isFetching} />
			)}
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:gap-4.5 lg:grid-cols-3 m-0 p-0 list-none">
				{(levels ?? []).map(({ id, title, type }) => (
					<li key={id} className="grid">
						<Link
							to={KIT_PAGES[type] ?? "/challenges"}
							search={{ kit: id }}
							onClick={() => opening.mutate(id)}
							className="flex items-center gap-3.5 p-3 min-h-21 rounded-large bg-surface border border-line no-underline text-ink hover:border-edge"
						>
							<span className="w-19 shrink-0 rounded-medium overflow-hidden">
								<KitPicture id={id} className="!aspect-[3/2]" />
							</span>
							<span className="grow min-w-0">
								<b className="block font-bold leading-tight">{title}</b>
								<span className="inline-flex items-center gap-1 mt-1 font-bold text-teal-deep">
									{m.kit_look_inside()}
									<ChevronRight size={18} aria-hidden="true" />
								</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
