import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { durationWords } from "#web/ui/duration-words.ts";
import { levelWords } from "./project-words.ts";

/** What the project is, what it needs, how it is wired. */
export function ProjectSummary({ project, onContinue }: { project: Project; onContinue: () => void }) {
	const { text } = project;
	return (
		<div className="max-w-5xl mx-auto grid gap-5 p-4 sm:p-6 pb-12">
			<Card className="grid gap-5 lg:grid-cols-[1fr_auto] lg:items-end">
				<div className="grid gap-3 max-w-[65ch]">
					<h2>{m.challenge_story()}</h2>
					{text.story.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<Button size="big" className="max-sm:whitespace-normal max-sm:py-2" onClick={onContinue}>
					{m.challenge_continue()}
					<ArrowRight size={20} aria-hidden="true" />
				</Button>
				<dl className="grid sm:grid-cols-3 gap-2 sm:gap-3 lg:col-span-2 m-0">
					<Fact term={m.challenge_difficulty()} value={levelWords(project.level)} />
					<Fact term={m.challenge_time()} value={durationWords(project.hours * 60)} />
					<Fact term={m.challenge_points()} value={String(project.points)} />
				</dl>
			</Card>
			<Section title={m.challenge_task()}>
				<ul className="grid gap-2 m-0 pl-5 list-disc marker:text-teal">
					{text.task.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</Section>
			<div className="grid gap-5 lg:grid-cols-2 items-start">
				<Section title={m.challenge_components()}>
					<Numbered
						items={project.components.map(({ id, quantity }) => (
							<>
								<b>{m.challenge_quantity({ quantity })}</b> <b>{text.components[id]?.name ?? id}</b>
								<span className="block text-sm text-ink-2">{text.components[id]?.description}</span>
							</>
						))}
					/>
				</Section>
				<Section title={m.challenge_wiring()}>
					<p className="text-sm text-ink-2">{m.challenge_wired_here()}</p>
					<Numbered items={text.wiring} />
				</Section>
			</div>
		</div>
	);
}

function Fact({ term, value }: { term: string; value: string }) {
	return (
		<div className="rounded-medium bg-sunken px-4 py-2 sm:py-3 max-sm:flex max-sm:items-baseline max-sm:justify-between">
			<dt className="text-tiny text-ink-2">{term}</dt>
			<dd className="m-0 font-extrabold text-lg leading-snug">{value}</dd>
		</div>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Card className="grid gap-4">
			<h2 className="text-xl">{title}</h2>
			{children}
		</Card>
	);
}

/** Items with their numbers in circles. They never move, so their index is their key. */
function Numbered({ items }: { items: readonly ReactNode[] }) {
	return (
		<ol className="grid gap-3 m-0 p-0 list-none">
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
				<li key={index} className="flex gap-3">
					<span
						aria-hidden="true"
						className="grid place-items-center shrink-0 size-7 rounded-full bg-teal-wash text-teal-deep text-sm font-heavy"
					>
						{index + 1}
					</span>
					<span className="pt-0.5">{item}</span>
				</li>
			))}
		</ol>
	);
}
