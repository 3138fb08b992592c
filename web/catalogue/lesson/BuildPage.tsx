import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { STILL_BOARD } from "#web/bench/player/circuit/still-board.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { LinesCard } from "./LinesCard.tsx";
import type { LessonProject } from "./use-parts.ts";
import { WireList } from "./WireList.tsx";
import { legsText } from "./wire-text.ts";
import "#web/bench/player/circuit/circuit.css";

const noReset = () => {};
const loadSchematic = () => import("./Schematic.tsx");

/** The circuit, laid one wire after the other, and what differs on a real board. */
export function BuildPage({ project, lesson }: { project: LessonProject; lesson: Lesson }) {
	const { circuit } = project;
	const [laying, setLaying] = useState(0);
	const schematic = useLazyModule(loadSchematic);
	const total = circuit.wires.length;
	const plugged = circuit.parts.filter(({ legs }) => legs);
	return (
		<section aria-labelledby="lesson-build" className="grid gap-5 lg:gap-7 lg:grid-cols-[minmax(0,1fr)_440px]">
			<div className="lesson-board board-stage dots bg-teal-wash rounded-large lg:!h-[calc(100dvh-257px)] max-lg:!h-95">
				<CircuitView circuit={circuit} board={STILL_BOARD} onReset={noReset} laying={laying} />
			</div>
			<div className="grid gap-2.5 content-start">
				<h2 id="lesson-build" className="text-3xl sm:text-[42px]">
					{m.lesson_build()}
				</h2>
				<p className="text-ink-2">{m.lesson_build_primary()}</p>
				{plugged.length > 0 && (
					<details className="rounded-medium border border-line open:bg-surface">
						<summary className="min-h-11 px-4 py-2.5 font-bold rounded-medium">{m.lesson_put_in_title()}</summary>
						<ul className="grid gap-1.5 m-0 px-5 pb-4 list-disc marker:text-teal pl-9">
							{plugged.map((part) => (
								<li key={part.id}>{legsText(circuit, part)}</li>
							))}
						</ul>
					</details>
				)}
				<WireList circuit={circuit} laying={laying} onLay={setLaying} />
				<div className="lesson-wire-steps flex gap-3 mt-1.5">
					<Button variant="quiet" disabled={laying === 0} onClick={() => setLaying(laying - 1)}>
						{m.lesson_wire_back()}
					</Button>
					<Button variant="soft" className="grow" disabled={laying >= total} onClick={() => setLaying(laying + 1)}>
						{m.lesson_wire_of({ wire: Math.min(laying + 2, total), total })}
						<ArrowRight size={18} aria-hidden="true" />
					</Button>
				</div>
			</div>
			<div className="lg:col-span-2 grid gap-4 lg:grid-cols-2 items-start">
				<details className="lg:col-span-2 rounded-large border border-line bg-surface">
					<summary className="min-h-11 px-5 py-2.5 font-bold rounded-large">{m.lesson_schematic()}</summary>
					<div className="px-5 pb-4">{schematic && <schematic.Schematic circuit={circuit} />}</div>
				</details>
				<LinesCard title={m.lesson_real_board()} lines={lesson.realBoard} />
				{lesson.safety && <LinesCard title={m.lesson_safety()} lines={lesson.safety} warning />}
			</div>
		</section>
	);
}
