import { Search } from "lucide-react";
import { useState } from "react";
import { type AssignmentProgress, type Standing, standingOf } from "#domain/classroom/assignment-progress.ts";
import { nameKey } from "#domain/classroom/class-names.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { useLessonTexts } from "#web/app/progress/use-lesson-texts.ts";
import { useRemind } from "#web/classroom/teaching/assignment-progress.queries.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { askedParts } from "./asked-parts.ts";
import { classNamesOf } from "./assignment-csv.ts";
import { LearnerRow } from "./LearnerRow.tsx";
import { type AssignedRow, rowText } from "./row-text.ts";
import { Standings } from "./Standings.tsx";

/** Shown at first. */
const FIRST = 12;

interface LearnerListProps {
	id: string;
	of: AssignmentProgress;
	/** What is most urgent first. */
	rows: readonly AssignedRow[];
}

/** How far they are, counted and one by one: of all, of a class, of a tile, or with a name. */
export function LearnerList({ id, of, rows }: LearnerListProps) {
	const { challenge, classes, now } = of;
	const [standing, setStanding] = useState<Standing | null>(null);
	const [chosenPart, setPart] = useState<string | null>(null);
	const [name, setName] = useState("");
	const [all, setAll] = useState(false);
	const lesson = useLessonTexts(challenge);
	const remind = useRemind(id);
	const shownAs = shownNames(of.learners);
	const parts = askedParts(of);
	// The assignment may have been taken back from the chosen class.
	const part = parts.find((one) => one.id === chosenPart);
	const inPart = part ? rows.filter(({ learner }) => part.learners.includes(learner.id)) : rows;
	const found = inPart.filter(
		({ learner, state }) =>
			(standing === null || standingOf(state) === standing) && nameKey(learner.name).includes(nameKey(name)),
	);
	const shown = all || name ? found : found.slice(0, FIRST);
	// Two classes may have a group C each.
	const groupedClasses = classes.filter(({ wholeClass }) => !wholeClass).length;
	const dueOn = classes[0]?.dueOn ?? null;
	return (
		<>
			<Standings rows={inPart} now={now} chosen={standing} onChoose={setStanding} />
			<Card padded={false} aria-label={m.assignment_learners()}>
				<div className="flex flex-wrap items-center gap-2 px-3.5 lg:px-4.5 py-3.5">
					<fieldset className="flex flex-wrap gap-2 grow m-0 p-0 border-0 min-w-0">
						<legend className="sr-only">{m.assignment_show()}</legend>
						<FilterChip chosen={!part} onChoose={() => setPart(null)}>
							{m.assignment_all({ count: rows.length })}
						</FilterChip>
						{parts.length > 1 &&
							parts.map((one) => (
								<FilterChip key={one.id} chosen={part === one} onChoose={() => setPart(one.id)}>
									{m.assignment_of_class({
										name: groupedClasses > 1 ? one.name : one.shortName,
										count: one.learners.length,
									})}
								</FilterChip>
							))}
					</fieldset>
					<label className="relative w-full sm:w-50">
						<span className="sr-only">{m.assignment_find()}</span>
						<Search size={18} aria-hidden="true" className="absolute left-3.5 inset-y-0 my-auto text-ink-2" />
						<input
							type="search"
							value={name}
							maxLength={100}
							placeholder={m.assignment_find()}
							onChange={(event) => setName(event.target.value)}
							className="w-full min-h-11 pl-10 pr-3.5 rounded-full border-[1.5px] border-line bg-surface placeholder:text-ink-2 hover:border-edge"
						/>
					</label>
				</div>
				<ul className="m-0 p-0 list-none">
					{shown.map((row) => (
						<LearnerRow
							key={row.learner.id}
							row={row}
							now={now}
							name={shownAs(row.learner.id)}
							classes={classNamesOf(row, classes)}
							text={rowText(row, { lesson, now, dueOn })}
							sending={remind.isPending && remind.variables === row.learner.id}
							onRemind={() => remind.mutate(row.learner.id)}
						/>
					))}
				</ul>
				{shown.length === 0 && (
					<p role="status" className="px-4.5 py-5 border-t border-line text-ink-2">
						{rows.length === 0 ? m.assignment_no_learners() : m.assignment_nobody()}
					</p>
				)}
				{found.length > shown.length && (
					<button
						type="button"
						className="w-full min-h-13 border-t border-line font-extrabold text-teal-deep hover:bg-sunken focus-visible:-outline-offset-3"
						onClick={() => setAll(true)}
					>
						{m.progress_show_all({ count: found.length })}
					</button>
				)}
			</Card>
		</>
	);
}
