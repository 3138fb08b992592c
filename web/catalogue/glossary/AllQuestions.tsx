import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { type BeginnersQuestion, loadQuestions, QUESTION_GROUPS } from "#content/questions.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";

const load = () => loadQuestions(getLocale());

const TITLES: Readonly<Record<BeginnersQuestion["group"], () => string>> = {
	parts: m.glossary_questions_parts,
	circuit: m.glossary_questions_circuit,
	board: m.glossary_questions_board,
	blocks: m.glossary_questions_blocks,
	language: m.glossary_questions_language,
	errors: m.glossary_questions_errors,
	behaviour: m.glossary_questions_behaviour,
};

/** Scrolls to the question that the address names, and focuses it. */
function show(question: HTMLElement | null): void {
	question?.scrollIntoView({ block: "start" });
	question?.focus({ preventScroll: true });
}

/** What beginners ask, by what it is about; opened, the answers. `#question-led-legs` opens that one. */
export function AllQuestions() {
	const loaded = useLazyModule(load);
	const asked = useLocation({ select: ({ hash }) => /^question-(.+)$/.exec(hash)?.[1] });
	if (!loaded) return null;
	const questions = Object.entries(loaded);
	return (
		<section aria-labelledby="all-questions" className="grid gap-2">
			<h2 id="all-questions">{m.glossary_questions()}</h2>
			<p className="text-ink-2">{m.glossary_questions_text()}</p>
			{QUESTION_GROUPS.map((group) => (
				<Group
					key={`${group} ${asked}`}
					title={TITLES[group]()}
					questions={questions.filter(([, one]) => one.group === group)}
					asked={asked}
				/>
			))}
		</section>
	);
}

interface GroupProps {
	title: string;
	questions: readonly [string, BeginnersQuestion][];
	asked: string | undefined;
}

function Group({ title, questions, asked }: GroupProps) {
	const [open, setOpen] = useState(questions.some(([id]) => id === asked));
	return (
		<details
			open={open}
			className="rounded-medium border border-line"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary className="min-h-11 px-4 py-2.5 rounded-medium font-bold">{title}</summary>
			{open && (
				<dl className="grid gap-4 m-0 px-4 pb-4">
					{questions.map(([id, { question, answer }]) => (
						<div key={id} className="grid gap-1">
							<dt className="font-bold scroll-mt-20" {...(id === asked ? { ref: show, tabIndex: -1 } : {})}>
								{question}
							</dt>
							<dd className="m-0 [overflow-wrap:anywhere]">
								{answer.split("`").map((piece, index) =>
									index % 2 === 1 ? (
										// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
										<code key={index} className="font-mono font-bold text-[0.9em]">
											{piece}
										</code>
									) : (
										piece
									),
								)}
							</dd>
						</div>
					))}
				</dl>
			)}
		</details>
	);
}
