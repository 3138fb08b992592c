import type { Lesson } from "#content/lesson-schema.ts";
import type { ListedPart } from "#content/parts-list.ts";
import { m } from "#messages/generated/messages.js";
import { CLASS_SIZE } from "#web/catalogue/class-size.ts";
import type { LessonProject } from "./use-parts.ts";
import { legsText, wireHoles, wireText } from "./wire-text.ts";

interface SheetProps {
	project: LessonProject;
	lesson: Lesson;
	parts: readonly ListedPart[];
}

/** Two A4 pages: why and with what; how it is built, programmed and thought about. */
export function LearnerSheet({ project, lesson, parts }: SheetProps) {
	const { circuit } = project;
	return (
		<>
			<section className="lesson-print-page">
				<h1>{project.title}</h1>
				<p className="lesson-print-name">{m.lesson_name()}</p>
				<h2>{lesson.story.title}</h2>
				{lesson.story.text.map((line) => (
					<p key={line}>{line}</p>
				))}
				<h2>{m.lesson_learn()}</h2>
				<Bullets lines={lesson.learn} />
				<h2>{m.lesson_parts()}</h2>
				<ul>
					{parts.map((part) => (
						<li key={part.id}>
							<b>{[m.challenge_quantity({ quantity: part.quantity }), part.name].join(" ")}</b>
							{["", part.does, part.polarity].filter((text) => text !== undefined).join(" ")}
						</li>
					))}
				</ul>
				{lesson.safety && (
					<>
						<h2>{m.lesson_safety()}</h2>
						<Bullets lines={lesson.safety} />
					</>
				)}
			</section>
			<section className="lesson-print-page">
				<h2>{m.lesson_build()}</h2>
				<ol>
					{circuit.parts
						.filter(({ legs }) => legs)
						.map((part) => (
							<li key={part.id}>{legsText(circuit, part)}</li>
						))}
					{circuit.wires.map((wire) => (
						<li key={`${wire.from} ${wire.to}`}>
							{wireText(circuit, wire)} <code>{wireHoles(wire)}</code>
						</li>
					))}
				</ol>
				<h2>{m.lesson_program()}</h2>
				<Bullets lines={lesson.stages.map((stage) => stage.do)} />
				<h2>{m.lesson_predict()}</h2>
				<p>{[lesson.predict.question, ...lesson.predict.choices.map((choice) => `☐ ${choice}`)].join("  ")}</p>
				<h2>{m.lesson_real_board()}</h2>
				<Bullets lines={lesson.realBoard} />
				<h2>{m.lesson_make()}</h2>
				<Bullets lines={lesson.challenges.map(({ title, text }) => `${title}: ${text}`)} />
				<h2>{m.lesson_think()}</h2>
				<Bullets lines={lesson.reflect.map(({ question }) => question)} />
			</section>
		</>
	);
}

/** One A4 page for a teacher without training in electronics. */
export function TeacherSheet({ project, lesson, parts }: SheetProps) {
	const { teacher } = lesson;
	return (
		<section className="lesson-print-page">
			<h1>{[project.title, m.lesson_teacher()].join(" · ")}</h1>
			<h2>{m.lesson_teacher_time()}</h2>
			<p>
				{teacher.lesson} {m.lesson_teacher_roles()}
			</p>
			<h2>{m.lesson_teacher_materials()}</h2>
			<p>{parts.map(({ name, quantity }) => `${quantity * CLASS_SIZE.boards} × ${name}`).join(", ")}</p>
			<h2>{m.lesson_teacher_mistakes()}</h2>
			<ul>
				{teacher.mistakes.map(({ mistake, remedy }) => (
					<li key={mistake}>
						{mistake} <i>{remedy}</i>
					</li>
				))}
			</ul>
			<h2>{m.lesson_teacher_ask()}</h2>
			<Bullets lines={teacher.ask} />
			<h2>{m.lesson_teacher_pace()}</h2>
			<ul>
				<li>
					<b>{m.lesson_teacher_quick()}</b> {teacher.quick}
				</li>
				<li>
					<b>{m.lesson_teacher_slow()}</b> {teacher.slow}
				</li>
			</ul>
			<h2>{m.lesson_how()}</h2>
			<Bullets lines={lesson.howItWorks} />
			<h2>{m.lesson_teacher_answers()}</h2>
			<Bullets lines={lesson.reflect.map(({ question, answer }) => `${question} ${answer}`)} />
			<h2>{m.lesson_real_board()}</h2>
			<Bullets lines={[...(lesson.safety ?? []), ...lesson.realBoard]} />
			<h2>{m.lesson_teacher_curriculum()}</h2>
			{teacher.curriculum.length > 0 ? (
				<Bullets lines={teacher.curriculum} />
			) : (
				<p>{m.lesson_teacher_curriculum_empty()}</p>
			)}
		</section>
	);
}

/** Above this many lines, in two columns. */
const ONE_COLUMN = 56;

/** The solution, for the teacher. */
export function SolutionSheet({ project, lines }: Pick<SheetProps, "project"> & { lines: readonly string[] }) {
	return (
		<section className="lesson-print-page">
			<h1>{[project.title, m.lesson_solution()].join(" · ")}</h1>
			<p>{m.lesson_solution_text()}</p>
			<pre data-columns={lines.length > ONE_COLUMN ? 2 : undefined}>{lines.join("\n")}</pre>
		</section>
	);
}

function Bullets({ lines }: { lines: readonly string[] }) {
	return (
		<ul>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
