import { answerFromContent } from "../../../server/assistant/knowledge.ts";
import { agrees, plainText } from "./answer-text.ts";
import type { Judged } from "./programs.ts";

/** A beginner's question with its acceptable answers: benchmarks/helper-corpus/README.md. */
export interface Question {
	readonly id: string;
	readonly question: string;
	readonly project: string | null;
	readonly answerable: boolean;
	readonly acceptable: readonly { readonly matches?: string; readonly source?: string | readonly string[] }[];
	readonly wrong: readonly string[];
}

const UNKNOWN = "I do not know this. Ask your teacher: your question and your program go to them.";

export async function judgeQuestion({ id, question, project, acceptable, wrong }: Question): Promise<Judged> {
	const known = await answerFromContent(question, project ?? undefined, "en");
	const text = plainText(known?.text ?? UNKNOWN);
	const sources = (known?.sources ?? []).map(({ kind, id: of }) => (kind === "quick-start" ? kind : `${kind}:${of}`));
	const said = `${question} => ${sources.join(", ")} ${text}`;
	if (wrong.some((pattern) => agrees(text, pattern))) return { id, verdict: "wrong", said };
	const isRight = acceptable.some(
		({ matches, source }) =>
			(matches === undefined || agrees(text, matches)) &&
			(source === undefined || [source].flat().some((one) => sources.includes(one))),
	);
	return { id, verdict: isRight ? "right" : "not helpful", said };
}
