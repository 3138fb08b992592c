import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Printer } from "lucide-react";
import { loadQuickStart, type QuickStart } from "#content/quick-start.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { Glossary } from "#web/catalogue/glossary/Glossary.tsx";
import { useExplain } from "#web/platform/learning/explain.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import "./quick-start.css";

/** The first ten minutes of a learner, and a teacher's first lesson as a plan to print; one's own comes first. */
export function QuickStartScreen() {
	useTitle(m.quick_start_title());
	const educator = usePermissions().data?.educator ?? false;
	const page = useQuery({
		queryKey: ["quick-start", getLocale()],
		queryFn: () => loadQuickStart(getLocale()),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<div className="quick-start grid gap-7" data-educator={educator || undefined}>
			<PageTitle title={m.quick_start_title()}>{m.quick_start_text()}</PageTitle>
			{page.isPending && <Skeleton className="h-96 rounded-large" />}
			{page.isError && (
				<Card>
					<ErrorState title={m.quick_start_failed()} onRetry={() => void page.refetch()} retrying={page.isFetching} />
				</Card>
			)}
			{page.data && (
				<Glossary entries={page.data.words}>
					<FirstMinutes {...page.data.learner} />
					<FirstLesson {...page.data.teacher} />
				</Glossary>
			)}
		</div>
	);
}

function FirstMinutes({ title, text, steps, after }: QuickStart["learner"]) {
	const explain = useExplain();
	const texts = steps.map((step) => step.text);
	return (
		<Card className="quick-start-learner grid gap-6 print:hidden" aria-label={title}>
			<div className="grid gap-1">
				<h2>{title}</h2>
				<p className="text-ink-2">{text}</p>
			</div>
			<ol className="grid gap-5 m-0 p-0 list-none">
				{steps.map((step, index) => (
					<li key={step.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
						<span
							aria-hidden="true"
							className="row-span-2 grid place-items-center size-10 rounded-full bg-teal-wash text-teal-deep font-extrabold"
						>
							{index + 1}
						</span>
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<h3>{step.title}</h3>
							<Chip>{step.minutes}</Chip>
						</div>
						<p className="col-start-2 max-w-[62ch]">{explain(step.text, texts.slice(0, index))}</p>
					</li>
				))}
			</ol>
			<Link to="/primary-kit" search={{ challenge: "led-sequence" }} className={buttonClass({ size: "big" }, "w-fit")}>
				{m.quick_start_open()}
				<ArrowRight size={20} aria-hidden="true" />
			</Link>
			<p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
				{after}
				<Link to="/secondary-kit" search={{ challenge: "water-temp-monitor" }} className="font-bold text-teal-deep">
					{m.quick_start_open_code()}
				</Link>
			</p>
		</Card>
	);
}

function FirstLesson({ title, text, needs, before, plan, goesWrong }: QuickStart["teacher"]) {
	const explain = useExplain();
	const wholePlan = plan.map(({ you }) => you);
	const reasons = goesWrong.map(({ why }) => why);
	return (
		<Card className="quick-start-lesson grid gap-6" aria-label={title}>
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div className="grid gap-1">
					<h2>{title}</h2>
					<p className="text-ink-2">{text}</p>
				</div>
				<Button variant="soft" className="print:hidden" onClick={() => print()}>
					<Printer size={18} aria-hidden="true" />
					{m.quick_start_print()}
				</Button>
			</div>
			<div className="grid md:grid-cols-2 print:grid-cols-2 gap-6">
				<Points title={m.quick_start_needs()} points={needs} />
				<Points title={m.quick_start_before()} points={before} />
			</div>
			<section className="grid gap-3">
				<h3>{m.quick_start_plan()}</h3>
				<table>
					<thead>
						<tr>
							{[m.quick_start_minutes(), m.quick_start_you(), m.quick_start_learners()].map((name) => (
								<th key={name} scope="col">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{plan.map(({ minutes, you, learners }, index) => (
							<tr key={minutes}>
								<th scope="row">{minutes}</th>
								<td data-label={m.quick_start_you()}>{explain(you, wholePlan.slice(0, index))}</td>
								<td data-label={m.quick_start_learners()}>{learners}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<section className="grid gap-3">
				<h3>{m.quick_start_wrong()}</h3>
				<dl className="grid md:grid-cols-2 print:grid-cols-2 gap-x-6 gap-y-3 m-0">
					{goesWrong.map(({ what, why }, index) => (
						<div key={what}>
							<dt className="font-bold">{what}</dt>
							<dd className="m-0">{explain(why, reasons.slice(0, index))}</dd>
						</div>
					))}
				</dl>
			</section>
		</Card>
	);
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
	const explain = useExplain();
	return (
		<section className="grid gap-2 content-start">
			<h3>{title}</h3>
			<ul className="grid gap-1.5 m-0 pl-5 list-disc">
				{points.map((point, index) => (
					<li key={point}>{explain(point, points.slice(0, index))}</li>
				))}
			</ul>
		</section>
	);
}
