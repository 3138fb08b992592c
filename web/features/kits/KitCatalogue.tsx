import { PackageSearch, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { KitCard, KitCardSkeleton } from "./KitCard.tsx";
import { KitFilters } from "./KitFilters.tsx";
import type { Kit, KitType } from "./kits.data.ts";
import { useKits } from "./kits.queries.ts";
import { useSettled } from "./use-settled.ts";

const SKELETONS = ["1", "2", "3", "4", "5", "6"];
const SEARCH_AFTER_MS = 250;

/** All kits, searchable, with the learner's progress. */
export function KitCatalogue() {
	const [search, setSearch] = useState("");
	const [type, setType] = useState<KitType>("all");
	const kits = useKits({ search: useSettled(search, SEARCH_AFTER_MS), type });
	const featured = kits.data?.filter((kit) => kit.featured) ?? [];
	const others = kits.data?.filter((kit) => !kit.featured) ?? [];

	return (
		<section className="grid gap-5" aria-label={m.kits_title()} aria-busy={kits.isFetching}>
			<div className="flex flex-wrap items-center gap-3">
				<label className="relative grow max-w-100 min-w-56">
					<span className="sr-only">{m.kits_search()}</span>
					<Search size={18} aria-hidden="true" className="absolute left-4 inset-y-0 my-auto text-ink-2" />
					<input
						type="search"
						value={search}
						onChange={(event) => setSearch(event.target.value)}
						placeholder={m.kits_search()}
						className="w-full min-h-11 pl-11 pr-4 rounded-full border border-line bg-surface placeholder:text-ink-2 hover:border-edge"
					/>
				</label>
				<KitFilters type={type} onTypeChange={setType} />
			</div>
			{kits.isPending && (
				<Section title={m.kits_title()}>
					{SKELETONS.map((key) => (
						<KitCardSkeleton key={key} />
					))}
				</Section>
			)}
			{kits.isError && (
				<ErrorState
					title={m.kits_failed()}
					text={m.kits_failed_text()}
					onRetry={() => void kits.refetch()}
					retrying={kits.isFetching}
				/>
			)}
			{featured.length > 0 && <KitSection title={m.kits_featured()} kits={featured} />}
			{others.length > 0 && <KitSection title={featured.length > 0 ? m.kits_more() : m.kits_title()} kits={others} />}
			{kits.data?.length === 0 && (
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
				{kits.data && !kits.isPlaceholderData ? m.kits_count({ count: kits.data.length }) : ""}
			</p>
		</section>
	);
}

function KitSection({ title, kits }: { title: string; kits: readonly Kit[] }) {
	return (
		<Section title={title}>
			{kits.map((kit) => (
				<KitCard key={kit.id} kit={kit} />
			))}
		</Section>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid gap-4">
			<h2>{title}</h2>
			<div className="grid gap-4.5 grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))]">{children}</div>
		</div>
	);
}
