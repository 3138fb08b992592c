import { PackageSearch, Search } from "lucide-react";
import { useState } from "react";
import type { LearningStage } from "#domain/catalogue/learning-stage.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { KitCard, KitCardSkeleton } from "./KitCard.tsx";
import { KitFilters } from "./KitFilters.tsx";
import { fittingFirst } from "./kit-order.ts";
import type { Kit, KitType } from "./kits.data.ts";
import { useKits } from "./kits.queries.ts";

const SKELETONS = ["1", "2", "3", "4", "5", "6"];
const SEARCH_AFTER_MS = 250;
const CARDS = "grid gap-4.5 grid-cols-[repeat(auto-fit,minmax(min(100%,272px),1fr))]";

/** All kits, searchable, with the learner's progress. `stage`: whose kits come first. */
export function KitCatalogue({ stage }: { stage?: LearningStage | undefined }) {
	const [search, setSearch] = useState("");
	const [type, setType] = useState<KitType>("all");
	const kits = useKits({ search: useSettled(search, SEARCH_AFTER_MS), type });
	// A list that failed to load is emptied, the former one too.
	const list = kits.isError ? undefined : kits.data && fittingFirst(kits.data, stage);
	const featured = list?.filter((kit) => kit.featured) ?? [];
	const others = list?.filter((kit) => !kit.featured) ?? [];

	return (
		<section className="grid gap-5" aria-label={m.kits_title()} aria-busy={kits.isFetching}>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<h2 className="grow">{featured.length > 0 ? m.kits_featured() : m.kits_title()}</h2>
				<KitFilters type={type} onTypeChange={setType} />
				<KitSearch value={search} onChange={setSearch} />
			</div>
			{kits.isPending && (
				<div className={CARDS}>
					{SKELETONS.map((key) => (
						<KitCardSkeleton key={key} />
					))}
				</div>
			)}
			{kits.isError && (
				<ErrorState
					title={m.kits_failed()}
					text={m.kits_failed_text()}
					onRetry={() => void kits.refetch()}
					retrying={kits.isFetching}
				/>
			)}
			{featured.length > 0 && <KitCards kits={featured} />}
			{featured.length > 0 && others.length > 0 && <h2 className="mt-2">{m.kits_more()}</h2>}
			{others.length > 0 && <KitCards kits={others} />}
			{list?.length === 0 && (
				<EmptyState
					icon={<PackageSearch size={28} aria-hidden="true" />}
					title={m.kits_none()}
					action={
						search && (
							<Button variant="soft" onClick={() => setSearch("")}>
								{m.kits_clear_search()}
							</Button>
						)
					}
				/>
			)}
			<p role="status" className="sr-only">
				{list && !kits.isPlaceholderData ? m.kits_count({ count: list.length }) : ""}
			</p>
		</section>
	);
}

function KitCards({ kits }: { kits: readonly Kit[] }) {
	return (
		<div className={CARDS}>
			{kits.map((kit) => (
				<KitCard key={kit.id} kit={kit} />
			))}
		</div>
	);
}

function KitSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
	return (
		<label className="relative grow min-w-56 max-w-80 max-sm:max-w-none">
			<span className="sr-only">{m.kits_search()}</span>
			<Search size={18} aria-hidden="true" className="absolute left-4 inset-y-0 my-auto text-ink-2" />
			<input
				type="search"
				value={value}
				onChange={(event) => onChange(event.target.value)}
				placeholder={m.kits_search()}
				className="w-full min-h-11 pl-11 pr-4 rounded-full border border-line bg-surface placeholder:text-ink-2 hover:border-edge"
			/>
		</label>
	);
}
