import { queryOptions, useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import type { Manual } from "#content/manual-schema.ts";
import { loadManual, relatedManual } from "#content/manuals.ts";
import type { SketchProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { Glossary } from "#web/catalogue/glossary/Glossary.tsx";
import { ManualViewer } from "#web/catalogue/manuals/ManualViewer.tsx";
import { ownManual } from "#web/catalogue/manuals/own-manual.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";

const loadSchematic = () => import("#web/catalogue/lesson/Schematic.tsx");

export function relatedManualQuery(projectId: string) {
	const id = relatedManual(projectId);
	return queryOptions({
		queryKey: ["manual", id],
		queryFn: () => (id ? loadManual(id, getLocale()) : null),
		enabled: id !== null,
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
		refetchOnReconnect: true,
	});
}

/** The project's own manual, and that of a related build. Opened, it fills this pane until it is closed. */
export function ManualPane({ project }: { project: SketchProject }) {
	const [open, setOpen] = useState<"own" | "related" | null>(null);
	const reading = useQuery(relatedManualQuery(project.id));
	const related = reading.data ?? null;
	const own = useMemo(() => ownManual(project), [project]);
	const schematic = useLazyModule(loadSchematic, open !== null);
	const manual = open === "own" ? own : open === "related" ? related : null;
	return (
		<div ref={useFocusKept()} tabIndex={-1}>
			{manual ? (
				<Glossary entries={manual.words}>
					<ManualViewer
						key={manual.id}
						manual={manual}
						schematic={
							schematic &&
							(open === "own" ? (
								<schematic.Schematic circuit={project.circuit} />
							) : (
								<schematic.ManualSchematic setup={manual.circuitSetup} />
							))
						}
						onClose={() => setOpen(null)}
					/>
				</Glossary>
			) : (
				<Offer own={own} related={related} onOpen={setOpen}>
					{reading.isLoading && <Skeleton className="h-40 rounded-large" />}
					{reading.isError && (
						<Card>
							<ErrorState
								title={m.manual_failed()}
								onRetry={() => void reading.refetch()}
								retrying={reading.isFetching}
								compact
							/>
						</Card>
					)}
				</Offer>
			)}
		</div>
	);
}

interface OfferProps {
	own: Manual | null;
	related: Manual | null;
	onOpen: (which: "own" | "related") => void;
	/** Shown instead of the related manual while there is none. */
	children: ReactNode;
}

function Offer({ own, related, onOpen, children }: OfferProps) {
	return (
		<div className="max-w-3xl mx-auto grid gap-5 p-4 sm:p-6 pb-12">
			{own ? (
				<Card aria-labelledby="own-manual" className="grid gap-3.5 justify-items-start">
					<h2 id="own-manual">{own.title}</h2>
					<p className="text-ink-2 max-w-[65ch]">{m.manual_own_text()}</p>
					<Button onClick={() => onOpen("own")}>
						<BookOpen size={18} aria-hidden="true" />
						{m.manual_open()}
					</Button>
				</Card>
			) : (
				<p className="text-ink-2">{m.manual_not_available()}</p>
			)}
			{related && (
				<Card aria-labelledby="related-manual" className="grid gap-3.5 justify-items-start">
					<h2 id="related-manual" className="text-lg">
						{m.manual_related()}
					</h2>
					<p className="text-ink-2 max-w-[65ch]">{related.overview[0]}</p>
					<Button variant="soft" onClick={() => onOpen("related")}>
						<BookOpen size={18} aria-hidden="true" />
						{related.title}
					</Button>
				</Card>
			)}
			{children}
		</div>
	);
}
