import { Link } from "@tanstack/react-router";
import { Hand } from "lucide-react";
import { useState } from "react";
import type { ProjectCard } from "#content/projects.ts";
import { type ClassLearner, stateOf } from "#domain/classroom/class-progress.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { ProgressMark, stateText } from "./ProgressMark.tsx";

/** Shown at first. */
const FIRST = 12;

interface ProgressRowsProps {
	classId: string;
	learners: readonly ClassLearner[];
	projects: readonly ProjectCard[];
}

/** The same as the grid where it has no room: one row of marks a learner, which opens the learner's page. */
export function ProgressRows({ classId, learners, projects }: ProgressRowsProps) {
	const [all, setAll] = useState(false);
	const shownAs = shownNames(learners);
	const shown = all ? learners : learners.slice(0, FIRST);
	return (
		<>
			<ul className="m-0 p-0 list-none divide-y divide-line">
				{shown.map((learner) => {
					const works = new Map(learner.projects.map((work) => [work.project, work]));
					const states = projects.map(({ id, title, minutes }) => ({
						...{ id, title, work: works.get(id) },
						state: stateOf(works.get(id), minutes),
					}));
					const done = states.filter(({ work }) => work?.doneAt).length;
					const begun = states.filter(({ state }) => state !== "none");
					return (
						<li key={learner.id}>
							<Link
								to="/student-progress"
								search={{ class: classId, learner: learner.id }}
								className="grid gap-2 px-4 py-3.5 hover:bg-sunken focus-visible:-outline-offset-3"
							>
								<span className="flex justify-between gap-3 font-bold">
									<span className="inline-flex items-center gap-2">
										<PersonAvatar id={learner.id} name={shownAs(learner.id)} className="size-8" />
										{shownAs(learner.id)}
										{learner.handRaisedAt && (
											<Hand size={16} className="text-coral-deep" aria-label={m.progress_hand_raised()} />
										)}
									</span>
									<span className="tabular-nums">{m.progress_done_of({ done, all: projects.length })}</span>
								</span>
								<span className="flex flex-wrap gap-x-0.5 gap-y-1.5">
									{states.map(({ id, state, work }) => (
										<ProgressMark key={id} state={state} attempts={work?.attempts} />
									))}
								</span>
								<span className="sr-only">
									{begun.map(({ title, state, work }) => `${title}: ${stateText(state, work)}`).join(". ")}
								</span>
							</Link>
						</li>
					);
				})}
			</ul>
			{learners.length > shown.length && (
				<button
					type="button"
					className="w-full min-h-13 border-t border-line font-extrabold text-teal-deep hover:bg-sunken focus-visible:-outline-offset-3"
					onClick={() => setAll(true)}
				>
					{m.progress_show_all({ count: learners.length })}
				</button>
			)}
		</>
	);
}
