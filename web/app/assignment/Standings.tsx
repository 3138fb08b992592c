import { STANDINGS, type Standing, standingOf } from "#domain/classroom/assignment-progress.ts";
import { presenceOf, type WorkState } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import type { AssignedRow } from "./row-text.ts";
import "./standings.css";

export const STANDING_LABELS: Record<Standing, () => string> = {
	handed_in: m.assignment_handed_in,
	working: m.assignment_working,
	not_begun: m.assignment_not_begun,
};

const MARKS: Record<Standing, WorkState> = { handed_in: "done", working: "tried", not_begun: "none" };

interface StandingsProps {
	rows: readonly AssignedRow[];
	now: string;
	/** The tile that filters; null for none. */
	chosen: Standing | null;
	onChoose: (standing: Standing | null) => void;
}

/** How many have handed in, are at work, and have not begun: tiles that filter, and a bar of the same people. */
export function Standings({ rows, now, chosen, onChoose }: StandingsProps) {
	const of = (standing: Standing) => rows.filter(({ state }) => standingOf(state) === standing);
	const counts = { handed_in: of("handed_in"), working: of("working"), not_begun: of("not_begun") };
	const stuck = rows.filter(({ state }) => state === "stuck").length;
	const away = counts.not_begun.filter(({ learner }) => presenceOf(learner, now) === "away").length;
	const notes: Record<Standing, string> = {
		handed_in: m.assignment_percent({
			percent: Math.round((100 * counts.handed_in.length) / Math.max(1, rows.length)),
		}),
		working: m.assignment_stuck_count({ count: stuck }),
		not_begun: m.assignment_not_here({ count: away }),
	};
	return (
		<div className="grid gap-4">
			<fieldset className="grid grid-cols-3 gap-2 lg:gap-3.5 m-0 p-0 border-0 min-w-0">
				<legend className="sr-only">{m.assignment_standings()}</legend>
				{STANDINGS.map((standing) => (
					<button
						key={standing}
						type="button"
						aria-pressed={chosen === standing}
						onClick={() => onChoose(chosen === standing ? null : standing)}
						className={classNames(
							"grid lg:grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 lg:gap-y-0 items-center px-1 py-3 lg:px-5 lg:py-4 rounded-large border text-center lg:text-left leading-tight shadow-lift-1 cursor-pointer",
							chosen === standing ? "bg-teal-wash border-teal" : "bg-surface border-line hover:border-edge",
						)}
					>
						<b className="lg:row-span-2 text-[1.75rem] lg:text-[2.125rem] leading-none font-heavy tabular-nums">
							{counts[standing].length}
						</b>
						<span className="flex items-center justify-center lg:justify-start gap-2 font-extrabold max-lg:text-sm">
							<span className="max-lg:hidden">
								<ProgressMark state={MARKS[standing]} />
							</span>
							{STANDING_LABELS[standing]()}
						</span>
						<span className="text-[0.8125rem] lg:text-sm text-ink-2">{notes[standing]}</span>
					</button>
				))}
			</fieldset>
			<div
				role="img"
				aria-label={m.assignment_bar({
					...{ handedIn: counts.handed_in.length, working: counts.working.length },
					...{ notBegun: counts.not_begun.length, all: rows.length },
				})}
				className="flex gap-1 h-3.5"
			>
				{STANDINGS.filter((standing) => counts[standing].length > 0).map((standing) => (
					<i
						key={standing}
						className="standing-part"
						data-standing={standing}
						style={{ flexGrow: counts[standing].length }}
					/>
				))}
			</div>
		</div>
	);
}
