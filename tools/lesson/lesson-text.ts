import { benchSchema } from "#content/bench-schema.ts";
import { laddersSchema, lessonSchema } from "#content/lesson-schema.ts";
import { partsOf } from "#content/parts-list.ts";
import type { ProgramFacts } from "#content/program-facts.ts";
import { BadProgramText, parseProgram } from "#content/program-text.ts";
import { readPrograms } from "#content/read-programs.ts";
import { gradeOf, sentencesOf, wordsOf } from "#content/reading-grade.ts";
import { projectCardTextsSchema, projectFactsSchema } from "#content/schema.ts";
import { readToolbox } from "#content/toolbox-text.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { checkWiring } from "#simulator/wiring/check-wiring.ts";

type Read = (file: string) => string | null;
type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error } };

const LONGEST_SENTENCE = 18;
const MOST = { primary: 3, secondary: 6 };

/** A lesson as text, and what is wrong with its files. `read` gives a file of its folder, or null. */
export function lessonText(read: Read): { text: string; problems: string[] } {
	const problems: string[] = [];
	function load<T>(file: string, schema: Schema<T>): T | null {
		const content = read(file);
		if (content === null) {
			problems.push(`${file} is missing.`);
			return null;
		}
		const parsed = schema.safeParse(JSON.parse(content));
		if (parsed.success) return parsed.data;
		problems.push(`${file}: ${parsed.error.message}`);
		return null;
	}
	const card = load("card.en.json", projectCardTextsSchema);
	const facts = load("project.json", projectFactsSchema);
	const bench = load("bench.json", benchSchema);
	const lesson = load("words.en.json", lessonSchema);
	const ladders = bench?.program.kind === "sketch" ? load("hints.en.json", laddersSchema) : null;
	if (!card || !facts || !bench || !lesson) return { text: "", problems };
	const { circuit, program, checks, extension } = bench;

	for (const { code } of checkWiring(circuit)) problems.push(`The circuit: ${code}`);
	const steps = stepIds(checks);
	if (Object.keys(lesson.steps).join() !== steps.join())
		problems.push(`words.en.json has words for the steps ${Object.keys(lesson.steps)}, the checks have ${steps}.`);
	const harder = lesson.challenges[1]?.steps ?? {};
	const checked = extension ? stepIds(extension) : [];
	for (const id of Object.keys(harder).filter((one) => !checked.includes(one)))
		problems.push(`The extension has words for ${id}, bench.json has no such step.`);
	for (const id of checked)
		if (!(harder[id]?.title ?? lesson.steps[id]?.title)) problems.push(`The step ${id} of the extension has no title.`);
	for (const id of steps) {
		if (!lesson.steps[id]?.title) problems.push(`The step ${id} has no title.`);
		if (!(lesson.steps[id]?.hints ?? ladders?.[id])) problems.push(`The step ${id} has no hints.`);
	}
	problems.push(...programProblems(read, program));
	const prose = [...textsIn({ ...lesson, words: [], teacher: [] }), ...textsIn(ladders)];
	const grade = gradeOf(prose, new Set(lesson.words));
	const most = MOST[facts.kit];
	if (grade > most) problems.push(`It reads at grade ${grade.toFixed(1)}; ${most} is the most.`);
	for (const sentence of sentencesOf(prose).filter((one) => wordsOf(one).length > LONGEST_SENTENCE))
		problems.push(`Too long: ${sentence}`);

	const parts = partsOf({
		circuit,
		...(facts.extras && { extras: facts.extras }),
		...(lesson.parts && { special: lesson.parts }),
	});
	const text = [
		`# ${card.title}`,
		card.summary,
		`## ${lesson.story.title}`,
		...lesson.story.text,
		"## Parts",
		...parts.map(({ quantity, name, does }) => `- ${quantity} × ${name}: ${does}`),
		"## Wires",
		...circuit.wires.map(({ from, to, color }) => `- ${from} → ${to} (${color})`),
		"## Program",
		...lesson.stages.flatMap((stage, index) => [`${index + 1}. ${stage.do}`, `   Try: ${stage.try} See: ${stage.see}`]),
		"## Checks and hints",
		...steps.flatMap((id) => [
			`- ${lesson.steps[id]?.title}`,
			...(lesson.steps[id]?.hints ?? ladders?.[id] ?? []).map((rung) => `  - ${rung}`),
		]),
		`Reads at grade ${grade.toFixed(1)}.`,
	];
	return { text: text.join("\n"), problems };
}

/** What is wrong with the programs, and with a toolbox of blocks. */
function programProblems(read: Read, program: ProgramFacts): string[] {
	const blocks = program.kind === "blocks";
	const file = blocks ? "programs.blocks" : "programs.ino";
	try {
		const { extension, ...project } = readPrograms(read(file) ?? "", blocks ? "==" : "////");
		if (!blocks) return [];
		for (const { solution, accepted, wrong } of [project, ...(extension ? [extension] : [])])
			for (const source of [solution, ...[...accepted, ...wrong].map((one) => one.source)]) parseProgram(source);
		readToolbox(program.toolbox);
		return [];
	} catch (error) {
		const problem = (error as Error).message;
		return [error instanceof BadProgramText ? `This line is no block: ${problem}` : `${file}: ${problem}`];
	}
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
