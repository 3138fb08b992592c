// The built-in helper on broken programs and beginners' questions that were written apart from it (benchmarks/helper-corpus): 60 and 150
// that it was improved with since, then 30 and 150 that it was not.
import { prepare } from "../../tools/prepare.mjs";
import { bundle } from "../bundle.mjs";

const CORPORA = ["benchmarks/helper-corpus", "benchmarks/helper-corpus/second"];

export async function measure() {
	await prepare({ tools: true });
	const { measurePrograms, measureQuestions } = await bundle("tools/prove-helper/measure-helper.ts");
	const figures = {};
	for (const corpus of CORPORA) {
		const [programs, questions] = [await measurePrograms(corpus), await measureQuestions(corpus)];
		for (const { id, verdict, said } of [...programs.judged, ...questions.judged]) {
			if (verdict !== "right") console.log(`${id}: ${verdict}: ${said}`);
		}
		figures[`${corpus}: programs`] = programs.figures;
		figures[`${corpus}: questions`] = questions.figures;
	}
	return figures;
}
