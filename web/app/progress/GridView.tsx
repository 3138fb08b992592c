import { Download, Printer } from "lucide-react";
import type { ProjectCard } from "#content/projects.ts";
import type { ClassLearner } from "#domain/classroom/class-progress.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { FOLLOWED_KITS, type FollowedKit } from "#web/classroom/progress/followed-kits.ts";
import { ProgressGrid } from "#web/classroom/progress/ProgressGrid.tsx";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { ProgressRows } from "#web/classroom/progress/ProgressRows.tsx";
import { csvOf, progressRows } from "#web/classroom/progress/progress-csv.ts";
import { kitText } from "#web/classroom/progress/project-columns.ts";
import { downloadText } from "#web/platform/storage/download.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { PresentTime } from "./PresentTime.tsx";

interface GridViewProps {
	chosen: TeacherClass;
	/** In the order of the rows. */
	learners: readonly ClassLearner[];
	projects: readonly ProjectCard[];
	/** The project that the class is at. */
	current: string | null;
	kit: FollowedKit;
	byName: boolean;
	onChange: (changes: { kit?: FollowedKit | undefined; sort?: "name" | undefined }) => void;
	/** The pointer is on it. */
	onPointed: (pointed: boolean) => void;
}

/** A class × the projects of a kit, which can be printed and exported. */
export function GridView({ chosen, learners, projects, current, kit, byName, onChange, onPointed }: GridViewProps) {
	async function exportCsv() {
		const name = `${chosen.name} ${kitText(kit)}.csv`;
		downloadText(name, "text/csv;charset=utf-8", await csvOf(progressRows(learners, projects)));
	}

	return (
		<>
			<div className="no-print flex flex-wrap items-center gap-2 px-4 pb-3">
				<fieldset className="flex flex-wrap gap-2 m-0 p-0 border-0">
					<legend className="sr-only">{m.progress_kit()}</legend>
					{FOLLOWED_KITS.map((one) => (
						<FilterChip
							key={one}
							chosen={one === kit}
							onChoose={() => onChange({ kit: one })}
							className="text-sm !px-3"
						>
							{kitText(one)}
						</FilterChip>
					))}
				</fieldset>
				<FilterChip
					chosen={byName}
					onChoose={() => onChange({ sort: byName ? undefined : "name" })}
					className="text-sm !px-3"
				>
					{m.progress_sort_name()}
				</FilterChip>
				<span className="grow" />
				<Button
					variant="quiet"
					size="icon"
					aria-label={m.progress_export()}
					title={m.progress_export()}
					onClick={() => void exportCsv()}
				>
					<Download size={18} aria-hidden="true" />
				</Button>
				<Button
					variant="quiet"
					size="icon"
					aria-label={m.classes_print()}
					title={m.classes_print()}
					onClick={() => print()}
				>
					<Printer size={18} aria-hidden="true" />
				</Button>
			</div>
			<section
				className="progress-print progress-scroll max-md:hidden print:!block"
				onPointerEnter={() => onPointed(true)}
				onPointerLeave={() => onPointed(false)}
				aria-label={chosen.name}
			>
				<p className="hidden print:block font-bold">
					<PresentTime />
					{` · ${[chosen.name, kitText(kit)].join(" · ")}`}
				</p>
				<ProgressGrid
					classId={chosen.id}
					className={chosen.name}
					learners={learners}
					projects={projects}
					current={current}
				/>
			</section>
			<section className="md:hidden print:hidden" aria-label={chosen.name}>
				<ProgressRows classId={chosen.id} learners={learners} projects={projects} />
			</section>
			<div className="px-4 py-3 border-t border-line">
				<Legend />
			</div>
		</>
	);
}

function Legend() {
	const examples = [
		["done", undefined, m.progress_done()],
		["tried", 3, m.progress_tried({ attempts: 3 })],
		["stuck", 6, m.progress_stuck({ attempts: 6 })],
		["waiting", undefined, m.progress_waiting()],
		["none", undefined, m.progress_none()],
	] as const;
	return (
		<ul
			className="flex flex-wrap gap-x-4 gap-y-1 m-0 p-0 list-none text-tiny font-semibold"
			aria-label={m.progress_legend()}
		>
			{examples.map(([state, attempts, text]) => (
				<li key={state} className="flex items-center gap-1.5">
					<ProgressMark state={state} attempts={attempts} />
					{text}
				</li>
			))}
		</ul>
	);
}
