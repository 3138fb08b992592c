// The built-in helper on broken programs and beginners' questions that were written apart from it (benchmarks/helper-corpus). Some of
// the corpora have programs only.
import { existsSync } from "node:fs";
import { prepare } from "../../tools/prepare.mjs";
import { bundle } from "../bundle.mjs";
import { waitsFor } from "../waits-for.mjs";

const CORPORA = ["", "/second", "/third", "/fourth", "/fifth"].map((corpus) => `benchmarks/helper-corpus${corpus}`);

export async function measure() {
	waitsFor("the product to be built");
	await prepare({ tools: true });
	const { measurePrograms, measureQuestions } = await bundle("tests/integration/helper/measure-helper.ts");
	const figures = {};
	for (const corpus of CORPORA) {
		waitsFor(`the helper to answer ${corpus}`);
		const hasQuestions = existsSync(`${corpus}/questions.json`);
		const measured = {
			programs: await measurePrograms(corpus),
			...(hasQuestions ? { questions: await measureQuestions(corpus) } : {}),
		};
		for (const [kind, { judged, figures: own }] of Object.entries(measured)) {
			for (const { id, verdict, said } of judged) if (verdict !== "right") console.log(`${id}: ${verdict}: ${said}`);
			figures[`${corpus}: ${kind}`] = own;
		}
	}
	return figures;
}
