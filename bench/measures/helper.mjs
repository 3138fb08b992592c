// The built-in helper on 60 broken programs, which were written apart from it (bench/helper-corpus).
import { prepare } from "../../tools/prepare.mjs";
import { bundle } from "../bundle.mjs";

export async function measure() {
	await prepare({ tools: true });
	const { measurePrograms } = await bundle("tools/prove-helper/measure-helper.ts");
	const { judged, figures } = await measurePrograms();
	for (const { id, verdict, said } of judged) {
		if (verdict !== "right") console.log(`${id}: ${verdict}: ${said}`);
	}
	return { programs: figures };
}
