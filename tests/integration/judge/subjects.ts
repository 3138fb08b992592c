import { afterAll, beforeAll, inject } from "vitest";
import type { Compiler } from "#compiler/compiler.ts";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { asBlockProject, isOfBlocks, isSketch, listProjects, loadProject } from "#content/projects.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { Simulation } from "#simulator/simulation.ts";

/** Looks up the projects of a test file by their ids; they are compiled before its tests. */
export function subjectsForFile(): (id: string) => Subject {
	let subjects: Subject[] = [];
	let close: (() => Promise<void>) | undefined;
	beforeAll(async () => {
		const opened = await testCompiler({ cacheDir: inject("compilerCache") });
		close = opened.close;
		subjects = await listSubjects(opened.compiler);
	});
	afterAll(() => close?.());
	return (id) => {
		const subject = subjects.find((one) => one.id === id);
		if (!subject) throw new Error(`${id} has no checks`);
		return subject;
	};
}

/** A project as the judge sees it, with its solution on a board. */
export interface Subject {
	readonly id: string;
	readonly circuit: Circuit;
	readonly checks: Checks;
	/** A board with the solution, just switched on. */
	solved(): Simulation;
}

/** Every project with checks, made of blocks or of C++. */
export async function listSubjects(compiler: Compiler): Promise<Subject[]> {
	const subjects: Subject[] = [];
	for (const { id } of listProjects().filter(isOfBlocks)) {
		const [project, answers] = [asBlockProject(await loadProject(id)), blockAnswerFor(id)];
		if (!project || !answers) throw new Error(`${id} is not complete`);
		const { circuit, checks } = project;
		const { devices } = project.program;
		const program = fromBlockly(answers.solution) as BlockProgram;
		const solved = () => createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS }).simulation;
		subjects.push({ id, circuit, checks, solved });
	}
	for (const { id } of listProjects().filter(isSketch)) {
		const [project, answers] = [await loadProject(id), answerFor(id)];
		if (!project || !answers) throw new Error(`${id} is not complete`);
		const { circuit, checks } = project;
		const hex = await compileText(compiler, answers.solution);
		subjects.push({ id, circuit, checks, solved: () => createSimulation({ hex, circuit }) });
	}
	return subjects;
}

/** @throws Error with what the compiler says. */
export async function compileText(compiler: Compiler, source: string, userId = "judge"): Promise<string> {
	const answer = await compiler.compile(source, { userId });
	if (answer.outcome === "compiled") return answer.hex;
	throw new Error(`${source}\n${answer.diagnostics.map(({ raw }) => raw).join("\n")}`);
}
