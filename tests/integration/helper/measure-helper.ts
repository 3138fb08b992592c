import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "#compiler/compiler.ts";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { BadProgramText } from "#content/program-text.ts";
import { type BrokenProgram, type Judged, judgeProgram } from "./programs.ts";
import { judgeQuestion, type Question } from "./questions.ts";

const FIRST = "benchmarks/helper-corpus";

interface Figures {
	readonly all: number;
	readonly right: number;
	readonly wrong: number;
	readonly "right, in percent": number;
	readonly "wrong, in percent": number;
}

/** How many of the broken programs get a right next step. From the project's folder. */
export async function measurePrograms(corpus: string = FIRST): Promise<{ judged: Judged[]; figures: Figures }> {
	const opened = await testCompiler();
	try {
		const judged: Judged[] = [];
		for (const file of readdirSync(join(corpus, "programs"))) {
			const program = JSON.parse(readFileSync(join(corpus, "programs", file), "utf8")) as BrokenProgram;
			judged.push(await judgeOrMiss(program, opened.compiler));
		}
		return { judged, figures: figuresOf(judged) };
	} finally {
		await opened.close();
	}
}

/** Blocks that no block editor could hold, such as a number with a fraction, get no step: a miss. */
async function judgeOrMiss(program: BrokenProgram, compiler: Compiler): Promise<Judged> {
	try {
		return await judgeProgram(program, compiler);
	} catch (error) {
		if (!(error instanceof BadProgramText)) throw error;
		return { id: program.id, verdict: "not helpful", said: `cannot be built of blocks: ${error.message}` };
	}
}

/** How many of the questions get a right answer; to some of them it is right to know none. From the project's folder. */
export async function measureQuestions(corpus: string = FIRST): Promise<{ judged: Judged[]; figures: Figures }> {
	const questions = JSON.parse(readFileSync(join(corpus, "questions.json"), "utf8")) as Question[];
	const judged: Judged[] = [];
	for (const question of questions) judged.push(await judgeQuestion(question));
	return { judged, figures: figuresOf(judged) };
}

function figuresOf(judged: readonly Judged[]): Figures {
	const count = (verdict: Judged["verdict"]) => judged.filter((one) => one.verdict === verdict).length;
	const percent = (number: number) => Math.round((number / judged.length) * 1000) / 10;
	const [right, wrong] = [count("right"), count("wrong")];
	return { all: judged.length, right, wrong, "right, in percent": percent(right), "wrong, in percent": percent(wrong) };
}
