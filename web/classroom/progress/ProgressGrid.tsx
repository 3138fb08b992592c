import { Link } from "@tanstack/react-router";
import { Hand } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ProjectCard } from "#content/projects.ts";
import { type ClassLearner, countDone, stateOf } from "#domain/classroom/class-progress.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { ProgressMark, stateText } from "./ProgressMark.tsx";

interface ProgressGridProps {
	classId: string;
	className: string;
	learners: readonly ClassLearner[];
	projects: readonly ProjectCard[];
	/** The project that the class is at. */
	current: string | null;
}

/** A class × its projects. Each cell that was begun opens that work; arrow keys move between the cells. */
export function ProgressGrid({ classId, className, learners, projects, current }: ProgressGridProps) {
	/** The one cell that Tab reaches: row and column. */
	const [at, setAt] = useState<[number, number]>([0, 0]);
	const [atRow, atColumn] = [Math.min(at[0], learners.length - 1), Math.min(at[1], projects.length - 1)];
	const shownAs = shownNames(learners);
	function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
		const [down, right] = MOVES[event.key] ?? [0, 0];
		if (down === 0 && right === 0) return;
		event.preventDefault();
		const row = Math.max(0, Math.min(learners.length - 1, atRow + down));
		const column = Math.max(0, Math.min(projects.length - 1, atColumn + right));
		setAt([row, column]);
		event.currentTarget.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
	}
	return (
		<table
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a data grid is a table (WAI-ARIA)
			role="grid"
			aria-label={m.progress_grid({ name: className })}
			className="progress-table"
			onKeyDown={handleKeyDown}
		>
			<thead>
				<tr>
					<th scope="col">
						<span className="block text-sm text-ink-2 font-normal">
							{m.progress_students({ count: learners.length })}
						</span>
					</th>
					{projects.map(({ id, title }) => {
						const done = countDone(learners, id);
						return (
							<th key={id} scope="col" data-current={id === current || undefined}>
								<span className="block">{title}</span>
								<span className="block mt-1.5 text-ink-2">
									{done}
									<span className="sr-only"> {m.progress_column_done()}</span>
								</span>
								<span className="progress-bar block" aria-hidden="true">
									<span style={{ width: `${learners.length > 0 ? (100 * done) / learners.length : 0}%` }} />
								</span>
							</th>
						);
					})}
					<th scope="col">{m.progress_column_total()}</th>
				</tr>
			</thead>
			<tbody>
				{learners.map((learner, row) => {
					const name = shownAs(learner.id);
					const works = new Map(learner.projects.map((work) => [work.project, work]));
					return (
						<tr key={learner.id}>
							<th scope="row" className="whitespace-nowrap font-bold">
								<Link
									to="/student-progress"
									search={{ class: classId, learner: learner.id }}
									className="inline-flex items-center gap-2 min-h-9 pointer-coarse:min-h-11 hover:underline"
								>
									<PersonAvatar id={learner.id} name={name} className="size-7 text-xs" />
									{name}
									{learner.handRaisedAt && (
										<Hand size={16} className="text-coral-deep" aria-label={m.progress_hand_raised()} />
									)}
								</Link>
							</th>
							{projects.map(({ id, title, minutes }, column) => {
								const work = works.get(id);
								const state = stateOf(work, minutes);
								const shared = {
									className: "progress-cell",
									"data-cell": `${row} ${column}`,
									tabIndex: row === atRow && column === atColumn ? 0 : -1,
									onFocus: () => setAt([row, column]),
								};
								const text = m.progress_cell({ name, project: title, state: stateText(state, work) });
								const mark = <ProgressMark state={state} attempts={work?.attempts} />;
								return (
									<td key={id} data-current={id === current || undefined}>
										{state === "none" ? (
											<span {...shared}>
												{mark}
												<span className="sr-only">{text}</span>
											</span>
										) : (
											<Link
												{...shared}
												to="/student-progress"
												search={{ class: classId, learner: learner.id, project: id }}
												aria-label={text}
												title={text}
											>
												{mark}
											</Link>
										)}
									</td>
								);
							})}
							<td className="font-bold tabular-nums">
								{m.progress_done_of({
									done: projects.filter(({ id }) => works.get(id)?.doneAt).length,
									all: projects.length,
								})}
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

/** Rows and columns that a key moves by. */
const MOVES: Record<string, [number, number]> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
	Home: [0, -100],
	End: [0, 100],
	PageUp: [-10, 0],
	PageDown: [10, 0],
};
