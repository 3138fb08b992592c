import { laddersSchema, lessonSchema } from "#content/lesson-schema.ts";
import { partsOf } from "#content/parts-list.ts";
import { programFactsSchema } from "#content/program-facts.ts";
import { parseProgram } from "#content/program-text.ts";
import { gradeOf, sentencesOf, wordsOf } from "#content/reading-grade.ts";
import { projectCardTextsSchema, projectFactsSchema } from "#content/schema.ts";
import { checksSchema } from "#simulator/checks/format.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { circuitSchema } from "#simulator/circuit.ts";
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
	const program = load("program.json", programFactsSchema);
	const circuit = load("circuit.json", circuitSchema);
	const checks = load("checks.json", checksSchema);
	const lesson = load("words.en.json", lessonSchema);
	const ladders = program?.kind === "sketch" ? load("hints.en.json", laddersSchema) : null;
	if (!card || !facts || !circuit || !checks || !lesson) return { text: "", problems };

	for (const { code } of checkWiring(circuit)) problems.push(`circuit.json: ${code}`);
	const steps = stepIds(checks);
	if (Object.keys(lesson.steps).join() !== steps.join())
		problems.push(`words.en.json has words for the steps ${Object.keys(lesson.steps)}, the checks have ${steps}.`);
	const extension = read("extension.json") === null ? null : load("extension.json", checksSchema);
	const worded = Object.keys(lesson.challenges[1]?.steps ?? {});
	const checked = extension ? stepIds(extension) : [];
	if (worded.join() !== checked.join())
		problems.push(`The extension has words for the steps ${worded}, extension.json has ${checked}.`);
	for (const id of steps)
		if (!(lesson.steps[id]?.hints ?? ladders?.[id])) problems.push(`The step ${id} has no hints.`);
	if (program?.kind === "blocks") {
		try {
			for (const section of (read("programs.blocks") ?? "").split(/^== .*\n/m)) parseProgram(section);
		} catch (error) {
			problems.push(`programs.blocks: this line is no block: ${(error as Error).message}`);
		}
	}
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
		...lesson.program.map((line, index) => `${index + 1}. ${line}`),
		"## Checks and hints",
		...steps.flatMap((id) => [
			`- ${lesson.steps[id]?.title}`,
			...(lesson.steps[id]?.hints ?? ladders?.[id] ?? []).map((rung) => `  - ${rung}`),
		]),
		`Reads at grade ${grade.toFixed(1)}.`,
	];
	return { text: text.join("\n"), problems };
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
