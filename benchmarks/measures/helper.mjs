// The built-in helper on 60 broken programs and 150 beginners' questions, which were written apart from it (benchmarks/helper-corpus).
import { prepare } from "../../tools/prepare.mjs";
import { bundle } from "../bundle.mjs";

export async function measure() {
	await prepare({ tools: true });
	const { measurePrograms, measureQuestions } = await bundle("tools/prove-helper/measure-helper.ts");
	const [programs, questions] = [await measurePrograms(), await measureQuestions()];
	for (const { id, verdict, said } of [...programs.judged, ...questions.judged]) {
		if (verdict !== "right") console.log(`${id}: ${verdict}: ${said}`);
	}
	return { programs: programs.figures, questions: questions.figures };
}
