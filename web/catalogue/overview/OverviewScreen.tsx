import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { type KitOverview, loadOverview, mostOf, type PlannedLesson } from "#content/overview.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { CLASS_SIZE } from "#web/catalogue/class-size.ts";
import { KIT_PAGES } from "#web/catalogue/kits/kit-pages.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { listText } from "#web/platform/ui/list-text.ts";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import "./overview.css";

/** What each project takes and teaches, for who plans a term: on the page, and on two printed ones. */
export function OverviewScreen() {
	useTitle(m.overview_title());
	const overview = useQuery({
		queryKey: ["overview", getLocale()],
		queryFn: () => loadOverview(getLocale()),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
	});
	const lessons = overview.data?.flatMap((kit) => kit.lessons) ?? [];
	return (
		<div className="overview grid grid-cols-[minmax(0,1fr)] gap-6">
			<PageTitle
				title={m.overview_title()}
				actions={
					<Button variant="quiet" disabled={!overview.data} onClick={() => print()}>
						<Printer size={18} aria-hidden="true" />
						{m.overview_print()}
					</Button>
				}
			>
				{m.overview_text()}
			</PageTitle>
			<h1 className="hidden print:block">{m.overview_title()}</h1>
			<p className="max-w-[70ch] text-ink-2">{m.overview_each_board(CLASS_SIZE)}</p>
			{overview.isPending && <Skeleton className="h-96 rounded-large" />}
			{overview.isError && (
				<Card>
					<ErrorState
						title={m.overview_failed()}
						onRetry={() => void overview.refetch()}
						retrying={overview.isFetching}
					/>
				</Card>
			)}
			{overview.data?.map((kit) => (
				<Kit key={kit.id} kit={kit} />
			))}
			{overview.data && (
				<Card className="overview-parts grid gap-1.5" aria-labelledby="overview-parts">
					<h2 id="overview-parts">{m.overview_all_parts(CLASS_SIZE)}</h2>
					<p className="text-ink-2">{m.overview_all_parts_text()}</p>
					<p>{partsText(mostOf(lessons))}</p>
				</Card>
			)}
		</div>
	);
}

function Kit({ kit: { id, title, ages, lessons } }: { kit: KitOverview }) {
	return (
		<Card className="overview-kit" aria-labelledby={`overview-${id}`}>
			<h2 id={`overview-${id}`}>{[title, ages].join(" · ")}</h2>
			<table>
				<thead>
					<tr>
						<th scope="col">{m.overview_project()}</th>
						<th scope="col">{m.overview_learn()}</th>
						<th scope="col">{m.overview_parts(CLASS_SIZE)}</th>
					</tr>
				</thead>
				<tbody>
					{lessons.map((lesson) => (
						<Lesson key={lesson.id} lesson={lesson} />
					))}
				</tbody>
			</table>
		</Card>
	);
}

function Lesson({ lesson: { id, kit, title, ages, minutes, after, learn, parts } }: { lesson: PlannedLesson }) {
	return (
		<tr>
			<th scope="row">
				<Link to={KIT_PAGES[kit] ?? "/challenges"} search={{ challenge: id }} className="text-teal-deep">
					{title}
				</Link>
				<span>{m.overview_ages_minutes({ ages, minutes })}</span>
				{after.length > 0 && <span>{m.overview_after({ projects: listText(after) })}</span>}
			</th>
			<td data-label={m.overview_learn()}>
				<ul>
					{learn.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</td>
			<td data-label={m.overview_parts(CLASS_SIZE)}>{partsText(parts)}</td>
		</tr>
	);
}

function partsText(parts: KitOverview["lessons"][number]["parts"]): string {
	return parts.map(({ name, quantity }) => `${quantity * CLASS_SIZE.boards}\u00a0× ${name}`).join("; ");
}
