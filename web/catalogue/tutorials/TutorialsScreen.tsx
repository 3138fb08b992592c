import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import { useState } from "react";
import { loadTutorials, type Tutorial } from "#content/tutorials.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { AllEntries } from "#web/catalogue/glossary/AllEntries.tsx";
import { AllQuestions } from "#web/catalogue/glossary/AllQuestions.tsx";
import { usePerson } from "#web/platform/session/session.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TutorialView } from "./TutorialView.tsx";
import { meetStep, readTutorials } from "./tutorial-progress.ts";

/** Short lessons on one thing each: the list, or one of them (`?tutorial=`). */
export function TutorialsScreen() {
	useTitle(m.tutorials_title());
	const { tutorial: chosen } = useSearch({ from: "/signed-in/shell/tutorials" });
	const userId = usePerson().id;
	const [met, setMet] = useState(() => readTutorials(userId));
	const tutorials = useQuery({
		queryKey: ["tutorials", getLocale()],
		queryFn: () => loadTutorials(getLocale()),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
	});
	const open = tutorials.data?.find(({ id }) => id === chosen);

	if (tutorials.isPending) return <Skeleton className="h-96 rounded-large" />;
	if (tutorials.isError)
		return (
			<Card>
				<ErrorState
					title={m.tutorials_failed()}
					onRetry={() => void tutorials.refetch()}
					retrying={tutorials.isFetching}
				/>
			</Card>
		);
	if (open)
		return (
			<TutorialView
				key={open.id}
				tutorial={open}
				userId={userId}
				met={met[open.id] ?? []}
				onMet={(step) => setMet(meetStep(userId, open.id, step))}
			/>
		);
	if (chosen !== undefined)
		return (
			<EmptyState
				title={m.tutorials_unknown()}
				action={
					<Link to="/tutorials" className={buttonClass({ variant: "soft" })}>
						{m.tutorials_all()}
					</Link>
				}
			/>
		);
	return (
		<div className="grid gap-7">
			<PageTitle title={m.tutorials_title()}>{m.tutorials_text()}</PageTitle>
			<ol className="grid gap-4.5 md:grid-cols-2 xl:grid-cols-3 m-0 p-0 list-none">
				{tutorials.data.map((tutorial, index) => (
					<li key={tutorial.id} className="grid">
						<TutorialCard
							tutorial={tutorial}
							number={index + 1}
							done={(met[tutorial.id]?.length ?? 0) >= tutorial.steps.length}
						/>
					</li>
				))}
			</ol>
			<AllEntries />
			<AllQuestions />
		</div>
	);
}

function TutorialCard({ tutorial, number, done }: { tutorial: Tutorial; number: number; done: boolean }) {
	return (
		<Link
			to="/tutorials"
			search={{ tutorial: tutorial.id }}
			className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-4 gap-y-1.5 p-5 rounded-large bg-surface border border-line shadow-lift-1 text-ink no-underline hover:border-edge"
		>
			<span
				aria-hidden="true"
				className={
					done
						? "row-span-3 grid place-items-center size-10 rounded-full bg-leaf text-surface"
						: "row-span-3 grid place-items-center size-10 rounded-full bg-teal-wash text-teal-deep font-extrabold"
				}
			>
				{done ? <Check size={20} strokeWidth={3} /> : number}
			</span>
			<h2 className="text-lg leading-tight">{tutorial.title}</h2>
			<ArrowRight size={20} aria-hidden="true" className="text-teal-deep" />
			<p className="col-start-2 col-span-2 text-ink-2">{tutorial.summary}</p>
			<p className="col-start-2 flex flex-wrap gap-2">
				<Chip>{m.tutorials_minutes({ minutes: tutorial.minutes })}</Chip>
				{done && <Chip tone="leaf">{m.tutorials_completed()}</Chip>}
			</p>
		</Link>
	);
}
