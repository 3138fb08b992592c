import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { PartPicture } from "#web/bench/player/circuit/PartPicture.tsx";
import { STILL_BOARD } from "#web/bench/player/circuit/still-board.ts";
import { useExplain } from "#web/platform/learning/explain.ts";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { Stages } from "#web/platform/learning/Stages.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { useMedia } from "#web/platform/storage/use-media.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { durationText } from "#web/platform/ui/duration-text.ts";
import { Ideas } from "./Ideas.tsx";
import { Lines } from "./Lines.tsx";
import { LinesCard } from "./LinesCard.tsx";
import { Predict } from "./Predict.tsx";
import { PrintLesson } from "./PrintLesson.tsx";
import { ThinkQuestions } from "./ThinkQuestions.tsx";
import { useParts } from "./use-parts.ts";
import { useSectionInView } from "./use-section-in-view.ts";
import { WireList } from "./WireList.tsx";
import { legsText } from "./wire-text.ts";
import "./lesson.css";
import "#web/bench/player/circuit/circuit.css";

const PICTURE = { width: 84, height: 60 };
const noReset = () => {};
const loadSchematic = () => import("./Schematic.tsx");

interface SecondaryLessonProps {
	project: Project;
	/** The level in words. */
	level: string;
	guess: number | null;
	onGuess: (choice: number) => void;
	/** Says that the extension was passed, where it was. */
	mark: ReactNode;
	/** The end of the page: the next project. */
	next: ReactNode;
	onContinue: () => void;
}

/** The Project tab: the whole lesson on one page, its contents at the left, facts and the way on at the right. */
export function SecondaryLesson({ project, level, guess, onGuess, mark, next, onContinue }: SecondaryLessonProps) {
	const { lesson, circuit } = project;
	const explain = useExplain();
	const parts = useParts(project, lesson);
	const wide = useMedia("(min-width: 1280px)");
	const print = <PrintLesson project={project} lesson={lesson} />;
	const steps = stepIds(project.checks);
	const built = circuit.wires.length > 0;
	const sections: [string, string, ReactNode][] = [
		["learn", m.lesson_learn(), <Lines key="learn" lines={lesson.learn} />],
		[
			"parts",
			m.challenge_components(),
			<ol key="parts" className="m-0 p-0 list-none rounded-large bg-surface border border-line overflow-hidden">
				{parts.map((part, index) => (
					<li
						key={part.id}
						className="grid grid-cols-[64px_minmax(0,1fr)_auto] sm:grid-cols-[22px_84px_minmax(0,1fr)_auto] gap-3 sm:gap-4 items-center px-3.5 sm:px-5.5 py-3 [&+&]:border-t border-line"
					>
						<span className="max-sm:hidden text-ink-2 font-extrabold">{index + 1}</span>
						<span className="grid place-items-center max-sm:scale-75">
							<PartPicture id={part.id} placed={part.placed} size={PICTURE} />
						</span>
						<span>
							<b className="font-extrabold">{part.name}</b>
							<span className="block text-sm text-ink-2">
								{part.does} {part.polarity && <em className="not-italic font-bold text-teal-deep">{part.polarity}</em>}
							</span>
						</span>
						<span className="bg-sunken rounded-[10px] px-2.5 py-1 font-heavy text-lg">
							{m.challenge_quantity({ quantity: part.quantity })}
						</span>
					</li>
				))}
			</ol>,
		],
		...(built
			? [["build", m.challenge_wiring(), <Build key="build" project={project} />] as [string, string, ReactNode]]
			: []),
		[
			"program",
			m.challenge_task(),
			<div key="program" className="grid gap-4">
				<Stages stages={lesson.stages} />
				{steps.length > 0 && (
					<Predict
						predict={lesson.predict}
						guess={guess}
						onGuess={onGuess}
						ran={false}
						now={m.lesson_predict_upload()}
					/>
				)}
			</div>,
		],
		...(steps.length > 0
			? [
					[
						"test",
						m.lesson_test(),
						<div key="test" className="grid gap-3">
							<p className="max-w-[64ch]">{m.lesson_test_text()}</p>
							<Lines lines={steps.map((id) => lesson.steps[id]?.title ?? id)} />
						</div>,
					] as [string, string, ReactNode],
				]
			: []),
		[
			"make",
			m.lesson_make(),
			<Ideas
				key="make"
				challenges={lesson.challenges}
				check={mark ?? <span className="text-sm font-bold text-teal-deep">{m.lesson_idea_checked()}</span>}
				className="sm:grid-cols-3"
			/>,
		],
		[
			"think",
			m.lesson_think(),
			<div key="think" className="grid gap-5">
				<ThinkQuestions reflect={lesson.reflect} />
				<h3 className="text-lg">{m.lesson_how()}</h3>
				<Lines lines={lesson.howItWorks} numbered />
				{next}
			</div>,
		],
	];
	return (
		<div className="w-full max-w-[1240px] mx-auto grid gap-6 xl:gap-10 px-4 sm:px-8 pt-5 sm:pt-8 pb-28 xl:pb-15 items-start xl:grid-cols-[176px_minmax(0,1fr)_280px]">
			<Contents
				items={[["story", m.lesson_story()], ...sections.map(([id, title]): [string, string] => [id, title])]}
			/>
			<div className="grid gap-9 sm:gap-11 min-w-0">
				<section id="lesson-story" aria-labelledby="lesson-story-title" className="grid gap-3.5 scroll-mt-4">
					<ProjectPicture
						projectId={project.id}
						label={lesson.story.picture}
						first
						className="rounded-large sm:!aspect-[2]"
					/>
					<h2 id="lesson-story-title">{lesson.story.title}</h2>
					{lesson.story.text.map((paragraph, index) => (
						<p key={paragraph} className="text-[17px] leading-relaxed max-w-[64ch]">
							{explain(paragraph, lesson.story.text.slice(0, index))}
						</p>
					))}
				</section>
				{sections.map(([id, title, content]) => (
					<section
						key={id}
						id={`lesson-${id}`}
						aria-labelledby={`lesson-${id}-title`}
						className="grid gap-3.5 scroll-mt-4"
					>
						<h2 id={`lesson-${id}-title`}>{title}</h2>
						{content}
					</section>
				))}
				{!wide && print}
			</div>
			<Card
				as="aside"
				aria-label={m.lesson_facts()}
				className="max-xl:order-first xl:sticky top-[calc(1.5rem+var(--notice))] grid gap-4"
			>
				<dl className="grid grid-cols-[auto_auto_auto] xl:grid-cols-[1fr_auto] justify-between gap-x-3 xl:gap-y-2.5 m-0">
					<Fact term={m.challenge_difficulty()} value={level} />
					<Fact term={m.challenge_time()} value={durationText(project.minutes)} />
					<Fact term={m.challenge_points()} value={String(project.points)} />
				</dl>
				<Button
					size="big"
					className="!whitespace-normal text-balance leading-tight py-2 xl:!px-3 xl:text-[17px] max-xl:fixed max-xl:z-10 max-xl:inset-x-4 max-sm:!px-3 max-sm:!text-base max-xl:bottom-3 max-xl:shadow-lift-2"
					onClick={onContinue}
				>
					{m.challenge_continue()}
					<ArrowRight size={20} aria-hidden="true" />
				</Button>
				{wide && print}
			</Card>
		</div>
	);
}

function Fact({ term, value }: { term: string; value: string }) {
	return (
		<div className="xl:contents">
			<dt className="text-tiny xl:text-base text-ink-2">{term}</dt>
			<dd className="m-0 font-extrabold xl:text-right">{value}</dd>
		</div>
	);
}

/** Leads to each section of the page, and marks the one that is read now. */
function Contents({ items }: { items: readonly [string, string][] }) {
	const current = useSectionInView(items.map(([id]) => `lesson-${id}`));
	return (
		<nav
			aria-label={m.lesson_contents()}
			className="xl:sticky top-[calc(1.5rem+var(--notice))] flex xl:grid gap-2 xl:gap-0.5 max-xl:overflow-x-auto max-xl:-mx-4 max-xl:px-4 max-xl:py-1"
		>
			{items.map(([id, title]) => (
				<button
					key={id}
					type="button"
					aria-current={current === `lesson-${id}` ? "location" : undefined}
					onClick={() => document.getElementById(`lesson-${id}`)?.scrollIntoView()}
					className="shrink-0 min-h-11 px-3.5 rounded-[12px] max-xl:rounded-full max-xl:bg-sunken text-left leading-tight font-bold text-ink-2 hover:bg-teal-wash hover:text-teal-deep aria-[current]:bg-teal-wash aria-[current]:text-teal-deep"
				>
					{title}
				</button>
			))}
		</nav>
	);
}

/** The circuit with its wires, each numbered by its row. */
function Build({ project }: { project: Project }) {
	const { circuit, lesson } = project;
	const [laying, setLaying] = useState(0);
	const schematic = useLazyModule(loadSchematic);
	const plugged = circuit.parts.filter(({ legs }) => legs);
	return (
		<div className="grid gap-4">
			<p className="text-ink-2">{m.challenge_wired_here()}</p>
			<div className="lesson-board board-stage dots bg-teal-wash rounded-large !h-100">
				<CircuitView circuit={circuit} board={STILL_BOARD} onReset={noReset} laying={laying} />
			</div>
			<details className="rounded-medium border border-line bg-surface">
				<summary className="min-h-11 px-4 py-2.5 font-bold rounded-medium">{m.lesson_schematic()}</summary>
				<div className="px-4 pb-4">{schematic && <schematic.Schematic circuit={circuit} />}</div>
			</details>
			{plugged.length > 0 && (
				<>
					<h3 className="text-lg">{m.lesson_put_in_title()}</h3>
					<Lines lines={plugged.map((part) => legsText(circuit, part))} />
				</>
			)}
			<WireList circuit={circuit} laying={laying} onLay={setLaying} />
			<LinesCard title={m.lesson_real_board()} lines={lesson.realBoard} />
			{lesson.safety && <LinesCard title={m.lesson_safety()} lines={lesson.safety} warning />}
		</div>
	);
}
